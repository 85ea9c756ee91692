/// A message to the host that did not arrive as a whole.
public struct TUIBrokenMessage: Hashable, Sendable {
    /// The reason why a message is broken.
    public enum Cause: Hashable, Sendable {
        /// CAN, SUB or another escape sequence came before the terminator of the message.
        case cutOff
        /// The message had more than 16 MiB.
        case tooLong
    }

    /// The reason why the message is broken.
    public let cause: Cause

    /// The first bytes of the message, at most 256, without the OSC number and the semicolon behind it.
    public let head: [UInt8]

    /// Creates a broken message from the reason and the first bytes.
    public init(cause: Cause, head: [UInt8]) {
        self.cause = cause
        self.head = head
    }
}
