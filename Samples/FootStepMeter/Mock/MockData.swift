/// The mock data of every screen: with it the app keeps all in memory, and touches no file.
struct MockData: Codable {
    /// A point that has been recorded; only its title matters to most tests.
    struct Point: Codable {
        var title: String
        var latitude: Double?
        var longitude: Double?
        var accuracy: Double?
        var speed: Double?
        var direction: Double?
        var time: Double?
    }

    /// The points that have been recorded, the oldest first.
    var footprints: [Point]?

    /// The route of the location source, as pairs of latitude and longitude.
    var route: [Coordinate]?

    /// The reason why nothing can be saved or exported; nil if it can.
    var failure: String?
}

extension MockData {
    /// A store with the recorded points.
    func store() throws -> any FootprintStore {
        let store = MockStore()
        for point in footprints ?? [] {
            store.title = point.title
            try store.create(
                Location(
                    latitude: point.latitude ?? 0, longitude: point.longitude ?? 0, accuracy: point.accuracy ?? 0,
                    speed: point.speed ?? 0, direction: point.direction ?? 0, time: point.time ?? 0))
        }
        store.failure = failure
        return store
    }
}

extension MockData {
    /// A short walk that has been recorded, and one to record.
    static let walk = MockData(
        footprints: [Coordinate].walk.prefix(40).map {
            Point(title: "Tokyo Station", latitude: $0.latitude, longitude: $0.longitude)
        }, route: .walk)
}
