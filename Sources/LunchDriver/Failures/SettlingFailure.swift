import LunchProcess

/// Why nobody knows what the app shows.
enum SettlingFailure: Sendable {
    case unsettled([UnsettledReason], modes: InputModes?, Standstill, after: Duration)
    /// A program that does not tell when it has settled never rested for so long.
    case neverQuiet(period: Duration, after: Duration)
    /// The terminal is not in raw mode: a message would be shown or held back.
    case notListening

    var kind: TUIFailureKind {
        switch self {
        case .unsettled, .neverQuiet: .unsettled
        case .notListening: .notListening
        }
    }
}
