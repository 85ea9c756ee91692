@testable import FootStepMeter

extension MockData {
    /// Points of routes with these titles, the oldest first.
    static func points(_ titles: [String]) -> MockData {
        MockData(footprints: titles.map { Point(title: $0) })
    }

    /// Two routes, of which `test1` is the newer one.
    static let twoRoutes = points(["test2", "test2", "test2", "test1"])
}

extension [Coordinate] {
    /// Ten metres and more to the north, then to the east.
    static let corner = [(35, 139), (35.0001, 139), (35.0001, 139.0001)].map(Coordinate.init)
}
