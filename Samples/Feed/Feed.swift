/// A post on the wall.
struct Feed: Codable, Equatable {
    var id: String
    var title: String
    var text: String
}
