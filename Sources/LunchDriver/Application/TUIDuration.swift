import LunchWire

/// A length of time, as a test says it: a `Duration`, or a number of seconds, which may be a `TimeInterval`.
///
/// ```swift
/// try title.waitForExistence(timeout: 5)
/// try title.waitForExistence(timeout: .milliseconds(500))
/// ```
public protocol TUIDuration: Sendable {
    /// The length of time as a `Duration`, for Lunch.
    ///
    /// Seconds that are no number are no time, and more than 30 years count as 30 years.
    var tuiDuration: Duration { get }
}

extension Duration: TUIDuration {
    /// The same.
    public var tuiDuration: Duration { self }
}

extension Double: TUIDuration {
    /// The length of time of so many seconds.
    public var tuiDuration: Duration { .limited(seconds: self) }
}

extension Int: TUIDuration {
    /// The length of time of so many seconds.
    public var tuiDuration: Duration { .limited(seconds: Double(self)) }
}

/// The lengths of time that can be written without their type; where a `Duration` is asked for, its own are meant.
extension TUIDuration where Self == Duration {
    /// So many seconds.
    public static func seconds(_ seconds: some BinaryInteger) -> Duration { .limited(seconds: Double(seconds)) }

    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Duration { .limited(seconds: seconds) }

    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: some BinaryInteger) -> Duration {
        let (seconds, rest) = Int(clamping: milliseconds).quotientAndRemainder(dividingBy: 1000)
        return Duration(
            secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest) * 1_000_000_000_000_000)
    }

    /// No time: what is waited for has to be there.
    public static var zero: Duration { Duration(secondsComponent: 0, attosecondsComponent: 0) }
}
