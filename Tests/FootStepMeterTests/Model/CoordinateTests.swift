import Foundation
import Testing

@testable import FootStepMeter

struct CoordinateTests {
    @Test(arguments: [
        ([0.0, 0.0], [0.001, 0.0], 111.2, 0.0), ([0, 0], [0, 0.001], 111.2, 90), ([60, 0], [60, 0.001], 55.6, 90),
        ([0, 0], [-0.001, -0.001], 157.3, 225), ([0, 179.9995], [0, -179.9995], 111.2, 90), ([1, 1], [1, 1], 0, 0),
    ])
    func theWayToAnotherPlace(_ start: [Double], _ end: [Double], _ length: Double, _ direction: Double) {
        let start = Coordinate(latitude: start[0], longitude: start[1])
        let course = start.course(to: Coordinate(latitude: end[0], longitude: end[1]))
        #expect(abs(course.length - length) < 0.05)
        #expect(abs(course.direction - direction) < 0.001)
    }

    @Test(arguments: ["[90.5, 0]", "[0, -181]", "[1, 2, 3]", "[1]", "{}"])
    func whatIsNoPlaceIsRefused(_ json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Coordinate.self, from: Data(json.utf8)) }
    }

    @Test func aPlaceIsAPairInJSON() throws {
        let place = try JSONDecoder().decode(Coordinate.self, from: Data("[35.5, -139]".utf8))
        #expect(place == Coordinate(latitude: 35.5, longitude: -139))
        #expect(String(decoding: try JSONEncoder().encode(place), as: UTF8.self) == "[35.5,-139]")
    }
}
