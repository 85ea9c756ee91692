/// How long to wait until the next look at a program that runs: the only place where anything is looked at repeatedly.
///
/// Nobody tells when a thread goes to sleep. The first looks follow each other at once, since a key is handled in some
/// microseconds, then after 20 µs, then each after twice as long, up to 1 ms.
package struct Backoff {
    private static let immediate = 8
    private static let shortest = Duration.microseconds(20)
    private static let longest = Duration.milliseconds(1)

    private var count = 0
    private var pause = Self.shortest

    package init() {}

    /// The time until the next look.
    package mutating func next() -> Duration {
        count += 1
        guard count > Self.immediate else { return .zero }
        defer { pause = min(pause * 2, Self.longest) }
        return pause
    }

    /// The program has shown something, or does something else than before.
    package mutating func reset() { self = Backoff() }
}
