/// The place and the movement that a location source tells. The units are those of `Footprint`.
struct Location: Equatable {
    var latitude: Double
    var longitude: Double
    var accuracy = 0.0
    var speed = 0.0
    var direction = 0.0
    var time = 0.0
}
