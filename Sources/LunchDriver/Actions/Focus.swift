import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// Brings the focus to an element as a person would.
struct Focus {
    let run: AppRun

    /// Gives an element the focus if it does not have it, by a click or by the keyboard.
    func bring(to steps: [QueryStep]) throws(TUIError) -> Target {
        let target = try run.finder.actionable(steps)
        if target.attributes.hasFocus { return target }
        if let unmet = try run.pointer.click(steps, from: target, as: "tap()") {
            return try move(to: steps, from: unmet)
        }
        let reached = try run.finder.actionable(steps)
        if reached.attributes.hasFocus { return reached }
        throw run.error(.noFocus, steps, reached)
    }

    /// The most keys that are pressed at once: each such round has the whole of the action timeout to be handled in.
    private static let keyLimit = 256

    /// Moves the focus to an element as a person would: with Tab, and among its siblings with the arrows.
    ///
    /// A row or a tab counts as reached when it is selected and what contains it has the focus.
    ///
    /// - Throws: where the focus has been everywhere and not there.
    ///
    /// - Parameter start: the element as it was found a moment ago.
    func move(to steps: [QueryStep], from start: Target) throws(TUIError) -> Target {
        var target = start
        var seen: Set<[Int]> = []
        while true {
            if target.isReached { return target }
            let tree = target.frame.tree
            let focused = tree.nodes.focused.max()
            if let focused, tree.isBesideOrAround(focused, target.index),
                let reached = try moveAmongSiblings(to: steps, from: target)
            {
                return reached
            }
            guard seen.insert(focused.map { tree.path(of: $0) } ?? []).inserted else {
                throw run.finder.outOfReach(steps, target) ?? run.error(.noFocus, steps, target)
            }
            try run.keyboard.press([.tab], in: target.frame)
            target = try run.finder.actionable(steps)
        }
    }

    /// Moves the focus or the selection with the arrows, from a sibling of the target to the target; nil where they do
    /// not lead there.
    ///
    /// The first press shows whether they lead there at all; the rest are then pressed many at once.
    private func moveAmongSiblings(to steps: [QueryStep], from start: Target) throws(TUIError) -> Target? {
        var target = start
        var last: Int?
        while !target.isReached {
            let tree = target.frame.tree
            let siblings = tree.children(of: tree.parents[target.index])
            let isCurrent = { (index: Int) in tree.nodes[index].hasFocus || tree.nodes[index].isSelected }
            let current = siblings.firstIndex { isCurrent($0) } ?? -1
            let distance = (siblings.firstIndex(of: target.index) ?? 0) - current
            // Each round has to come nearer, or the arrows do something else here.
            if let last, abs(distance) >= abs(last) { return nil }
            let isRow = siblings.allSatisfy {
                tree.nodes[$0].frame.origin.row == target.attributes.frame.origin.row
                    && !tree.nodes[$0].frame.isEmpty
            }
            let key: TUIKeyboardKey = isRow ? (distance > 0 ? .right : .left) : (distance > 0 ? .down : .up)
            try run.keyboard.press(
                Array(repeating: key, count: last == nil ? 1 : min(Self.keyLimit, abs(distance))), in: target.frame)
            last = distance
            target = try run.finder.actionable(steps)
        }
        return target
    }
}

extension AppRun {
    /// Moves the focus.
    var focus: Focus { Focus(run: self) }
}

extension Target {
    /// Whether Return would press it: it has the focus, or is what is selected in what has.
    fileprivate var isReached: Bool {
        if attributes.hasFocus { return true }
        let parent = frame.tree.parents[index]
        return attributes.isSelected && parent > 0 && frame.tree.nodes[parent].hasFocus
    }
}

extension ElementTree {
    /// Whether one element contains another directly, or is contained in the same, which is not the root.
    fileprivate func isBesideOrAround(_ one: Int, _ other: Int) -> Bool {
        let container = parents[other]
        return container > 0 && (container == one || container == parents[one])
    }

    /// The child indices that lead from the root to a node.
    fileprivate func path(of index: Int) -> [Int] {
        guard parents[index] >= 0 else { return [] }
        let place = children(of: parents[index]).firstIndex(of: index) ?? 0
        return path(of: parents[index]) + [place]
    }
}
