package import LunchCommands
package import LunchWire

/// Input that a test has sent to an app: keys, text, mouse events, a change of the terminal's size, or a request such
/// as `show(_:)`.
public struct TUIInput: Sendable {
    /// The description of the input, for example `key Return`. Every secret part is replaced by `•`.
    public let text: String

    /// The bytes that were sent.
    ///
    /// The value is nil if any of the bytes may be secret, or if the listener was not added with `hearsOutput: true`
    /// (see ``TUIEvents/addListener(hearsOutput:_:)``). Otherwise, it is empty if the input has no bytes, for example
    /// if the test changed the size of the terminal.
    public let bytes: [UInt8]?

    /// The number of bytes that were sent; 0 if the input has no bytes, for example if the test changed the size of the
    /// terminal.
    public let count: Int

    /// The bytes if any of them may be secret, so that they can be recognized elsewhere; nil if none is.
    package let secret: [UInt8]?

    /// The input as a value, without what may be secret.
    package let action: TUICommand.Action

    /// The cell at which the mouse was used; nil if it was not.
    package let cell: CellPoint?

    init(_ sent: InputHistory.Sent) {
        text = sent.action.inputWords(at: sent.cell, mark: TypedText.mark)
        (action, cell) = (sent.action, sent.cell)
        count = sent.bytes.count
        bytes = sent.isSecret ? nil : sent.bytes
        secret = sent.isSecret ? sent.bytes : nil
    }

    private init(withoutBytesOf input: TUIInput) {
        (text, count, action, cell) = (input.text, input.count, input.action, input.cell)
        (bytes, secret) = (nil, nil)
    }

    /// The same without bytes.
    var inWords: TUIInput { TUIInput(withoutBytesOf: self) }
}
