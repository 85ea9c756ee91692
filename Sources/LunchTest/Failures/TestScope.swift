import LunchDriver
import LunchElements
import LunchTrace
import Synchronization
import Testing

/// A case of a test with the trait: its apps live until its end, and its failures show their screens.
final class TestScope: Sendable {
    @TaskLocal static var current: TestScope?

    let context: TestContext
    private let test: Test
    private let testCase: Test.Case?

    let last = LastFailure()

    /// True if an issue has failed the case.
    private let hasFailed = Atomic(false)

    /// True if an issue has failed the case so far.
    var hasFailedSoFar: Bool { hasFailed.load(ordering: .acquiring) }

    /// The policy of the trait that the test has; nil if it says nothing.
    private let trace: TUITracePolicy?

    init(_ test: Test, _ testCase: Test.Case?, trace: TUITracePolicy? = nil) {
        self.test = test
        self.testCase = testCase
        self.trace = trace
        context = TestContext(test, testCase, scope: TestNumbers.next())
    }

    /// Runs the case, records an error that it throws, and ends its apps.
    @concurrent func run(_ function: @concurrent @Sendable () async throws -> Void) async throws {
        try await Self.$current.withValue(self) {
            RunLog.shared.began(context.test)
            TraceRecorder.shared.begin(context.test, policy: trace)
            TestReporter.began(context.test)
            var isSkipped = false
            defer {
                context.end()
                let verdict = verdict(isSkipped: isSkipped)
                PendingSnapshots.finish(context.test.id, hasFailed: hasFailedSoFar)
                SnapshotUses.note(verdict, of: RunName(test))
                TestReporter.ended(context.test, verdict)
                let file = TraceRecorder.shared.end(context.test, verdict)
                if let file { TraceAttachment.record(file) }
                RunLog.shared.ended(context.test, verdict, trace: file)
            }
            do {
                try await function()
            } catch {
                isSkipped = Self.isOfLibrary(error)
                if isSkipped { throw error }
                var told = error
                if let error = error as? TUIError {
                    told = error.telling(TraceRecorder.shared.past(of: error.failure, in: context.test))
                }
                // The library records what is thrown once this scope is over, at the line of the test's declaration.
                Issue.record(told, sourceLocation: place(of: error))
                if let error = error as? TUIError { FailurePicture.attach(error.failure) }
            }
        }
    }

    private func verdict(isSkipped: Bool) -> TUIVerdict {
        hasFailedSoFar ? .failed : isSkipped ? .skipped : .passed
    }

    /// Takes note of an issue, tells listeners of it, and returns it with what belongs to it; nil if it is none of this test,
    /// or only follows from another.
    func hear(_ issue: Issue) -> Issue? {
        guard var shown = showingScreens(issue)?.masked(by: context.secrets.mask) else { return nil }
        if issue.isFailure { hasFailed.store(true, ordering: .releasing) }
        TestReporter.found(TUIIssue(issue.masked(by: context.secrets.mask)), in: context.test)
        if issue.isFailure, let command = TraceRecorder.shared.command(for: context.test) {
            shown.comments.append(Comment(rawValue: command))
        }
        return shown
    }

    /// An issue with what was asked last of the test's apps, and their screens, unless it says that itself.
    ///
    /// - Returns: nil if it is none of this test, or if the expectation fails because it could not be read what it is about,
    ///   which is an issue already.
    private func showingScreens(_ issue: Issue) -> Issue? {
        // Of an issue on a thread of nobody's the library tells every test that runs, and its listeners without us.
        guard Self.current === self else { return nil }
        if FailureRouting.isRecording {
            last.setCounted(issue.isFailure)
            return issue
        }
        if let error = issue.error as? TUIError {
            error.arrive()
            guard let place = issue.sourceLocation else { return issue }
            var issue = issue
            issue.kind = .errorCaught(error.printed(at: TUISourceLocation(place)))
            return issue
        }
        guard issue.severity >= .error else { return issue }
        if follows(issue) { return nil }
        var issue = issue
        for var failure in RunningApplications.evidence(of: context, isCounted: issue.isFailure) {
            failure.comparison = WrittenComparison(issue)
            if issue.isFailure { failure.past = TraceRecorder.shared.past(of: failure, in: context.test) }
            let comment = Comment(rawValue: failure.message)
            // The library may ask more than once about an issue.
            if !issue.comments.contains(comment) { issue.comments.append(comment) }
        }
        return issue
    }

    /// Notes a failure that is about to be recorded, and says itself what was asked.
    func willRecord(_ failure: TUIFailure) { last.note(failure, of: context, isCounted: false) }

    /// Returns true if an issue is the expectation in whose line a property could not be read.
    func follows(_ issue: Issue) -> Bool {
        guard case .expectationFailed = issue.kind, let place = issue.sourceLocation else { return false }
        return last.explains(context) { $0.fileID == place.fileID && $0.line == place.line }
    }

    /// The line at which an error was thrown, if it knows; the test's otherwise.
    private func place(of error: any Error) -> SourceLocation {
        (error as? TUIError)?.failure.place.map(SourceLocation.init) ?? test.sourceLocation
    }

    /// Returns true if an error is the library's own way to leave a test, which is recorded already or is no failure.
    private static func isOfLibrary(_ error: any Error) -> Bool {
        error is CancellationError || String(reflecting: type(of: error)).hasPrefix("Testing.")
    }
}

extension Issue {
    /// The issue without secrets. The library says itself which values an expectation has compared: an issue that would show a secret
    /// becomes one without values, and has the library's words with the secret masked as its comment.
    fileprivate func masked(by mask: SecretMask) -> Issue {
        if mask.isEmpty { return self }
        var issue = self
        issue.comments = comments.map { Comment(rawValue: mask.maskedSentences($0.rawValue)) }
        let words = "\(kind)"
        let masked = mask.maskedSentences(words)
        if masked != words {
            issue.kind = .unconditional
            issue.comments.insert(Comment(rawValue: masked), at: 0)
        }
        return issue
    }
}

extension TUIIssue {
    /// An issue as the library has recorded it.
    fileprivate init(_ issue: Issue) {
        self.init(
            "\(issue)", at: issue.sourceLocation.map { TUISourceLocation($0) }, isFailure: issue.isFailure,
            failure: (issue.error as? TUIError)?.failure)
    }
}
