/// The kind of a failure, for code that handles it.
public enum TUIFailureKind: Hashable, Sendable {
    /// The program could not be started, or did not open as it was asked to.
    case launch
    /// No element matches.
    case noMatch
    /// Several elements match where one is needed.
    case severalMatches
    /// The element does not answer to a person.
    case disabled
    /// The element cannot be reached with the keyboard or the mouse.
    case unreachable
    /// The app has not set modes in which the key or the mouse can be told to it.
    case unencodable
    /// The app is not running.
    case notRunning
    /// A process that the app started could not be ended.
    case notEnded
    /// The app did not settle in time.
    case unsettled
    /// Nothing came in time of that which was waited for.
    case timedOut
    /// A property did not get the value that it was expected to have.
    case expectation
    /// Time cannot be advanced: the app's is not virtual, or what waits for it cannot be told.
    case clock
    /// The app does not take messages now: its terminal is not in raw mode.
    case notListening
    /// A state of an element is neither true nor false: nobody knows it.
    case unknown
    /// The app broke the accessibility protocol.
    case protocolViolation
    /// Something else failed, which says for itself what.
    case other
}
