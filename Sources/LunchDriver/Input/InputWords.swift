import LunchElements
import LunchInput

/// An input as it reads in messages.
struct InputWords: Sendable {
    /// The words for the input if it is not secret.
    var open: String

    /// The words if what is typed is secret.
    var secret: String

    /// The hint that may show later that some of it went to a secure field; nil if nothing can.
    var hint: SecretHint?

    init(_ open: String, secret: String? = nil, hint: SecretHint? = nil) {
        self.open = open
        self.secret = secret ?? open
        self.hint = hint
    }
}

/// The hint that an input has gone to a secure field in part: a field that is full may hand the focus on meanwhile.
enum SecretHint {
    /// Such a field holds more than before.
    case growth
    /// Such a field holds more than before, or has the focus, to which no key of the input has led.
    case growthOrFocus

    /// The hint of a text; nil of one letter, which cannot go to two fields.
    init?(_ text: Substring) {
        if text.dropFirst().isEmpty { return nil }
        self = TypedWords.leads(text) ? .growth : .growthOrFocus
    }
}

/// Writes input as it reads in a test, for failure messages.
enum InputText {
    static func pressing(_ keys: [TUIKeyboardKey]) -> InputWords {
        let isTelling = keys.contains(where: \.isTelling)
        var text = "\(keys.count == 1 ? "key" : "keys") \(keys.map(\.description).joined(separator: ", "))"
        if keys.count > 1, let first = keys.first, keys.allSatisfy({ $0 == first }) {
            text = "key \(first) \(keys.count) times"
        }
        return InputWords(text, secret: isTelling ? "keys …" : text)
    }

    /// A text that is pasted.
    ///
    /// - Parameter mayLeave: whether a Return or a Tab in it may lead elsewhere, so that nobody knows where the rest goes.
    static func pasting(_ text: String, mayLeave: Bool) -> InputWords {
        let known = mayLeave ? TypedWords.firstPart(of: text[...]) : text[...]
        let shown = known.endIndex < text.endIndex ? "\(known)…" : text
        return InputWords("paste(\(ShownText.quoted(shown)))", secret: "paste(…)", hint: SecretHint(known))
    }
}
