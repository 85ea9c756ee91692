/// An incomplete message: its first bytes, and the reason why the terminal has not received the whole message.
///
/// A message is an OSC (`ESC ] number ; text`) that the program sends to the host (the code that owns the terminal).
/// The number is the `messageCommand` that the host has given to the initializer of `TUITerminal`. The host takes
/// complete messages with `TUITerminal.takeMessage()`, and incomplete messages with `TUITerminal.takeBrokenMessage()`.
public struct TUIBrokenMessage: Hashable, Sendable {
    /// The reason why a message is incomplete.
    public enum Cause: Hashable, Sendable {
        /// The message was interrupted before its end: by the control character CAN or SUB, or by ESC as the beginning
        /// of another sequence.
        case cutOff
        /// The message was longer than 16 MiB.
        case tooLong
    }

    /// The reason why the message is incomplete.
    public let cause: Cause

    /// The first bytes of the message, at most 256, without the OSC number and the semicolon after it.
    public let head: [UInt8]

    /// Creates an incomplete message from the reason and the first bytes.
    public init(cause: Cause, head: [UInt8]) {
        self.cause = cause
        self.head = head
    }
}
