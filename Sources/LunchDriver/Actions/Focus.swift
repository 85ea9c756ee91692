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
        if let unmet = try run.pointer.click(steps, from: target) {
            return try move(to: steps, from: unmet)
        }
        let reached = try run.finder.actionable(steps)
        if reached.attributes.hasFocus { return reached }
        throw run.error(.noFocus(pressed: [], behind: reached.front), steps, reached)
    }

    /// Gives an element the focus that was read from the screen; Lunch does not guess that an element has it.
    private func bringByClick(to steps: [QueryStep], from target: Target) throws(TUIError) -> Target {
        guard target.tracksMouse else {
            throw run.error(.unsureFocus(target.attributes, clicked: false), steps, target)
        }
        _ = try run.pointer.click(steps, from: target)
        let reached = try run.finder.actionable(steps)
        if reached.hasFocus { return reached }
        throw run.error(.unsureFocus(reached.attributes, clicked: true), steps, reached)
    }

    /// Moves the focus to an element as a person would, along a `FocusPath`.
    ///
    /// - Parameter start: the element as it was found a moment ago.
    /// - Throws: if the focus has been everywhere and not there.
    func move(to steps: [QueryStep], from start: Target) throws(TUIError) -> Target {
        var target = start
        // The target before the arrows, which an app that has another use for them may have changed since.
        var shown = start
        var path = FocusPath()
        while true {
            switch path.next(to: target) {
            case .reached: return target
            case .press(let key, let times):
                let before = target.frame.tree
                try run.keyboard.press(Array(repeating: key, count: times), in: target.frame)
                target = try run.finder.actionable(steps)
                if let changed = target.changed(since: before) {
                    throw run.finder.outOfReach(steps, shown)
                        ?? run.error(.typedInstead(key, into: changed), steps, target)
                }
                if key == .tab { shown = target }
            case .blocked:
                throw run.finder.outOfReach(steps, shown)
                    ?? run.error(.noFocus(pressed: path.pressed, behind: shown.front), steps, shown)
            }
        }
    }
}

extension AppRun {
    /// Moves the focus.
    var focus: Focus { Focus(run: self) }
}

extension Target {
    /// True if it is known to have the focus.
    fileprivate var hasFocus: Bool { attributes.hasFocus && !attributes.unknown.contains(.hasFocus) }

    /// The element that has kept the focus and has another value than before; nil if there is none.
    ///
    /// An element that contains this one may have a value that follows what is selected in it.
    fileprivate func changed(since before: ElementTree) -> AccessibilityNode.Attributes? {
        let tree = frame.tree
        guard let focused = tree.nodes.focused.max(), focused == before.nodes.focused.max(),
            !sequence(first: index, next: { $0 > 0 ? tree.parents[$0] : nil }).contains(focused)
        else { return nil }
        let (old, new) = (before.nodes[focused], tree.nodes[focused])
        return old.type == new.type && old.identifier == new.identifier && old.value != new.value ? new : nil
    }

    /// The alert or dialog in front of it; nil if there is none.
    fileprivate var front: AccessibilityNode.Attributes? { frame.front(of: index).map { frame.tree.nodes[$0] } }
}
