/// Something to buy.
struct Grocery: Codable, Equatable {
    var name: String
    var amount: String
    var isBought = false
}

/// The groceries that a household needs.
struct GroceryList: Codable, Equatable {
    var items: [Grocery]

    static let standard = GroceryList(items: [
        Grocery(name: "Milk", amount: "2 l"),
        Grocery(name: "Bread", amount: "1 loaf", isBought: true),
        Grocery(name: "Apples", amount: "1 kg"),
        Grocery(name: "豆腐", amount: "3 packs"),
    ])
}

/// The list that the screens share.
@MainActor
final class GroceryStore {
    var list: GroceryList

    init(_ list: GroceryList = .standard) {
        self.list = list
    }
}
