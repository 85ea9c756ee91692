/// The dishes: the mock data of the breakfast screen.
struct Menu: Codable {
    var menu: String
}
