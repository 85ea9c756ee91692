import LunchMarbles

@testable import FootStepMeter

/// A location source that a timeline plays.
final class LocationSourceMock: LocationSource {
    private(set) var accuracy: Accuracy?
    private let timeline: TestSource<Location>
    private var receive: ((Location?) -> Void)?

    init(_ timeline: TestSource<Location>) { self.timeline = timeline }

    func start(accuracy: Accuracy, _ receive: @escaping (Location?) -> Void) {
        self.accuracy = accuracy
        self.receive = receive
        timeline.subscribe { [weak self] event in
            if case .value(let location) = event { self?.receive?(location) } else { self?.receive?(nil) }
        }
    }

    func stop() { receive = nil }
}
