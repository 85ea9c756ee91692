import LunchElements
import LunchWire

/// Reads the elements of a frame for a snapshot.
struct ElementReader {
    /// The end of a line about an element whose content is left out.
    static let masked = ", masked"

    private let frame: TUIFrame
    private let masks: [CellRect]

    init(_ frame: TUIFrame, _ masks: [CellRect]) { (self.frame, self.masks) = (frame, masks) }

    /// The elements whose frames meet a condition, indented by depth.
    func body(of size: CellSize, _ isShown: (CellRect) -> Bool) -> TUISnapshot.Body {
        let tree = frame.tree
        let shown = tree.nodes.indices.filter { isShown(tree.nodes[$0].frame) }
        return body(of: size, shown, indentedFrom: shown.map { tree.depth(of: $0) }.min() ?? 0)
    }

    /// An element and all below it.
    func body(of size: CellSize, below root: Int) -> TUISnapshot.Body {
        let tree = frame.tree
        return body(of: size, Array(root..<tree.ends[root]), indentedFrom: tree.depth(of: root))
    }

    private func body(of size: CellSize, _ indices: [Int], indentedFrom depth: Int) -> TUISnapshot.Body {
        var body = TUISnapshot.Body(content: .elements, size: size)
        body.facts = masks.map { "\(TUISnapshot.Fact.masked)\($0)" }
        body.lines = indices.map { index in
            let node = frame.tree.nodes[index]
            let indent = String(repeating: "  ", count: frame.tree.depth(of: index) - depth)
            guard isMasked(node.frame) else { return indent + TreeText.wholeLine(node) }
            let name = node.identifier.isEmpty ? "" : " \(node.identifier.literal)"
            return "\(indent)\(node.type.rawValue)\(name)\(Self.masked)"
        }
        return body
    }

    private func isMasked(_ rectangle: CellRect) -> Bool {
        !rectangle.isEmpty && masks.contains { $0.intersection(rectangle) == rectangle }
    }
}
