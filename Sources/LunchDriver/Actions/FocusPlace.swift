import LunchElements
import LunchTerminal
import LunchWire

/// An element that has the focus, as it is known again while the focus moves.
///
/// It is known by its identifier, or else by its label and its frame. Its place in the tree is no indication: some
/// frameworks list the child with the focus first, so that the focus is always at the same place.
struct FocusPlace: Hashable {
    private let type: TUIElementType
    private let identifier: String
    private let label: String
    private let frame: CellRect
    /// The number of elements before it that are like it.
    private let ordinal: Int

    init(_ index: Int, in tree: ElementTree) {
        let node = tree.nodes[index]
        let isNamed = !node.identifier.isEmpty
        (type, identifier) = (node.type, node.identifier)
        label = isNamed ? "" : node.label
        frame = isNamed ? CellRect(column: 0, row: 0, columns: 0, rows: 0) : node.frame
        ordinal = (0..<index).count { other in
            let other = tree.nodes[other]
            guard other.type == node.type, other.identifier == node.identifier else { return false }
            return isNamed || other.label == node.label && other.frame == node.frame
        }
    }
}
