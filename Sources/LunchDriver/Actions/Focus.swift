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
        if target.frame.showsTexts { throw run.error(.textTakesNoFocus(target.attributes), steps, target) }
        if target.hasFocus { return target }
        if !target.isPublished { return try bringByClick(to: steps, from: target) }
        if let unmet = try run.pointer.click(steps, from: target, as: "tap()") {
            return try move(to: steps, from: unmet)
        }
        let reached = try run.finder.actionable(steps)
        if reached.attributes.hasFocus { return reached }
        throw run.error(.noFocus(pressed: [], behind: reached.front), steps, reached)
    }

    /// Gives an element the focus that was read from the screen; what is not seen to have it is not guessed to.
    private func bringByClick(to steps: [QueryStep], from target: Target) throws(TUIError) -> Target {
        guard target.tracksMouse else {
            throw run.error(.unsureFocus(target.attributes, clicked: false), steps, target)
        }
        _ = try run.pointer.click(steps, from: target, as: "tap()")
        let reached = try run.finder.actionable(steps)
        if reached.hasFocus { return reached }
        throw run.error(.unsureFocus(reached.attributes, clicked: true), steps, reached)
    }

    /// The most keys that are pressed at once: each such round has the whole of the action timeout to be handled in.
    private static let keyLimit = 256

    /// Moves the focus to an element as a person would: with Tab, and among its siblings with the arrows.
    ///
    /// In a container the arrows come first, since Tab leaves it. Directly below the root Tab comes first: most apps know it
    /// there, and it changes nothing else. The arrows follow once Tab has been everywhere.
    ///
    /// A row or a tab counts as reached when it is selected and what contains it has the focus.
    ///
    /// - Throws: `TUIError` if the focus has been everywhere else and did not get there.
    ///
    /// - Parameter start: the element as it was found a moment ago.
    func move(to steps: [QueryStep], from start: Target) throws(TUIError) -> Target {
        var target = start
        var seen: Set<[Int]> = []
        var pressed: [TUIKeyboardKey] = []
        while true {
            if target.isReached { return target }
            let tree = target.frame.tree
            let focused = tree.nodes.focused.max()
            if let focused, tree.isBesideOrAround(focused, target.index),
                let reached = try moveAmongSiblings(to: steps, from: target, &pressed)
            {
                return reached
            }
            guard seen.insert(focused.map { tree.path(of: $0) } ?? []).inserted else {
                if let reached = try moveByPlace(to: steps, from: target, &pressed) { return reached }
                throw run.finder.outOfReach(steps, target)
                    ?? run.error(.noFocus(pressed: pressed, behind: target.front), steps, target)
            }
            try press(.tab, in: target.frame, &pressed)
            target = try run.finder.actionable(steps)
        }
    }

    /// Moves the focus or the selection with the arrows, from a sibling of the target to the target; nil if they do
    /// not lead there.
    ///
    /// The first press shows whether they lead there at all; the rest are then pressed many at once.
    private func moveAmongSiblings(
        to steps: [QueryStep], from start: Target, _ pressed: inout [TUIKeyboardKey]
    ) throws(TUIError) -> Target? {
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
            let count = last == nil ? 1 : min(Self.keyLimit, abs(distance))
            try press(key, times: count, in: target.frame, &pressed)
            last = distance
            target = try run.finder.actionable(steps)
        }
        return target
    }

    /// Moves the focus or the selection with the arrows to a target directly below the root, by where it lies; nil if they
    /// do not lead there.
    ///
    /// Each press has to lead to an element where the focus has not been yet.
    private func moveByPlace(
        to steps: [QueryStep], from start: Target, _ pressed: inout [TUIKeyboardKey]
    ) throws(TUIError) -> Target? {
        var target = start
        var seen: Set<Int> = []
        while let current = target.neighbour, seen.insert(current).inserted {
            for key in target.keys(from: current) where target.neighbour == current {
                try press(key, in: target.frame, &pressed)
                target = try run.finder.actionable(steps)
                if target.isReached { return target }
            }
        }
        return nil
    }

    /// Presses a key, and notes that for an error.
    private func press(
        _ key: TUIKeyboardKey, times: Int = 1, in frame: TUIFrame, _ pressed: inout [TUIKeyboardKey]
    ) throws(TUIError) {
        if !pressed.contains(key) { pressed.append(key) }
        try run.keyboard.press(Array(repeating: key, count: times), in: frame)
    }
}

extension AppRun {
    /// Moves the focus.
    var focus: Focus { Focus(run: self) }
}

extension Target {
    /// True if it is known to have the focus.
    fileprivate var hasFocus: Bool { attributes.hasFocus && !attributes.unknown.contains(.hasFocus) }

    /// True if Return would press it: it has the focus, or is what is selected in what has.
    fileprivate var isReached: Bool {
        if attributes.hasFocus { return true }
        guard attributes.isSelected else { return false }
        let parent = frame.tree.parents[index]
        if parent > 0 { return frame.tree.nodes[parent].hasFocus }
        // The root has what no other element has. A field takes nothing that is typed unless it says that it has the focus.
        return isBelowRoot && !attributes.type.nature.contains(.takesText) && frame.tree.hasNoFocusBelowRoot
    }

    /// The alert or dialog in front of it; nil if there is none.
    fileprivate var front: AccessibilityNode.Attributes? { frame.front(of: index).map { frame.tree.nodes[$0] } }

    /// True if it lies directly below the root.
    private var isBelowRoot: Bool { frame.tree.parents[index] == 0 }

    /// The element directly below the root, as this is, that has the focus, or is selected if none has it; nil if none is.
    fileprivate var neighbour: Int? {
        guard isBelowRoot else { return nil }
        let tree = frame.tree
        guard tree.hasNoFocusBelowRoot else { return tree.nodes.focused.first { tree.parents[$0] == 0 } }
        return tree.children(of: 0).first { tree.nodes[$0].isSelected }
    }

    /// The arrows that lead here from a neighbour: up or down first, unless this lies beside it.
    fileprivate func keys(from neighbour: Int) -> [TUIKeyboardKey] {
        let (here, there) = (attributes.frame, frame.tree.nodes[neighbour].frame)
        let isAfter = index > neighbour
        if here.isEmpty || there.isEmpty { return [isAfter ? .down : .up] }
        var keys: [TUIKeyboardKey] = []
        if here.origin.row >= there.origin.row + there.size.rows { keys.append(.down) }
        if there.origin.row >= here.origin.row + here.size.rows { keys.append(.up) }
        if here.origin.column >= there.origin.column + there.size.columns { keys.append(.right) }
        if there.origin.column >= here.origin.column + here.size.columns { keys.append(.left) }
        return keys
    }
}

extension ElementTree {
    /// Returns true if one element contains another directly, or is contained in the same, which is not the root.
    fileprivate func isBesideOrAround(_ one: Int, _ other: Int) -> Bool {
        let container = parents[other]
        return container > 0 && (container == one || container == parents[one])
    }

    /// True if no element has the focus, unless it is the root.
    fileprivate var hasNoFocusBelowRoot: Bool { nodes.focused.allSatisfy { $0 == 0 } }

    /// The child indices that lead from the root to a node.
    fileprivate func path(of index: Int) -> [Int] {
        guard parents[index] >= 0 else { return [] }
        let place = children(of: parents[index]).firstIndex(of: index) ?? 0
        return path(of: parents[index]) + [place]
    }
}
