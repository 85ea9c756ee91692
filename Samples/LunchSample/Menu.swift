/// What there is to eat: the mock data of the breakfast screen.
struct Menu: Codable {
    var menu: String
}
