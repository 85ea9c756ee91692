/// A point of a route, as it is saved.
struct Footprint: Codable, Equatable, Identifiable {
    let id: Int

    /// The title of the route.
    let title: String

    /// The place, in degrees; north and east are positive.
    let latitude: Double
    let longitude: Double

    /// The distance by which that may be wrong, in metres.
    let accuracy: Double

    /// In metres a second.
    let speed: Double

    /// The direction of the movement, in degrees clockwise from north.
    let direction: Double

    /// When it was, in seconds since 1970 (UTC).
    let time: Double
}

extension Footprint {
    init(id: Int, title: String, at location: Location) {
        self.init(
            id: id, title: title, latitude: location.latitude, longitude: location.longitude,
            accuracy: location.accuracy, speed: location.speed, direction: location.direction, time: location.time)
    }
}
