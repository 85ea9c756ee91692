import LunchDriver

/// A clock whose time moves only when the test says so, and that runs the test's tasks meanwhile.
///
/// ```swift
/// let scheduler = TestScheduler(frame: .milliseconds(100))
/// let viewModel = AddPostViewModel(api: api, clock: scheduler)
/// let sendEnabled = scheduler.record(viewModel.sendEnabled.bindAndFire)
/// scheduler.hot("e---ft--", values: ["e": "", "ft": "feed"]).bind { viewModel.feedText = $0 }
/// scheduler.start()
/// expect(sendEnabled, follows: "f---t---")
/// ```
///
/// The tasks that the test starts from then on, and all that these start, run on the thread that calls `start()`,
/// `advance(by:)` or `run(_:)`, one after the other: what is recorded does not depend on threads. The article
/// <doc:Marbles> says what is not covered.
public final class TestScheduler: Clock, Sendable {
    /// A moment of a scheduler's time.
    public struct Instant: InstantProtocol {
        /// The time since the scheduler was made.
        public var offset: Duration

        /// Creates a moment.
        public init(offset: Duration) { self.offset = offset }

        /// The moment as much later as the duration says, or earlier where that is negative.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// The time to the other moment; negative if that is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// True if the left moment is before the right one.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// The time that one column of a timeline stands for.
    public let frame: Duration
    let core: SchedulerCore

    /// Makes a scheduler at time zero; one for each test.
    ///
    /// - Parameter frame: the time that one column of a timeline stands for; more than zero.
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

    /// The present moment, which is the same until the test lets time pass.
    public var now: Instant { Instant(offset: core.now) }

    /// None: two moments that differ at all are told apart.
    public var minimumResolution: Duration { .zero }

    /// Waits until the scheduler's time has come to a moment.
    ///
    /// - Throws: `CancellationError` where the task is cancelled; `TestSchedulerError` where the scheduler does not run
    ///   the task.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await core.wait(until: deadline.offset)
    }
}

extension TestScheduler {
    /// Runs everything that is due, now and later, until nothing more is.
    ///
    /// A timer that repeats for ever has no end: after 10,000 moments that is a failure. Use `advance(by:)`.
    public func start(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
    {
        move(through: nil, Place(fileID, filePath, line, column))
    }

    /// Moves time on, and runs everything that falls due.
    ///
    /// - Parameter duration: how far; zero runs what is due now.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        guard duration >= .zero else {
            return Failure.record(SchedulerFault.backwards(duration), Place(fileID, filePath, line, column))
        }
        move(through: core.now + duration, Place(fileID, filePath, line, column))
    }

    /// Runs an operation to its end, moves time to whatever it waits for, and returns its result.
    ///
    /// The operation is a task of the scheduler. What it waits for must be so as well: a sleep on the scheduler, a
    /// source, a mock, a task. In a test of the main actor, start tasks of the main actor in here.
    ///
    /// - Throws: what the operation throws; `TestSchedulerError` where it waits for something that never comes.
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
        do {
            try core.move(until: { outcome.result != nil })
        } catch {
            throw TestSchedulerError(error.description)
        }
        reportComplaints(Place(fileID, filePath, line, column))
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
