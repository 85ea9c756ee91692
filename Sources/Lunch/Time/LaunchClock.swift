@_spi(Lunch) import LunchWire

/// The clock of an app. It is virtual if a test launched the app with a virtual clock: time passes only when the test
/// advances the clock. Otherwise, it is continuous: it runs in real time.
///
/// Read the clock from `AccessibilityPublisher.clock`. A run loop sets timers on the clock with `LaunchTimers`. A task
/// sleeps on the clock:
///
/// ```swift
/// try await clock.sleep(for: .seconds(30))
/// ```
///
/// Start a task that sleeps with `AccessibilityPublisher.task(_:priority:run:operation:)`, or as a child of a task that
/// was started in this way. Otherwise, a test does not wait for the code that the task runs after its sleep. On a
/// virtual clock, `app.clock.advance(by:)` then throws an error in the test.
public final class LaunchClock: Clock {
    /// A moment on the clock, stored as the time since the clock was created.
    public struct Instant: InstantProtocol {
        let offset: Duration

        /// Returns the moment that is later than this one by the given duration; earlier if the duration is negative.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration from this moment to another moment; negative if the other moment is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns true if the moment on the left is before the moment on the right.
        public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
    }

    private let start = ContinuousClock.now
    private let isObserved: Bool
    private let wake: (@Sendable () -> Void)?
    private let timeline: Lock<Timeline>

    /// - Parameters:
    ///   - isObserved: true if a test wants to know what waits for the clock.
    ///   - wake: makes the app's loop go round; called on any thread.
    init(isVirtual: Bool, isObserved: Bool, wake: (@Sendable () -> Void)?) {
        self.isObserved = isObserved
        self.wake = wake
        timeline = Lock(Timeline(isVirtual: isVirtual, canWakeLoop: wake != nil))
    }

    /// A Boolean value that indicates whether time passes only when a test advances the clock.
    ///
    /// An app should stop its animations if the clock is virtual.
    public var isVirtual: Bool { timeline.withLock(\.isVirtual) }

    /// The current time; on a virtual clock, it changes only when a test advances the clock.
    public var now: Instant { Instant(offset: timeline.withLock { $0.isVirtual ? $0.now : elapsed }) }

    /// The smallest duration that the clock distinguishes from zero; one nanosecond on a virtual clock.
    public var minimumResolution: Duration {
        isVirtual ? .nanoseconds(1) : ContinuousClock().minimumResolution
    }

    /// Suspends the current task until a deadline; on a virtual clock, until a test has advanced the clock that far.
    ///
    /// If the deadline has already passed, the function returns immediately.
    ///
    /// - Parameters:
    ///   - deadline: the moment at which the task continues.
    ///   - tolerance: the acceptable delay after the deadline; nil for the default of `ContinuousClock`. A virtual
    ///     clock ignores the tolerance.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        guard isObserved else { return try await sleepInRealTime(until: deadline, tolerance) }
        let work = WorkExecutor.ofCurrentTask?.work
        guard isVirtual else {
            change { $0.sleepInRealTime(1, work: work) }
            defer { change { $0.sleepInRealTime(-1, work: work) } }
            return try await sleepInRealTime(until: deadline, tolerance)
        }
        try Task.checkCancellation()
        let number = timeline.withLock { $0.announceSleep() }
        defer { change { $0.update(work) { $0.woken -= 1 } } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { sleeper in
                var isCancelled = false
                change { timeline in
                    let result = timeline.sleep(sleeper, number, until: deadline.offset, work: work)
                    isCancelled = result.isCancelled
                    return result.consequences
                }
                if isCancelled { sleeper.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            timeline.withLock { $0.cancelSleep(number) }?.resume(throwing: CancellationError())
        }
    }

    private var elapsed: Duration { start.duration(to: .now) }

    private func sleepInRealTime(until deadline: Instant, _ tolerance: Duration?) async throws {
        try await ContinuousClock().sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
}

extension LaunchClock {
    /// Changes the timeline, and does what follows from it.
    func change(_ body: (inout Timeline) -> Timeline.Consequences) {
        follow(timeline.withLock { body(&$0) })
    }

    /// Does what follows from a change.
    func follow(_ consequences: Timeline.Consequences) {
        for sleeper in consequences.resumed { sleeper.resume() }
        if consequences.wakesLoop { wake?() }
    }

    func begin(_ name: String, countsJobs: Bool) -> Int {
        timeline.withLock { $0.begin(name, countsJobs: countsJobs) }
    }

    func makeOwner() -> Int { timeline.withLock { $0.makeOwner() } }

    func addTimer(after delay: Duration, owner: Int) -> Int {
        timeline.withLock { $0.addTimer(due: ($0.isVirtual ? $0.now : elapsed) + delay, owner: owner) }
    }

    func cancelTimer(_ number: Int) {
        timeline.withLock { $0.cancelTimer(number) }
    }

    /// The time until a timer is due; nil if none is, or if only a test lets time pass.
    package var untilNextTimer: Duration? { timeline.withLock { $0.untilNext(from: elapsed) } }

    /// Fires an owner's timers that are due, in their order.
    func fireTimers(of owner: Int, _ fire: (Int) -> Void) {
        let round = timeline.withLock { $0.beginRound(now: elapsed) }
        while true {
            let (number, consequences) = timeline.withLock { $0.takeTimer(round, owner: owner) }
            for sleeper in consequences.resumed { sleeper.resume() }
            guard let number else { break }
            fire(number)
        }
        if timeline.withLock(\.hasDueTimer) { wake?() }
    }

    /// Lets virtual time pass up to a moment if one is given, and specifies what the next frame must contain.
    func report(advancingTo moment: Duration?) -> Timeline.Report {
        timeline.withLock { $0.report(advancingTo: moment) }
    }
}
