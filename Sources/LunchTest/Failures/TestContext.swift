import LunchDriver
import LunchWire
import Testing

/// A test of Swift Testing, seen from where it launched an app.
///
/// The library knows by task-local values which test an issue belongs to. A task that began in the test has them for good:
/// it waits for a failure, and records it on whichever thread there is one.
final class TestContext: LaunchOwner {
    let name: String
    private let test: Test.ID
    private let waiting: Waiting

    /// The test that runs here; nil where none does.
    static var current: TestContext? { Test.current.map(TestContext.init) }

    private init(_ test: Test) {
        name = test.name
        self.test = test.id
        let waiting = Waiting()
        self.waiting = waiting
        Task(executorPreference: CallingThread()) {
            while let failure = await waiting.next() { FailureRouting.record(failure) }
        }
    }

    deinit { waiting.resume(with: nil) }

    func record(_ failure: TUIFailure) {
        // What else is known of this place, as issues that are known, counts too.
        if Test.current?.id == test { return FailureRouting.record(failure) }
        waiting.resume(with: failure)
    }

    /// What the task waits for.
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
