import LunchElements
import LunchWire

/// The words about an answer that a test may have read too early.
enum EarlyReadText {
    /// The remark that the answer has changed since, or that a timer was due, and the way to wait for it; nil if neither is the case.
    static func words(_ question: Question, _ failure: TUIFailure) -> String? {
        // Only the test lets virtual time pass.
        guard question.frame.clock == nil, let property = question.keyPath else { return nil }
        let now = failure.later.flatMap { question.answer(in: $0) }
        let hasChanged = now != nil && now != question.answer(in: question.frame)
        guard hasChanged || question.frame.isTimerDue else { return nil }
        let written = failure.comparison.flatMap { written -> (subject: String, expected: String)? in
            guard written.subject.hasSuffix(question.name) else { return nil }
            return (String(written.subject.dropLast(question.name.count)), written.expected)
        }
        let subject = written?.subject ?? QueryText.text(of: question.steps)
        let expected = written?.expected ?? (hasChanged ? now : nil) ?? "…"
        let reason =
            hasChanged
            ? "It has changed since: it is \(now ?? "") now."
            : "A timer of \(failure.app) was due at that moment, and may change the value."
        return """
            \(reason)
            #expect and XCTAssert read the value once. To wait for the value: \(subject).expect(\(property), is: \(expected))
            """
    }
}

extension Question {
    /// The properties whose values can be written in a test.
    private static let known: Set<String> = [
        ".label", ".title", ".value", ".placeholderValue", ".isEnabled", ".isSelected", ".hasFocus", ".exists",
        ".count", ".labels",
    ]

    /// The property as a key path: `\.label`; nil if it is not a property that a test can wait for.
    fileprivate var keyPath: String? { Self.known.contains(name) ? "\\\(name)" : nil }

    /// The answer in a frame as a literal, with secrets masked; nil if there is none.
    fileprivate func answer(in frame: TUIFrame) -> String? {
        let resolution = Resolution(steps, in: frame)
        switch name {
        case ".exists": return "\(!resolution.found.isEmpty)"
        case ".count": return "\(resolution.found.count)"
        case ".labels": return "\(resolution.found.map { resolution.frame.tree.nodes[$0].label })"
        default: return resolution.element == nil ? nil : FailedProperty(steps, name).value(in: frame)
        }
    }
}

extension TUIFrame {
    /// True if the app continues by itself after a while.
    fileprivate var isTimerDue: Bool { (timersDue ?? 0) > 0 || settling.nextTimer != nil }
}
