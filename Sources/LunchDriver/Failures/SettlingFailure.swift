import LunchProcess

/// Why nobody knows what the app shows.
enum SettlingFailure: Sendable {
    /// It has not settled in time, or not since it was waited for so long before, without any input meanwhile.
    case unsettled([UnsettledReason], modes: InputModes?, Standstill, after: Duration, isKnown: Bool = false)
    /// A program that does not tell when it has settled did not rest in time; how many bytes it has written since its start.
    case neverRested(Standstill, written: Int, after: Duration, isKnown: Bool = false)
    /// The terminal is not in raw mode: a message would be shown or held back.
    case notListening

    var kind: TUIFailureKind {
        switch self {
        case .unsettled, .neverRested: .unsettled
        case .notListening: .notListening
        }
    }
}
