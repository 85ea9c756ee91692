package import LunchWire

/// The state of an app's virtual clock when a frame was taken.
public struct TUIVirtualTime: Hashable, Sendable {
    /// The virtual time that has passed since the launch.
    public let now: Duration

    /// The virtual time at which the next timer is due, counted from the launch like `now`; nil if there is no timer.
    public let nextTimer: Duration?

    /// The number of sleeps that have ended of tasks that the app does not know as its work.
    private let looseSleeps: Int

    package init(_ reading: ClockReading) {
        now = .nanoseconds(reading.now)
        nextTimer = reading.next.map { .nanoseconds($0) }
        looseSleeps = reading.looseSleeps
    }

    /// The number of such sleeps that have ended since another frame, as far as that can be counted.
    package func looseSleeps(since other: TUIVirtualTime?) -> Int {
        looseSleeps.subtracting(saturating: other?.looseSleeps ?? 0)
    }

    /// The obstacle that keeps an app from being settled and that the test has let come up to a moment; nil if there is none.
    package func arrears(before moment: Int) -> Arrears? {
        let moment = Duration.nanoseconds(moment)
        if now < moment { return .behind(now: now, moment) }
        guard let nextTimer, nextTimer <= now else { return nil }
        return .unfired(now: now)
    }

    /// The work that an app has still to do before its virtual time is the requested one.
    package enum Arrears: Hashable, Sendable {
        /// It has not come to the moment that the test has let it come to.
        case behind(now: Duration, Duration)
        /// A timer that is due has not fired.
        case unfired(now: Duration)
    }
}
