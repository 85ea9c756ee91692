import LunchDriver

/// A clock whose time passes only when the test advances it, and which runs the tasks of the test meanwhile.
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
/// Tasks that the test starts after the creation of the scheduler, and all tasks that these start, run on the thread
/// that calls `start()`, `advance(by:)` or `run(_:)`, one after the other, so that recordings do not depend on threads.
/// The article <doc:Marbles> describes the limits.
public final class TestScheduler: Clock, Sendable {
    /// A moment of a scheduler's time.
    public struct Instant: InstantProtocol {
        /// The time since the creation of the scheduler.
        public var offset: Duration

        /// Creates a moment from the time since the creation of the scheduler.
        public init(offset: Duration) { self.offset = offset }

        /// Returns the moment that is later by a duration, or earlier if the duration is negative.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration from this moment to another one, which is negative if the other one is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns true if the left moment is before the right one.
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    /// The duration of one column of a timeline.
    public let frame: Duration
    let core: SchedulerCore

    /// Creates a scheduler at time zero; each test creates its own.
    ///
    /// - Parameter frame: the duration of one column of a timeline; more than zero.
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

    /// The current time of the scheduler, which changes only when the test lets time pass.
    public var now: Instant { Instant(offset: core.now) }

    /// Zero, because the clock can tell apart any two different moments.
    public var minimumResolution: Duration { .zero }

    /// Waits until the time of the scheduler reaches a deadline.
    ///
    /// - Throws: `CancellationError` if the task is cancelled; `TestSchedulerError` if the scheduler does not run the
    ///   task.
    public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try await core.wait(until: deadline.offset)
    }
}

extension TestScheduler {
    /// Runs all work that is due, and advances the time to each deadline, until nothing is left to do.
    ///
    /// If a timer repeats for ever, the test fails after 10,000 deadlines; use `advance(by:)` for such a timer.
    public func start(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
    {
        move(through: nil, Place(fileID, filePath, line, column))
    }

    /// Advances the time, and runs everything that falls due.
    ///
    /// - Parameter duration: the time to pass; zero runs what is due now.
    public func advance(
        by duration: Duration, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) {
        guard duration >= .zero else {
            return Failure.record(SchedulerFault.backwards(duration), Place(fileID, filePath, line, column))
        }
        move(through: core.now + duration, Place(fileID, filePath, line, column))
    }

    /// Runs an operation to its end, advances the time to each deadline that it waits for, and returns its result.
    ///
    /// The operation is a task of the scheduler. It may wait only for things of the scheduler: a sleep, a source, a
    /// mock, a task. In a test on the main actor, start tasks of the main actor inside of the operation.
    ///
    /// - Throws: any error of the operation; `TestSchedulerError` if the operation waits for something that never
    ///   happens.
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
