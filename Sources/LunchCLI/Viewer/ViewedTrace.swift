import LunchElements
import LunchTerminal
import LunchTrace
import LunchWire

/// A trace as the viewer shows it: the steps in words, and the screens before and after each.
struct ViewedTrace {
    let title: String
    let summary: String
    /// The first difference from the last green run, and the issues of the test.
    let notes: [String]
    let steps: [TracePage.Step]
    /// The place of the step at which the test first differs from the last green run; nil if it does nowhere.
    let different: Int?
    /// The last frame up to each step.
    private let frames: [TUIFrame?]

    init(of trace: Trace, _ difference: FirstDifference?) {
        let steps = TraceSteps(trace)
        self.init(
            title: steps.test.name.visible, summary: steps.summary, notes: steps.notes(difference).map(\.visibleLines),
            TracePage.steps(of: trace, steps), different: difference?.step?.step)
    }

    /// - Parameter different: the number of the step that differs.
    init(title: String, summary: String, notes: [String] = [], _ steps: [TracePage.Step], different: Int? = nil) {
        (self.title, self.summary, self.notes, self.steps) = (title, summary, notes, steps)
        self.different = different.flatMap { number in steps.firstIndex { $0.number == number } }
        var last: TUIFrame?
        frames = steps.map { step in
            last = step.frame ?? last
            return last
        }
    }

    /// The place of the first step that failed; nil if none has.
    var failure: Int? { steps.firstIndex { !$0.failure.isEmpty } }

    /// The frame after a step; nil if there is none yet.
    func after(_ place: Int) -> TUIFrame? { frames.indices.contains(place) ? frames[place] : nil }

    /// The frame before a step; nil if there is none.
    func before(_ place: Int) -> TUIFrame? { after(place - 1) }

    /// The rows that a step changed.
    func changedRows(_ place: Int) -> [Int] {
        guard let before = before(place), let after = after(place) else { return [] }
        return after.grid.rows(unlike: before.grid)
    }

    /// The elements after a step, and those that it removed, each with its sign.
    func elements(_ place: Int) -> [(sign: String, text: String)] {
        let old = before(place).map(StepSight.elements) ?? []
        let new = after(place).map(StepSight.elements) ?? []
        if before(place) == nil { return new.map { ("", $0) } }
        var lines: [(String, String)] = []
        for part in ListAlignment(from: old, to: new).parts {
            switch part {
            case .same(_, let index): lines.append(("", new[index]))
            case .changed(let gone, let come):
                lines += gone.map { ("−", old[$0]) } + come.map { ("+", new[$0]) }
            }
        }
        return lines
    }

    /// The facts about a step.
    func messages(_ place: Int) -> [String] {
        guard steps.indices.contains(place) else { return notes }
        let step = steps[place]
        var lines = ["Step \(step.number)\(step.place.isEmpty ? "" : ", \(step.place)")", step.code]
        if !step.answer.isEmpty { lines.append("→ \(step.answer)") }
        lines.append([step.time, step.grade].filter { !$0.isEmpty }.joined(separator: ", "))
        if !step.input.isEmpty { lines.append("Sent: \(step.input.visible)") }
        if !step.failure.isEmpty { lines += ["", "✗ It failed:"] + Self.lines(step.failure.visibleLines) }
        for note in notes { lines += [""] + Self.lines(note) }
        return lines
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Returns true if a text is in a step, on the screen after it, or in its elements.
    ///
    /// - Parameter text: the text in lower case.
    func has(_ text: String, in place: Int) -> Bool {
        let step = steps[place]
        let words = [step.code, step.place, step.answer, step.failure, step.input]
        if (words + step.elements).contains(where: { $0.lowercased().contains(text) }) { return true }
        guard let grid = after(place)?.grid else { return false }
        return (0..<grid.rows).contains { grid.text(row: $0).lowercased().contains(text) }
    }
}
