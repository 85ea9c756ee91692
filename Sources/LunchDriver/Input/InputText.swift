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
    /// - Parameter mayLeave: whether a Return or a Tab in it may lead elsewhere, so that nobody knows where the rest goes.
    static func pasting(_ text: String, mayLeave: Bool) -> InputWords {
        let known = mayLeave ? TypedText.firstPart(of: text[...]) : text[...]
        let shown = known.endIndex < text.endIndex ? "\(known)…" : text
        let mayEndInSecret = known.count > 1 && !(mayLeave && TypedText.leads(known))
        return InputWords(
            "paste(\(QueryText.quoted(shown)))", secret: "paste(…)", mayEndInSecret: mayEndInSecret)
    }
}

/// An input as it reads in messages.
struct InputWords: Sendable {
    /// How it reads where everybody may see it.
    var open: String

    /// How it reads where what is typed is secret.
    var secret: String

    /// Whether it may turn out to have gone to a secure field: a field that is full may have handed the focus on in the
    /// midst of it.
    var mayEndInSecret: Bool

    init(_ open: String, secret: String? = nil, mayEndInSecret: Bool = false) {
        self.open = open
        self.secret = secret ?? open
        self.mayEndInSecret = mayEndInSecret
    }
}

/// A text that is typed part by part, each of which goes to what has the focus by then.
struct TypedText {
    private let call: String
    private var shown = ""
    private var isAllSecret = true

    init(into steps: [QueryStep]) {
        call = steps.isEmpty ? "typeText" : "\(QueryText.text(of: steps)).typeText"
    }

    /// The text up to where the next key may go elsewhere: Return and Tab lead on.
    static func firstPart(of text: Substring) -> Substring {
        let end = text.firstIndex(where: leads).map { text.index(after: $0) }
        return text[..<(end ?? text.endIndex)]
    }

    /// Whether a text ends with a key that may lead elsewhere.
    static func leads(_ text: Substring) -> Bool { text.last.map(leads) ?? false }

    private static func leads(_ character: Character) -> Bool { character.isNewline || character == "\t" }

    /// How all that has been typed reads, with another part; the words are the same from then on.
    func words(adding part: Substring) -> InputWords {
        let open = adding(part, isSecret: false).text
        let secret = adding(part, isSecret: true).text
        return InputWords(open, secret: secret, mayEndInSecret: part.count > 1 && !Self.leads(part))
    }

    mutating func add(_ part: Substring, isSecret: Bool) { self = adding(part, isSecret: isSecret) }

    private var text: String { isAllSecret && !shown.isEmpty ? "\(call)(…)" : "\(call)(\(QueryText.quoted(shown)))" }

    private func adding(_ part: Substring, isSecret: Bool) -> TypedText {
        var sum = self
        let end = Self.leads(part) ? part.suffix(1) : ""
        // No more than is shown: a text may be long.
        if sum.shown.count <= QueryText.longest {
            sum.shown += isSecret ? "…\(end)" : part.prefix(QueryText.longest + 1)
        }
        sum.isAllSecret = isAllSecret && isSecret
        return sum
    }
}

extension TUIKeyboardKey {
    /// Whether it tells a character of what is typed.
    var isTelling: Bool {
        switch code {
        case .character: true
        case .keypad(let key): key.character != nil
        case .function, .named: false
        }
    }
}
