/// A place on the earth, in degrees; in JSON a pair, `[35.68, 139.77]`.
struct Coordinate: Equatable {
    let latitude: Double
    let longitude: Double
}

extension Coordinate: Codable {
    init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        latitude = try pair.decode(Double.self)
        longitude = try pair.decode(Double.self)
        guard abs(latitude) <= 90, abs(longitude) <= 180, pair.isAtEnd else {
            throw DecodingError.dataCorruptedError(
                in: pair, debugDescription: "a latitude from -90 to 90 and a longitude from -180 to 180 belong there")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        try pair.encode(latitude)
        try pair.encode(longitude)
    }
}

extension Coordinate {
    /// The distance of another place to the north and to the east, in degrees of latitude.
    ///
    /// It takes the short way, also over the 180th meridian, and the earth for flat: a route on foot is short.
    func offset(to other: Coordinate) -> (north: Double, east: Double) {
        let east = (other.longitude - longitude).remainder(dividingBy: 360)
        return (other.latitude - latitude, east * cosine(ofDegrees: latitude))
    }

    /// The way to another place: its length in metres, and its direction in degrees clockwise from north.
    func course(to other: Coordinate) -> (length: Double, direction: Double) {
        let (north, east) = offset(to: other)
        let length = (north * north + east * east).squareRoot() * 111_195  // metres a degree, on a sphere of 6371 km
        return (length, direction(north: north, east: east))
    }
}
