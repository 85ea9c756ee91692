/// The end of a wait on a machine that may be starved: a slow machine makes a test slow, not red.
///
/// The time by which the tester's own thread wakes too late doesn't count toward the deadline. The wait is cut into pieces so
/// that a long one shows this lateness too. The real time is capped at ten times the time that was asked for.
package struct Deadline: Sendable {
    /// The time at which the wait ends; it moves with each late wake-up.
    package private(set) var time: ContinuousClock.Instant

    /// The latest time at which the wait ends.
    private let latest: ContinuousClock.Instant

    /// The real time of a wait, as a multiple of the time that was asked for.
    private static let cap = 10

    /// The length of the pieces of a wait.
    private static let piece = Duration.milliseconds(100)

    /// The lateness that any machine has: timers are coarse, and a processor that slept needs time to wake.
    private static let everyday = Duration.milliseconds(1)

    /// The longest wait that is capped; the end of a longer one may be beyond what a clock counts.
    private static let longest = Duration.seconds(365 * 24 * 3600)

    package init(_ time: ContinuousClock.Instant, from now: ContinuousClock.Instant) {
        self.time = time
        let limit = now.duration(to: time)
        latest = limit > .zero && limit < Self.longest ? now + limit * Self.cap : time
    }

    /// The time until which to wait in one piece.
    package func nextWake(from now: ContinuousClock.Instant) -> ContinuousClock.Instant { min(time, now + Self.piece) }

    /// A thread that was to wake at a time has woken now.
    package mutating func noteWake(at now: ContinuousClock.Instant, due: ContinuousClock.Instant) {
        let lateness = due.duration(to: now)
        if lateness > Self.everyday { time = max(time, min(time + lateness, latest)) }
    }
}
