import LunchElements
import LunchInput

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
    /// - Parameter mayLeave: true if a Return or a Tab in it may lead elsewhere, so that nobody knows where the rest goes.
    static func pasting(_ text: String, mayLeave: Bool) -> InputWords {
        let known = mayLeave ? TypedText.firstPart(of: text[...]) : text[...]
        let shown = known.endIndex < text.endIndex ? "\(known)…" : text
        return InputWords("paste(\(ShownText.quoted(shown)))", secret: "paste(…)", hint: SecretHint(known))
    }
}
