import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Moves the focus to an element as a person would: with Tab, and among its siblings with the arrows.
    ///
    /// - Throws: where the focus has been everywhere and not there.
    func moveFocus(to steps: [QueryStep]) throws(TUIError) {
        var seen: Set<[Int]> = []
        while true {
            let target = try actionable(steps)
            if target.attributes.hasFocus { return }
            let tree = target.frame.tree
            let focused = tree.nodes.indices.last { tree.nodes[$0].hasFocus }
            if let focused, try moveAmongSiblings(to: steps, from: focused, in: tree) { return }
            guard seen.insert(focused.map { tree.path(of: $0) } ?? []).inserted else {
                throw TUIError(.unreachable, message(FailureText.noFocus(steps), target.frame))
            }
            send(try Key.tab.bytes(for: target.frame.grid.modes))
        }
    }

    /// Moves the focus with the arrows where it is on a sibling of the target or on what contains it.
    private func moveAmongSiblings(
        to steps: [QueryStep], from focused: Int, in tree: ElementTree
    ) throws(TUIError) -> Bool {
        let resolution = Resolution(steps, in: try settledFrame(for: steps))
        guard let target = resolution.found.first, resolution.frame.tree.nodes == tree.nodes else { return false }
        let container = tree.parents[target]
        guard container > 0, container == focused || container == tree.parents[focused] else { return false }
        let siblings = tree.children(of: container)
        let place = { (index: Int) in siblings.firstIndex(of: index) ?? -1 }
        let forward = place(target) > place(focused)
        let isRow = siblings.allSatisfy { tree.nodes[$0].frame.origin.row == tree.nodes[target].frame.origin.row }
        let key: Key = isRow ? (forward ? .right : .left) : (forward ? .down : .up)
        for _ in siblings {
            send(try key.bytes(for: resolution.frame.grid.modes))
            if try actionable(steps).attributes.hasFocus { return true }
        }
        return false
    }
}

extension ElementTree {
    /// The child indices that lead from the root to a node.
    func path(of index: Int) -> [Int] {
        guard parents[index] >= 0 else { return [] }
        let place = children(of: parents[index]).firstIndex(of: index) ?? 0
        return path(of: parents[index]) + [place]
    }
}
