import LunchProcess

/// The reason why the app's screen is unknown.
enum SettlingFailure: Sendable {
    /// The app has not settled in time, or not since an earlier wait of this length, without input in the meantime.
    ///
    /// The time is nil if nobody waited, because the app was seen to wait for input.
    case unsettled([UnsettledReason], modes: InputModes?, Standstill, after: Duration?, isKnown: Bool = false)
    /// A program that does not tell when it has settled did not rest in time; what it has written.
    case neverRested(Standstill, Output, after: Duration, isKnown: Bool = false)
    /// The terminal is not in raw mode: a message would be shown or held back.
    case notListening

    /// The number of bytes that a program has written, and the time in which it did.
    struct Output: Sendable {
        var bytes: Int
        var time: Duration
    }

    var kind: TUIFailureKind {
        switch self {
        case .unsettled, .neverRested: .unsettled
        case .notListening: .notListening
        }
    }
}
