/// The kind of a failure, by which code can distinguish failures.
public enum TUIFailureKind: Hashable, Sendable {
    /// The program could not be started, or did not open as requested.
    case launch
    /// No element matches.
    case noMatch
    /// Several elements match, but one is needed.
    case severalMatches
    /// The element is disabled.
    case disabled
    /// The element cannot be reached with the keyboard or the mouse.
    case unreachable
    /// The app's modes do not allow the terminal to send the key or the use of the mouse.
    case unencodable
    /// The app is not running.
    case notRunning
    /// A process that the app started could not be ended.
    case notEnded
    /// The app did not settle in time.
    case unsettled
    /// The wait timed out.
    case timedOut
    /// A property did not get the expected value.
    case expectation
    /// Time cannot be advanced, for example because the app's clock is not virtual.
    case clock
    /// The app does not read messages now, because its terminal is not in raw mode.
    case notListening
    /// A state of an element, such as `isSelected`, is unknown: neither true nor false.
    case unknown
    /// The app violated the protocol by which it publishes its elements.
    case protocolViolation
    /// Another failure, which its message describes.
    case other
}
