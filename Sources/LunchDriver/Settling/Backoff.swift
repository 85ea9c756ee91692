/// The time until the next look at a program that runs: the only place where anything is looked at repeatedly.
///
/// The system does not report when a thread goes to sleep. The first looks follow each other at once, since a key is
/// handled in some microseconds, then after 20 µs, then each after twice as long, up to 1 ms.
///
/// Before a wait of the program ends whose end is known, the looks follow each other at once as well, for a twentieth of
/// that wait and 1 ms at most. A processor that has slept as long as the program needs longer to wake, and to do what comes then.
package struct Backoff {
    private static let immediate = 8
    private static let shortest = Duration.microseconds(20)
    private static let longest = Duration.milliseconds(1)
    private static let watchfulShare = 20

    private var count = 0
    private var pause = Self.shortest
    private var watch: Range<ContinuousClock.Instant>?

    package init() {}

    /// The time until the next look.
    package mutating func next() -> Duration {
        count += 1
        guard count > Self.immediate else { return .zero }
        defer { pause = min(pause * 2, Self.longest) }
        return pause
    }

    /// When to look next at a program all of whose threads wait, one of them until a time that is known.
    package mutating func next(before end: ContinuousClock.Instant, now: ContinuousClock.Instant)
        -> ContinuousClock.Instant
    {
        guard now < end else { return now + next() }
        // A wait of which only the remaining time is known seems to end a moment later at each look.
        if let watch, watch.contains(now), end < watch.upperBound + Self.longest { return now }
        let lead = min((end - now) / Self.watchfulShare, Self.longest)
        watch = end - lead..<end
        return end - lead
    }

    /// The program has shown something, or does something else than before.
    package mutating func reset() { self = Backoff() }
}
