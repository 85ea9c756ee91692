/// What was expected and did not come.
enum ExpectationFailure: Sendable {
    /// No frame was right within this time.
    case frame(within: Duration)

    /// An element was to appear, or to disappear.
    case existence(Bool, within: Duration)

    /// A property was to have a value; what was received is nil if no single element matched.
    case value(property: String, expected: String, received: String?, isSecret: Bool, within: Duration)

    var kind: TUIFailureKind {
        switch self {
        case .frame: .timedOut
        case .existence, .value: .expectation
        }
    }
}
