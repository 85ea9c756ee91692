import LunchBridge
import Trellis

/// The form in which an item is edited, or a new one is written.
final class EditScreen: Stack {
    private let store: GroceryStore
    private var row: Int?
    private let name: TextField
    private let amount: TextField
    private let bought: CheckBox
    private let status = Label()

    init(_ store: GroceryStore, row: Int?) {
        self.store = store
        self.row = row
        let item = row.map { store.list.items[$0] }
        name = TextField(item?.name ?? "", hint: "Milk")
        amount = TextField(item?.amount ?? "", hint: "2 l")
        bought = CheckBox("Bought", isOn: item?.isBought ?? false)
        super.init(.vertical, spacing: 1, padding: 1)
        add(Label(row == nil ? "New item" : "Edit item", style: .bold))
        add(Stack(.horizontal, spacing: 1, [Label("Name  "), name]))
        add(Stack(.horizontal, spacing: 1, [Label("Amount"), amount]))
        add(bought)
        add(
            Stack(
                .horizontal, spacing: 1,
                [
                    Button("Save") { [unowned self] in save() },
                    Button("Back") { [unowned self] in App.shared.show(ListScreen(store, selecting: self.row ?? 0)) },
                ]))
        add(status)
    }

    /// Saves the item, and says so a moment later.
    private func save() {
        guard !name.text.isEmpty else {
            let alert = Alert("No name", message: "An item needs a name.")
            alert.addAnswer("OK") { [name] in name.focus() }
            return alert.present()
        }
        let item = Grocery(name: name.text, amount: amount.text, isBought: bought.isOn)
        if let row {
            store.list.items[row] = item
        } else {
            row = store.list.items.count
            store.list.items.append(item)
        }
        status.text = "Saving…"
        App.shared.after(0.3, bridge.tracking("saving") { [status] in status.text = "Saved" })
    }
}
