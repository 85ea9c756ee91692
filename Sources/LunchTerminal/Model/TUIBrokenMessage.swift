/// A message to the host that never came whole.
public struct TUIBrokenMessage: Hashable, Sendable {
    /// The reason why a message was broken.
    public enum Cause: Hashable, Sendable {
        /// CAN, SUB or another escape sequence came before its terminator.
        case cutOff
        /// It had more than 16 MiB.
        case tooLong
    }

    /// The reason why it is broken.
    public let cause: Cause

    /// The bytes that came first behind its number and the semicolon, at most 256.
    public let head: [UInt8]

    /// Creates an account of a message.
    public init(cause: Cause, head: [UInt8]) {
        self.cause = cause
        self.head = head
    }
}
