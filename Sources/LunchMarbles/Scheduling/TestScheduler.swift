import LunchDriver

/// A clock for tests, which also runs the tasks that the test starts. Time on this clock passes only when the test
/// advances the clock.
///
/// ```swift
/// let scheduler = TestScheduler(frame: .milliseconds(100))
/// let viewModel = AddPostViewModel(api: api, clock: scheduler)
/// let sendEnabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
/// scheduler.hot("e---p---", values: ["e": "", "p": "post"]).bind { viewModel.feedText = $0 }
/// scheduler.start()
/// expect(sendEnabled, follows: "f---t---")
/// ```
///
/// A string such as `e---p---` is a timeline. Each column is a moment of virtual time, and `frame` is the time from one
/// column to the next. A key such as `e` or `p` names an event, which happens at the first column of the key. `-` is a
/// column without an event, `|` is the end, and a name such as `#1` is an error. In the expected timeline, the
/// predefined keys `f` and `t` are the values false and true.
///
/// `api` and `AddPostViewModel` belong to the app. So does `bindAndFire`, which passes the current value, and every
/// later value, to a callback.
///
/// The scheduler runs all tasks that the test starts after the creation of the scheduler, and all tasks that these
/// tasks start. The tasks run one at a time, on the thread that calls `start()`, `advance(by:)` or `run(_:)`.
/// Recordings therefore do not depend on threads. The article <doc:Marbles> describes the notation and the limits.
public final class TestScheduler: Clock, Sendable {
    /// A moment on the scheduler's clock.
    public struct Instant: InstantProtocol {
        /// The time since the creation of the scheduler.
        public var offset: Duration

        /// Creates a moment from the time since the creation of the scheduler.
        public init(offset: Duration) { self.offset = offset }

        /// Returns the moment that is later by the given duration, or earlier if the duration is negative.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration from this moment to another moment; negative if the other moment is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns a Boolean value that indicates whether the left moment is before the right one.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// The duration of one column of a timeline.
    public let frame: Duration
    let core: SchedulerCore

    /// Creates a scheduler whose time is zero. Create a new scheduler in each test.
    ///
    /// In XCTest, create the scheduler in the test method or in `setUp()`, not as the initial value of a property.
    ///
    /// - Parameter frame: the duration of one column of a timeline; 100 ms by default. If it is zero or negative, the
    ///   test fails, and the default is used.
    public init(
        frame: Duration = .milliseconds(100), fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        if !RuntimeHooks.areInstalled {
            Failure.record(SchedulerFault.noHooks, Place(fileID, filePath, line, column))
        }
        if frame <= .zero { Failure.record(SchedulerFault.frame(frame), Place(fileID, filePath, line, column)) }
        self.frame = frame > .zero ? frame : .milliseconds(100)
        core = SchedulerCore()
    }

    /// The current time of the scheduler. The time changes only in `start()`, `advance(by:)` and `run(_:)`.
    public var now: Instant { Instant(offset: core.now) }

    /// Zero: the clock distinguishes any two different moments.
    public var minimumResolution: Duration { .zero }

    /// Suspends the current task until the scheduler's time reaches a deadline.
    ///
    /// - Parameters:
    ///   - deadline: the moment at which the task continues.
    ///   - tolerance: ignored.
    /// - Throws: `CancellationError` if the task is cancelled. `TestSchedulerError` if the scheduler does not run the
    ///   task (see `TestScheduler`).
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await core.wait(until: deadline.offset)
    }
}

extension TestScheduler {
    /// Runs all due work, then advances the time to the next deadline, and so on until no work or deadline is left.
    ///
    /// The test fails after 10,000 deadlines, because a timer may repeat forever. For such a timer, use `advance(by:)`.
    ///
    /// The test also fails if a task or a callback that the scheduler runs calls this function.
    public func start(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
    {
        move(through: nil, Place(fileID, filePath, line, column))
    }

    /// Advances the time, and runs all work that becomes due in that time.
    ///
    /// The test fails if a task or a callback that the scheduler runs calls this function.
    ///
    /// - Parameter duration: the duration by which the time advances. Zero runs only the work that is due now. A
    ///   negative duration fails the test.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        guard duration >= .zero else {
            return Failure.record(SchedulerFault.backwards(duration), Place(fileID, filePath, line, column))
        }
        move(through: core.now + duration, Place(fileID, filePath, line, column))
    }

    /// Runs an asynchronous operation to its end, and returns its result.
    ///
    /// Whenever the operation waits, the scheduler advances its time to the next deadline. The operation runs as a task
    /// of the scheduler, on the thread that calls this function. The operation may wait only for this scheduler: for a
    /// sleep, a source, a mock, or a task that the scheduler runs. In a test on the main actor, start tasks of the main
    /// actor inside the operation.
    ///
    /// - Parameter operation: the operation to run.
    /// - Returns: the result of the operation.
    /// - Throws: the error that the operation throws. `TestSchedulerError` if the operation waits for something that
    ///   the scheduler does not control, or if a task or a callback that the scheduler runs calls this function.
    @discardableResult public func run<Result>(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column,
        _ operation: @escaping () async throws -> Result
    ) throws -> Result {
        // It is called once, on the thread that waits for it here.
        nonisolated(unsafe) let operation = operation
        let outcome = Outcome<Result>()
        Task(executorPreference: core) {
            do { outcome.result = .success(try await operation()) } catch { outcome.result = .failure(error) }
        }
        // They are notified even if the scheduler gives up.
        defer { reportComplaints(Place(fileID, filePath, line, column)) }
        do {
            try core.move(until: { outcome.result != nil })
        } catch {
            throw TestSchedulerError(error.description)
        }
        guard let result = outcome.result else { throw TestSchedulerError(SchedulerFault.stuck(core.now).description) }
        return try result.get()
    }

    private func move(through end: Duration?, _ place: Place) {
        do {
            try core.move(through: end)
        } catch {
            Failure.record(error, place)
        }
        reportComplaints(place)
    }

    private func reportComplaints(_ place: Place) {
        for complaint in core.takeComplaints() { Failure.record(complaint, place) }
    }
}

/// The outcome of an operation; only the thread on which its scheduler runs touches it.
private final class Outcome<Value>: Sendable {
    nonisolated(unsafe) var result: Result<Value, any Error>?
}
