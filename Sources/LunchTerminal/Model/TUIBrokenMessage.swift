/// A message of the program that the terminal could not receive completely.
///
/// Messages are meant for the code that owns the terminal. `TUITerminal.takeMessage()` returns the complete messages,
/// and `TUITerminal.takeBrokenMessage()` the incomplete ones.
public struct TUIBrokenMessage: Hashable, Sendable {
    /// The reason why a message is incomplete.
    public enum Cause: Hashable, Sendable {
        /// The control character CAN or SUB, or another escape sequence, interrupted the message before its end.
        case cutOff
        /// The message was longer than 16 MiB.
        case tooLong
    }

    /// The reason why the message is incomplete.
    public let cause: Cause

    /// The first bytes of the message, at most 256, without the OSC number and the semicolon after the number.
    public let head: [UInt8]

    /// Creates an incomplete message from the reason and the first bytes.
    public init(cause: Cause, head: [UInt8]) {
        self.cause = cause
        self.head = head
    }
}
