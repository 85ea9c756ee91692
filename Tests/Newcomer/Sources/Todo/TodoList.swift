/// What the app opens with, and what a test can give it.
struct TodoList: Codable {
    struct Item: Codable {
        var title: String
        var done: Bool?
    }

    var items: [Item] = []
    /// Which item is selected at first.
    var index: Int?
}
