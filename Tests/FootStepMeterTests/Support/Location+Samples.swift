@testable import FootStepMeter

extension Location {
    static let tokyo = Location(
        latitude: 35.681236, longitude: 139.767125, accuracy: 5, speed: 1.4, direction: 90, time: 1_767_225_600)

    static let yokohama = Location(
        latitude: 35.465786, longitude: 139.622313, accuracy: 5, speed: 0, direction: 0, time: 1_767_225_601)
}
