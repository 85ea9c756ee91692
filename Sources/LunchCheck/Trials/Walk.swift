import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The frames that an app showed at some keys, one after the other.
struct Walk: Sendable {
    struct Step: Sendable {
        /// The key's name.
        let deed: String
        /// The letter that was typed; nil for another key.
        let letter: String?
        /// The frames since then, the last ones of many.
        let frames: [ShownFrame]
        /// The number of bytes that had been sent with the key and before it.
        let sent: Int
        /// The elements, and the screen that belongs to them, once the app rested.
        let tree: AccessibilityNode?
        let grid: TUIGrid
        /// The output behind the last frame, if no frame came after it; nil if that does not show.
        let behind: [UInt8]?
    }

    /// The deed of the first step.
    static let opening = "opening"

    /// The steps, the opening first.
    let steps: [Step]

    /// Each step with the one before.
    var pairs: [(before: Step, after: Step)] { Array(zip(steps, steps.dropFirst())) }

    /// The keys at which the screen has changed.
    var changes: [String] {
        pairs.filter { $0.after.grid.firstDifference(from: $0.before.grid) != nil }.map(\.after.deed)
    }

    /// The reason why a check of the frames at keys says nothing: none of them has shown anything.
    var nothingShown: String {
        let names = steps.dropFirst().map(\.deed)
        let keys = names.indices.filter { names.firstIndex(of: names[$0]) == $0 }.map { names[$0] }
        return keys.isEmpty
            ? "the app acknowledges no key"
            : "no key that was tried changes the screen (\(keys.joined(separator: ", ")))"
    }
}

extension Trial {
    /// Letters for a field, and the ways through a list and out of the field.
    private static let path: [TUIKeyboardKey] = [
        "a", "b", .leftArrow, .rightArrow, .downArrow, .upArrow, .tab, .downArrow, .upArrow, .tab, "a", .downArrow,
    ]

    /// The most presses of Tab that lead to a field.
    private static let tabLimit = 8

    /// Walks an app through keys until it does not acknowledge one: first to a field, if there is one and Tab leads there.
    func walk() -> Walk {
        rest()
        var steps = [step(Walk.opening, nil, since: 0)]
        var keys = Self.path[...]
        var tabs = 0
        while true {
            let key: TUIKeyboardKey
            if tabs < Self.tabLimit, look({ $0.frame })?.wantsFocusInField == true {
                (key, tabs) = (.tab, tabs + 1)
            } else {
                tabs = Self.tabLimit
                guard let next = keys.popFirst() else { break }
                key = next
            }
            let frames = look { $0.frames }
            press(key)
            guard acknowledgement() == nil else { break }
            rest()
            guard look({ $0.status == nil }) else { break }
            let isLetter = bytes(of: key).count == 1 && key != .tab
            steps.append(step(key.description, isLetter ? key.description : nil, since: frames))
        }
        return Walk(steps: steps)
    }

    private func step(_ deed: String, _ letter: String?, since frames: Int) -> Walk.Step {
        var behind = look { $0.drawnBehind }
        // An app may draw at any time, if a frame follows.
        if behind != nil {
            behind = wait(subject.limits.stillness * 2) { $0.drawnBehind == nil ? true : nil } == nil ? behind : nil
        }
        return look { state in
            Walk.Step(
                deed: deed, letter: letter, frames: Array(state.recent.suffix(max(0, state.frames - frames))),
                sent: state.sent, tree: state.frame?.tree, grid: state.terminal.grid, behind: behind)
        }
    }

    /// Brings the focus to a field of text with Tab, if there is one and Tab leads there.
    func focusField() {
        for _ in 0..<Self.tabLimit where look({ $0.frame })?.wantsFocusInField == true {
            press(.tab)
            guard acknowledgement() == nil else { return }
            rest()
        }
    }
}

extension ShownFrame {
    /// True if there is a field of text, and none has the focus.
    fileprivate var wantsFocusInField: Bool {
        let fields = elements.map(\.node).filter { $0.type.nature.contains(.takesText) }
        return !fields.isEmpty && !fields.contains(where: \.hasFocus)
    }
}

extension Trial.State {
    /// The output behind the last frame, if it shows; nil if nothing was.
    fileprivate var drawnBehind: [UInt8]? {
        guard let frame, !drawnSinceMessage.isEmpty, frame.size == size,
            terminal.grid.firstDifference(from: frame.grid) != nil
        else { return nil }
        return drawnSinceMessage
    }
}
