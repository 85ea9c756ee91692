/// An item as mock data.
struct Item: Encodable {
    var title: String
    var done = false

    static let shopping = [Item(title: "bread", done: true), Item(title: "butter"), Item(title: "jam")]
}
