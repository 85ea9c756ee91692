import LunchWire

/// A length of time that a test can write as a `Duration` or as a number of seconds, a `TimeInterval` for example.
///
/// ```swift
/// try title.waitForExistence(timeout: 5)
/// try title.waitForExistence(timeout: .milliseconds(500))
/// ```
public protocol TUIDuration: Sendable {
    /// The length of time as a `Duration`; tests do not use this property.
    ///
    /// A number that is NaN counts as zero, and more than 30 years count as 30 years.
    var tuiDuration: Duration { get }
}

extension Duration: TUIDuration {
    /// The duration itself.
    public var tuiDuration: Duration { self }
}

extension Double: TUIDuration {
    /// The duration of this number of seconds.
    public var tuiDuration: Duration { .limited(seconds: self) }
}

extension Int: TUIDuration {
    /// The duration of this number of seconds.
    public var tuiDuration: Duration { .limited(seconds: Double(self)) }
}

/// The durations that can be written without their type, such as `.seconds(5)`, for a timeout of any `TUIDuration`.
extension TUIDuration where Self == Duration {
    /// Returns a duration of a number of whole seconds.
    public static func seconds(_ seconds: some BinaryInteger) -> Duration { .limited(seconds: Double(seconds)) }

    /// Returns a duration of a number of seconds.
    public static func seconds(_ seconds: Double) -> Duration { .limited(seconds: seconds) }

    /// Returns a duration of a number of milliseconds.
    public static func milliseconds(_ milliseconds: some BinaryInteger) -> Duration {
        let (seconds, rest) = Int(clamping: milliseconds).quotientAndRemainder(dividingBy: 1000)
        return Duration(
            secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest) * 1_000_000_000_000_000)
    }

    /// A duration of zero, with which a wait succeeds only if its condition is true already.
    public static var zero: Duration { Duration(secondsComponent: 0, attosecondsComponent: 0) }
}
