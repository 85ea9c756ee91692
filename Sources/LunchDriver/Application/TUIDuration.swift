import LunchWire

/// A length of time that a test can write as a `Duration` or as a number of seconds (`Int`, `Double`, `TimeInterval`).
///
/// ```swift
/// try title.waitForExistence(timeout: 5)
/// try title.waitForExistence(timeout: .milliseconds(500))
/// ```
public protocol TUIDuration: Sendable {
    /// The length of time as a `Duration`. Tests do not need this property.
    ///
    /// A number of seconds is limited to 1,000,000,000 (about 31 years). A number that is NaN counts as zero.
    var _duration: Duration { get }
}

extension Duration: TUIDuration {
    /// The duration itself, unchanged.
    public var _duration: Duration { self }
}

extension Double: TUIDuration {
    /// The number of seconds as a `Duration`, limited to 1,000,000,000 seconds (about 31 years). NaN counts as zero.
    public var _duration: Duration { .limited(seconds: self) }
}

extension Int: TUIDuration {
    /// The number of seconds as a `Duration`, limited to 1,000,000,000 seconds (about 31 years).
    public var _duration: Duration { .limited(seconds: Double(self)) }
}

/// The durations that can be written without their type, such as `.seconds(5)`, for a timeout of any `TUIDuration`.
extension TUIDuration where Self == Duration {
    /// Returns a duration of a whole number of seconds, limited to 1,000,000,000 seconds (about 31 years).
    public static func seconds(_ seconds: some BinaryInteger) -> Duration { .limited(seconds: Double(seconds)) }

    /// Returns a duration of a number of seconds, limited to 1,000,000,000 seconds (about 31 years). NaN counts as zero.
    public static func seconds(_ seconds: Double) -> Duration { .limited(seconds: seconds) }

    /// Returns a duration of a whole number of milliseconds.
    public static func milliseconds(_ milliseconds: some BinaryInteger) -> Duration {
        let (seconds, rest) = Int(clamping: milliseconds).quotientAndRemainder(dividingBy: 1000)
        return Duration(
            secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest) * 1_000_000_000_000_000)
    }

    /// A duration of zero. A wait with this timeout succeeds only if its condition is true at the moment of the call.
    public static var zero: Duration { Duration(secondsComponent: 0, attosecondsComponent: 0) }
}
