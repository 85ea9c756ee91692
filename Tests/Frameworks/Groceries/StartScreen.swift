import Trellis

/// The first screen: how much there is to buy, and where to go.
final class StartScreen: Stack {
    private let store: GroceryStore

    init(_ store: GroceryStore) {
        self.store = store
        let count = store.list.items.count { !$0.isBought }
        super.init(.vertical, spacing: 1, padding: 1)
        add(Label("Groceries", style: .bold))
        add(Label(count == 1 ? "1 item to buy" : "\(count) items to buy"))
        add(Button("Show list") { App.shared.show(ListScreen(store)) })
        add(Button("Quit") { App.shared.quit() })
    }
}
