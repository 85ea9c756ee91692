import LunchTrace

/// Failures that seem to have the same cause, so that a person reads one of them and knows the others by name.
package struct FailureCause: Equatable, Sendable {
    /// The failures in the order of the run; the first one is the example.
    package private(set) var tests: [TestResult]

    /// A fact of a failure that tells its cause.
    private enum Key: Hashable {
        /// The first difference from the last green runs.
        case difference([String])
        /// The place of the expectation.
        case place(String, Int)
        /// The first line of the message.
        case message(String)
        case verdict(RunVerdict)
    }

    /// The causes of all failures of a run: tests that have failed or did not come to their end. What did not run has none.
    ///
    /// - Returns: those of most tests first; of two with the same number the one that failed first.
    package static func all(in tests: [TestResult]) -> [FailureCause] {
        var causes: [FailureCause] = []
        var known: [Key: Int] = [:]
        for test in tests where test.verdict.isFailure && test.verdict != .notRun {
            let keys = keys(of: test)
            let index = keys.compactMap { known[$0] }.first ?? causes.count
            if index == causes.count { causes.append(FailureCause(tests: [])) }
            causes[index].tests.append(test)
            for key in keys where known[key] == nil { known[key] = index }
        }
        return causes.enumerated().sorted { ($1.element.tests.count, $0.offset) < ($0.element.tests.count, $1.offset) }
            .map(\.element)
    }

    private static func keys(of test: TestResult) -> [Key] {
        guard let failure = test.failure else { return [.verdict(test.verdict)] }
        if !failure.difference.isEmpty { return [.difference(failure.difference)] }
        guard let issue = failure.firstFailure else { return [.verdict(test.verdict)] }
        return (issue.place.map { [.place($0.file, $0.line)] } ?? []) + [.message(issue.firstLine)]
    }

    /// The cause in a line: the message of the example, or what became of it.
    package var title: String {
        guard let example = tests.first else { return "" }
        if let issue = example.failure?.firstFailure { return issue.firstLine }
        return Self.words(example.verdict)
    }

    /// The words for a failure of which no test library has told.
    static func words(_ verdict: RunVerdict) -> String {
        switch verdict {
        case .crashed: "The tester has ended while it ran"
        case .interrupted: "It was ended while it ran"
        case .notRun: "It has not run"
        case .passed, .failed, .flaky, .skipped, .knownIssue: "It has failed, and has not said why"
        }
    }
}
