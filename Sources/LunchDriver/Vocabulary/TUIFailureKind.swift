/// A kind of failure. Use it to distinguish failures in code.
public enum TUIFailureKind: Hashable, Sendable {
    /// The program could not be launched as requested, or the app did not show the requested screen.
    case launch
    /// No element, or no text on the screen, matches the query.
    case noMatch
    /// Several elements or texts match the query, but exactly one is needed.
    case severalMatches
    /// The element is disabled.
    case disabled
    /// An element, or a cell of the screen, cannot be reached or used with the keyboard or the mouse.
    case unreachable
    /// The terminal cannot send the key or the mouse event in the terminal modes that the app has set.
    case unencodable
    /// The app is not running: it was not launched, or it has ended.
    case notRunning
    /// The app, or a process that it started, could not be ended.
    case notEnded
    /// The app did not settle in time: it did not handle its input, or it did not stop drawing.
    case unsettled
    /// A call of `waitForFrame` or `waitForExit` was unsuccessful, usually because its timeout expired.
    case timedOut
    /// A property did not have the expected value, or an element did not appear or disappear as expected.
    case expectation
    /// The app's time cannot be advanced, for example because the app's clock is not virtual.
    case clock
    /// The app cannot receive the test's requests at the moment, because its terminal is not in raw mode.
    case notListening
    /// A state of an element, such as `isSelected`, is unknown: it cannot be read as true or false.
    case unknown
    /// The app broke the rules of the protocol by which it sends its elements to the test.
    case protocolViolation
    /// Any other failure. Its message describes the failure.
    case other
}
