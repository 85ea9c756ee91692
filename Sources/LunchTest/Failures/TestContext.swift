import LunchDriver
@_spi(Lunch) import LunchWire
import Testing

/// A test of Swift Testing, seen from where it launched an app.
///
/// The library knows by task-local values which test an issue belongs to. A task that began in the test has them for good:
/// it waits for a failure, and records it on whichever thread there is one.
final class TestContext: LaunchOwner {
    let test: TUITest

    /// The secrets of the test.
    var secrets: TestSecrets { .of(test.id) }

    /// The number of the scope, of a test with the trait; nil without it.
    private let scope: Int?

    /// With the trait, apps live until the end of the test.
    var keepsApps: Bool { scope != nil && !isOver.withLock({ $0 }) }

    private let isOver = Lock(false)
    private let identifier: Test.ID
    private let testCase: Test.Case?
    private let waiting: Waiting
    private let turn = Lock(())

    /// The test that runs here; nil if none does.
    static var current: TestContext? {
        if let scope = TestScope.current { return scope.context }
        guard let test = Test.current else { return nil }
        TraitHint.note(test)
        return TestContext(test, .current, scope: nil)
    }

    /// The same test as a value; nil if none runs here.
    static var currentTest: TUITest? {
        if let scope = TestScope.current { return scope.context.test }
        return Test.current.map { TUITest($0, .current, scope: nil) }
    }

    init(_ test: Test, _ testCase: Test.Case?, scope: Int?, trace: TUITracePolicy? = nil) {
        self.test = TUITest(test, testCase, scope: scope, trace: trace)
        self.scope = scope
        identifier = test.id
        self.testCase = testCase
        let waiting = Waiting()
        self.waiting = waiting
        Task(executorPreference: CallingThread()) {
            while let failure = await waiting.next() { FailureRouting.record(failure) }
        }
    }

    var id: LaunchOwnerID {
        if let scope { return LaunchOwnerID(scope) }
        return LaunchOwnerID(TestCaseName(identifier, testCase))
    }

    func expectation(of value: String, toBe other: String) -> String { "#expect(\(value) == \(other))" }

    /// Ends the apps of the test, and keeps no others.
    func end() {
        isOver.withLock { $0 = true }
        RunningApplications.end(of: self)
    }

    deinit { waiting.resume(with: nil) }

    func record(_ failure: TUIFailure) {
        // Other facts that are known of this place, as issues that are known, count too.
        if Test.current?.id == identifier { return FailureRouting.record(failure) }
        // The task records one at a time, and would not hear of another in the meantime.
        turn.withLock { _ in waiting.resume(with: failure) }
    }

    /// The failures that the task waits for.
    private final class Waiting: Sendable {
        private let continuation = Lock<CheckedContinuation<TUIFailure?, Never>?>(nil)

        func next() async -> TUIFailure? {
            await withCheckedContinuation { new in continuation.withLock { $0 = new } }
        }

        /// Runs the task on this thread up to where it waits again.
        func resume(with failure: TUIFailure?) {
            let current = continuation.withLock { continuation in
                defer { continuation = nil }
                return continuation
            }
            current?.resume(returning: failure)
        }
    }
}

/// Runs a task on the thread that resumes it, at once.
private final class CallingThread: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
    }
}
