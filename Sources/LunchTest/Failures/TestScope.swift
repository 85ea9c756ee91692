import LunchDriver
import LunchElements
import Testing

/// The adapter of Swift Testing: a case of a test with the trait, whose apps live until its end, and whose failures show their screens.
final class TestScope: Sendable {
    @TaskLocal static var current: TestScope?

    let context: TestContext
    let run: TestRun
    private let test: Test

    init(_ test: Test, _ testCase: Test.Case?, trace: TUITracePolicy? = nil) {
        self.test = test
        context = TestContext(test, testCase, scope: TestNumbers.next(), trace: trace)
        run = TestRun(of: context)
    }

    /// Runs the case, records an error that it throws, and ends its apps.
    @concurrent func perform(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        try await Self.$current.withValue(self) {
            run.begin()
            var isSkipped = false
            defer {
                context.end()
                PendingSnapshots.finish(run.test.id, hasFailed: run.hasFailed)
                let verdict = run.hasFailed ? TUIVerdict.failed : isSkipped ? .skipped : .passed
                SnapshotUses.note(verdict, of: RunName(test))
                run.end(verdict)
            }
            do {
                try await run.perform(function)
            } catch {
                // The errors with which the library ends a test are recorded already, or are not failures.
                isSkipped = error is CancellationError || String(reflecting: type(of: error)).hasPrefix("Testing.")
                if isSkipped { throw error }
                FailureRouting.record(error, thrownBy: test, run)
            }
        }
    }

    /// Takes note of an issue, notifies listeners of it, and returns it with the lines that belong to it.
    ///
    /// - Returns: nil if it is an issue of another test, or only follows from another issue.
    func hear(_ issue: Issue) -> Issue? {
        guard var shown = showingScreens(issue)?.masked(by: context.secrets.mask) else { return nil }
        let lines = run.found(TUIIssue(issue.masked(by: context.secrets.mask)), isFailure: issue.isFailure)
        shown.comments += lines.map { Comment(rawValue: $0) }
        return shown
    }

    /// An issue with the last questions to the test's apps, and their screens, unless its message contains them.
    private func showingScreens(_ issue: Issue) -> Issue? {
        // The library reports an issue on a thread of no test to every test that runs, and to its listeners without us.
        guard Self.current === self else { return nil }
        if FailureRouting.isRecording {
            run.didRecord(isCounted: issue.isFailure)
            return issue
        }
        if issue.error is TUIError { return issue.arrived() }
        guard issue.severity >= .error else { return issue }
        if issue.follows(from: run) { return nil }
        var issue = issue
        for failure in run.evidence(isFailure: issue.isFailure, comparison: WrittenComparison(issue)) {
            let comment = Comment(rawValue: failure.message)
            // The library may ask more than once about an issue.
            if !issue.comments.contains(comment) { issue.comments.append(comment) }
        }
        return issue
    }
}
