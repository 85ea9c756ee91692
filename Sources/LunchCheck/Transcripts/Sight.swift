import LunchElements
import LunchTerminal
import LunchWire

/// The elements and the screen that an app shows.
struct Sight: Equatable {
    let tree: AccessibilityNode?
    let screen: String

    /// The first difference from another one, as a clause.
    func difference(from other: Sight) -> String {
        guard let tree, let changes = other.tree.map({ tree.changes(from: $0) }), !changes.isEmpty else {
            return "the elements are the same, the screen is not"
        }
        guard case .attributes(_, let attributes)? = changes.first else { return "the elements are different" }
        return
            "\(attributes.name) has the value \((attributes.value ?? "").literal) and the label \(attributes.label.literal)"
    }
}

extension Facts {
    var sight: Sight { Sight(tree: tree, screen: grid.text) }
}
