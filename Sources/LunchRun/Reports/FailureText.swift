import LunchTrace

/// The text for a failed attempt, which is the same in all reports.
struct FailureText {
    /// The first line of the message.
    let title: String
    /// The place, the issues, the first difference, the last screen and the trace.
    private(set) var lines: [String]

    /// - Parameter withScreen: false to leave out the screen, and the path of the trace.
    init(_ attempt: TestAttempt, of test: TestResult, withScreen: Bool = true) {
        let failures = attempt.issues.filter { $0.kind == .failure }
        title = failures.first?.firstLine ?? FailureText.words(attempt.verdict)
        var lines = failures.flatMap { issue in
            (issue.place.map { ["\($0.file):\($0.line):"] } ?? [])
                + (issue.arguments.map { ["With \($0):"] } ?? []) + Self.split(issue.text)
        }
        if failures.isEmpty { lines.append("\(title).") }
        lines += attempt.difference
        if !test.difference.isEmpty {
            lines += ["The first difference from the attempt that has passed:"] + test.difference
        }
        self.lines = lines
        guard withScreen else { return }
        if let screen = attempt.screen { lines += ["The last screen:"] + Self.split(screen) }
        if let trace = attempt.trace { lines.append("The trace: \(trace)") }
        self.lines = lines
    }

    /// The words for a failure that no test library has reported.
    static func words(_ verdict: RunVerdict) -> String {
        switch verdict {
        case .crashed: "The test process has ended while it ran"
        case .interrupted: "It was ended while it ran"
        case .notRun: "It has not run"
        case .passed, .failed, .flaky, .skipped, .knownIssue: "It has failed without a message"
        }
    }

    /// The lines of a text, without empty ones at its end.
    static func split(_ text: String) -> [String] {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
        return lines[..<end].map { String($0).replacing("\t", with: "    ") }
    }
}
