/// A message to the host that never came whole.
public struct TUIBrokenMessage: Hashable, Sendable {
    /// What became of a message.
    public enum Cause: Hashable, Sendable {
        /// CAN, SUB or another escape sequence came before its terminator.
        case cutOff
        /// It had more than 16 MiB.
        case tooLong
    }

    /// What became of it.
    public let cause: Cause

    /// What came first behind its number and the semicolon, at most 256 bytes of it.
    public let head: [UInt8]

    /// Creates an account of a message.
    public init(cause: Cause, head: [UInt8]) {
        self.cause = cause
        self.head = head
    }
}
