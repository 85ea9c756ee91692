import LunchWire

/// Durations as they are spoken.
package enum DurationText {
    /// A duration as it is spoken: `5 s`, `150 ms`.
    package static func words(_ duration: Duration) -> String {
        // More than an integer holds may be asked for.
        let milliseconds = Int(min((duration / .milliseconds(1)).rounded(), 1e18))
        return milliseconds % 1000 == 0 ? "\(milliseconds / 1000) s" : "\(milliseconds) ms"
    }

    /// A short duration as it is spoken: `0.4 ms`, `12 ms`, `3 s`.
    package static func fineWords(_ duration: Duration) -> String {
        let tenths = Int((duration / .microseconds(100)).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) ms" : words(duration)
    }

    /// A duration to the nanosecond: `30 s`, `1500 ms`.
    package static func exactWords(_ duration: Duration) -> String {
        let (count, unit) = counted(duration)
        return "\(count) \(unit.symbol)"
    }

    /// A duration as it would be written in a test.
    package static func literal(_ duration: Duration) -> String {
        let (count, unit) = counted(duration)
        return ".\(unit.name)(\(count))"
    }

    private static let units: [(size: Int, name: String, symbol: String)] = [
        (1_000_000_000, "seconds", "s"), (1_000_000, "milliseconds", "ms"), (1000, "microseconds", "µs"),
        (1, "nanoseconds", "ns"),
    ]

    /// The duration in the greatest unit that it is a multiple of.
    private static func counted(_ duration: Duration) -> (Int, (size: Int, name: String, symbol: String)) {
        let nanoseconds = duration.nanoseconds()
        let unit = units.first { nanoseconds.isMultiple(of: $0.size) } ?? units[3]
        return (nanoseconds / unit.size, unit)
    }
}
