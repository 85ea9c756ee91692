import LunchElements
import LunchInput

/// Writes input as it reads in a test, for failure messages; what is typed in secret is left out.
enum InputText {
    static func pressing(_ keys: [TUIKeyboardKey], isSecret: Bool) -> String {
        let isTelling = { (key: TUIKeyboardKey) in if case .character = key.code { true } else { false } }
        if isSecret, keys.contains(where: isTelling) { return "keys …" }
        if keys.count > 1, let first = keys.first, keys.allSatisfy({ $0 == first }) {
            return "key \(first) \(keys.count) times"
        }
        return "\(keys.count == 1 ? "key" : "keys") \(keys.map(\.description).joined(separator: ", "))"
    }

    static func typing(_ text: String, into steps: [QueryStep], isSecret: Bool) -> String {
        let call = isSecret ? "typeText(…)" : "typeText(\(QueryText.quoted(text)))"
        return steps.isEmpty ? call : "\(QueryText.text(of: steps)).\(call)"
    }

    static func pasting(_ text: String, isSecret: Bool) -> String {
        isSecret ? "paste(…)" : "paste(\(QueryText.quoted(text)))"
    }
}
