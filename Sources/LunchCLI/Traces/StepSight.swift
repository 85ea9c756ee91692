import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchTrace
import LunchWire

/// The screen and the elements before and after a step, with what has changed.
struct StepSight {
    let step: TraceSteps.Step
    /// The frames in which the steps before and the step itself have left the app; nil if there is none.
    let before: TUIFrame?
    let after: TUIFrame?

    /// The sights of all steps.
    static func all(of steps: TraceSteps, in trace: Trace) -> [StepSight] {
        let frames = Dictionary(TraceStates(trace).steps.map { ($0.begun.step, $0.frame) }) { one, _ in one }
        var last: [Int: TUIFrame] = [:]
        return steps.steps.map { step in
            let after = step.launch > 0 ? frames[step.begun.step] ?? nil : nil
            defer { last[step.launch] = after ?? last[step.launch] }
            return StepSight(step: step, before: last[step.launch], after: after)
        }
    }

    /// The numbers of rows and elements that the step changed; empty if it changed none, or if it is not known.
    var changes: String {
        guard let before, let after else { return "" }
        let rows = after.grid.rows(unlike: before.grid).count
        let elements = Self.elements(after).changes(from: Self.elements(before))
        let words = [(rows, "row"), (elements, "element")].filter { $0.0 > 0 }
        return words.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    var text: String {
        let head = "Step \(step.begun.step), \(step.place): \(step.code)\(step.answer.map { " → \($0)" } ?? "")"
        let isLost = after == nil && step.launch > 0 && step.ended?.frame != nil
        let note = isLost ? "\nIts screen can't be restored: records are missing." : ""
        let failure = step.failureMessage.map { "\n\n\($0.visibleLines)" } ?? ""
        return head + note + "\n\n" + [screens, elements].joined(separator: "\n\n") + failure
    }

    private var screens: String {
        switch (before, after) {
        case (nil, nil): "It has no screen."
        case (let frame?, nil): "The screen before:\n\n\(frame.shownText)"
        case (nil, let frame?): "The screen:\n\n\(frame.shownText)"
        case (let old?, let new?):
            old.shownText == new.shownText
                ? "The screen, which the step did not change:\n\n\(new.shownText)"
                : "The screen, − before and + after:\n\n\(Self.difference(Self.lines(old), Self.lines(new)))"
        }
    }

    private var elements: String {
        switch (before.map(Self.elements), after.map(Self.elements)) {
        case (nil, nil): "It has no elements."
        case (let lines?, nil), (nil, let lines?): "The elements:\n\n\(lines.joined(separator: "\n"))"
        case (let old?, let new?):
            old == new
                ? "The elements, which the step did not change:\n\n\(new.joined(separator: "\n"))"
                : "The elements, − before and + after:\n\n\(Self.difference(old, new))"
        }
    }

    private static func lines(_ frame: TUIFrame) -> [String] {
        frame.shownText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func difference(_ old: [String], _ new: [String]) -> String {
        var lines = DifferenceText(wholeFrom: old, to: new).text.split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .map { TextTable.trimmed(String($0)) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n")
    }

    /// A line for each element but the root.
    static func elements(_ frame: TUIFrame) -> [String] {
        frame.tree.nodes.indices.dropFirst().map { index in
            let node = frame.tree.nodes[index]
            var words = ["\(node.type)"]
            if !node.identifier.isEmpty { words.append(ShownText.quoted(node.identifier)) }
            if !node.label.isEmpty { words.append("label \(ShownText.quoted(node.label))") }
            if let value = node.shownValue { words.append("value \(ShownText.quoted(value))") }
            if node.hasFocus { words.append("has the focus") }
            if node.isSelected { words.append("is selected") }
            if !node.isEnabled { words.append("is disabled") }
            let indent = String(repeating: "  ", count: max(0, frame.tree.depth(of: index) - 1))
            return indent + words.joined(separator: "  ")
        }
    }
}
