/// The pause before the bridge looks again.
///
/// The system does not report when a framework has read its input, when it has handled it, and when the terminal has
/// another size; this is the one place that specifies how often the bridge looks.
struct LookPause {
    /// While nothing is awaited, only the terminal's size is looked at.
    static let idle = Duration.milliseconds(10)
    /// The shortest time between two frames with the same elements that were not requested.
    static let repeated = Duration.milliseconds(100)
    private static let shortest = Duration.microseconds(20)
    private static let longest = Duration.milliseconds(1)

    private var next = Duration.zero

    mutating func restart() { next = .zero }

    /// At once, and then ever more rarely.
    mutating func step() -> Duration {
        defer { next = next == .zero ? Self.shortest : min(next * 2, Self.longest) }
        return next
    }
}
