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
            guard isMasked(index) else { return indent + TreeText.wholeLine(node) }
            let name = node.identifier.isEmpty ? "" : " \(node.identifier.literal)"
            return "\(indent)\(node.type.rawValue)\(name)\(Self.masked)"
        }
        return body
    }

    /// Returns true if the whole frame of an element is masked.
    func isMasked(_ index: Int) -> Bool {
        let rectangle = frame.tree.nodes[index].frame
        return !rectangle.isEmpty && masks.contains { $0.intersection(rectangle) == rectangle }
    }

    /// Returns true if all elements in view are masked whose frames meet a condition, but the app itself.
    func isMaskedAltogether(_ isShown: (CellRect) -> Bool) -> Bool {
        guard !masks.isEmpty else { return false }
        let tree = frame.tree
        return tree.nodes.indices.allSatisfy { index in
            index == 0 || !isShown(tree.nodes[index].frame) || frame.visibleFrame(of: index).isEmpty || isMasked(index)
        }
    }
}
