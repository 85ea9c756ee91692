/// The numbers of tests of a run, by what became of them.
package struct RunCounts: Equatable, Sendable {
    private let counts: [RunVerdict: Int]

    package init(_ result: RunResult) {
        counts = result.tests.reduce(into: [:]) { $0[$1.verdict, default: 0] += 1 }
    }

    package subscript(verdict: RunVerdict) -> Int { counts[verdict] ?? 0 }

    package var total: Int { counts.values.reduce(0, +) }

    /// The numbers in words, what is wrong first: `8 failed, 2 flaky, 990 passed`.
    package var words: String {
        let words = Self.order.compactMap { verdict, word in
            self[verdict] == 0 ? nil : "\(self[verdict]) \(word)"
        }
        return words.isEmpty ? "no tests" : words.joined(separator: ", ")
    }

    private static let order: [(RunVerdict, String)] = [
        (.failed, "failed"), (.crashed, "crashed"), (.interrupted, "interrupted"), (.notRun, "not run"),
        (.flaky, "flaky"),
        (.knownIssue, "with known issues"), (.skipped, "skipped"), (.passed, "passed"),
    ]
}
