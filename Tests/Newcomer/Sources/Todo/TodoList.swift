/// The data of the screen, which a test can give it.
struct TodoList: Codable {
    struct Item: Codable {
        var title: String
        var done: Bool?
    }

    var items: [Item] = []
    /// The item that is selected at first.
    var index: Int?

    static let example = TodoList(items: [Item(title: "Buy milk"), Item(title: "Write a test", done: true)])
}
