import LunchWire

/// What the virtual clock of an app said with a frame.
public struct VirtualTime: Hashable, Sendable {
    /// How much virtual time has passed since the launch.
    public let now: Duration

    /// When the next timer is due, counted from the launch; nil where there is none.
    public let nextTimer: Duration?

    /// How many sleeps have ended of tasks that the app does not know as its work.
    private let looseSleeps: Int

    init(_ reading: ClockReading) {
        now = .nanoseconds(reading.now)
        nextTimer = reading.next.map { .nanoseconds($0) }
        looseSleeps = reading.looseSleeps
    }

    /// How many such sleeps have ended since another frame, as far as that can be counted.
    func looseSleeps(since other: VirtualTime?) -> Int {
        looseSleeps.subtracting(saturating: other?.looseSleeps ?? 0)
    }

    /// What keeps an app from being settled that the test has let come up to a moment.
    func arrears(before moment: Int) -> [String] {
        let moment = Duration.nanoseconds(moment)
        if now < moment {
            return [
                "\(VirtualTimeText.arrears) \(VirtualTimeText.words(now)), not yet at \(VirtualTimeText.words(moment))"
            ]
        }
        if let nextTimer, nextTimer <= now {
            return ["\(VirtualTimeText.arrears) \(VirtualTimeText.words(now)), and a timer that is due has not fired"]
        }
        return []
    }
}
