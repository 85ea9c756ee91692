/// An input that a test has sent to an app.
public struct TUIInput: Sendable {
    /// The input as failure messages describe it: `key Return`; every secret part is masked as `•`.
    public let text: String

    /// The bytes that were sent; nil if any of them may be secret, or if the listener does not hear bytes.
    ///
    /// Requests of the test that are no input of a person, such as a new size, have no bytes.
    public let bytes: [UInt8]?

    /// The number of bytes that were sent.
    public let count: Int

    /// The bytes if any of them may be secret, for those who have to recognise them elsewhere; nil if none is.
    package let secret: [UInt8]?

    init(_ sent: InputHistory.Sent) {
        // An ellipsis stands for a secret in failure messages.
        text = sent.isSecret ? String(sent.text.map { $0 == "…" ? "•" : $0 }) : sent.text
        count = sent.bytes.count
        bytes = sent.isSecret ? nil : sent.bytes
        secret = sent.isSecret ? sent.bytes : nil
    }

    private init(text: String, count: Int) {
        (self.text, self.count) = (text, count)
        (bytes, secret) = (nil, nil)
    }

    /// The same without bytes.
    var inWords: TUIInput { TUIInput(text: text, count: count) }
}
