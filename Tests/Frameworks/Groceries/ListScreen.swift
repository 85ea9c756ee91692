import Trellis

/// The list of groceries; beside it, if there is room, the one that is selected.
final class ListScreen: Stack {
    private let store: GroceryStore
    private let list: ListView
    private let amount = Label()
    private let state = Label(style: .dim)
    private lazy var details = Stack(.vertical, [amount, state])

    init(_ store: GroceryStore, selecting row: Int = 0) {
        self.store = store
        list = ListView(
            store.list.items.map { "\($0.isBought ? "✓" : "·") \($0.name)" }, selecting: row)
        super.init(.vertical, spacing: 1, padding: 1)
        list.isFlexible = true
        list.onOpen = { [unowned self] in edit($0) }
        list.onSelect = { [unowned self] in showDetails(of: $0) }
        let content = Stack(.horizontal, spacing: 4, [list, details])
        content.isFlexible = true
        add(Label(store.list.items.isEmpty ? "Nothing to buy" : "To buy", style: .bold))
        add(content)
        add(
            Stack(
                .horizontal, spacing: 1,
                [
                    Button("Add") { [unowned self] in edit(nil) },
                    Button("Remove") { [unowned self] in askToRemove() },
                    Button("Back") { App.shared.show(StartScreen(store)) },
                ]))
        if let row = list.selectedRow { showDetails(of: row) }
    }

    override func layout() {
        details.isHidden = size.width < 50
        super.layout()
    }

    private func showDetails(of row: Int) {
        let item = store.list.items[row]
        amount.text = "Amount: \(item.amount)"
        state.text = item.isBought ? "In the basket" : "Not bought yet"
    }

    private func edit(_ row: Int?) {
        App.shared.show(EditScreen(store, row: row))
    }

    private func askToRemove() {
        guard let row = list.selectedRow else { return }
        let alert = Alert("Remove", message: "Remove \(store.list.items[row].name) from the list?")
        alert.addAnswer("Cancel")
        alert.addAnswer("Remove") { [store] in
            store.list.items.remove(at: row)
            App.shared.show(ListScreen(store, selecting: row))
        }
        alert.present()
    }
}
