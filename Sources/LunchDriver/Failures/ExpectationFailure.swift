/// An expectation that was not met.
enum ExpectationFailure: Sendable {
    /// The reason why it was not waited for any longer.
    enum Limit: Sendable {
        /// The time was over.
        case time(Duration)
        /// Time is virtual, and the app had settled: only the test brings about more.
        case noTimePasses
        /// The program waits for nothing but input.
        case nothingComes
        /// The app has ended.
        case ended
    }

    /// None of this number of screens met the condition; 0 if the number is unknown.
    case frame(screens: Int, Limit)

    /// The screen changed, although it was not to; the first row that did, unless only elements changed.
    case change(row: Int?, before: String, after: String, Duration)

    /// The app did not end on its own.
    case exit(Limit)

    /// An element was to appear, or to disappear.
    case existence(Bool, Limit)

    /// A property was to have a relation to a value; what was received is nil if no single element matched.
    case value(property: String, Comparator, String, received: String?, isSecret: Bool, Limit)

    var kind: TUIFailureKind {
        switch self {
        // It tells of the end, which is then told.
        case .frame(_, .ended), .existence(_, .ended), .value(_, _, _, _, _, .ended): .notRunning
        case .frame, .exit: .timedOut
        case .existence, .value, .change: .expectation
        }
    }
}
