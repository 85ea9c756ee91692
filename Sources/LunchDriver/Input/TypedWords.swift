import LunchElements

/// A text that is typed part by part, each of which goes to what has the focus by then.
struct TypedWords {
    private let call: String
    private var shown = ""
    private var isAllSecret = true

    init(into steps: [QueryStep]) {
        call = steps.isEmpty ? "typeText" : "\(QueryText.text(of: steps)).typeText"
    }

    /// The part of a text that is typed at once: up to where the next key may go elsewhere.
    ///
    /// A program that does not acknowledge gets key by key, each once it rests: it may take several for a paste.
    static func part(of text: Substring, trust: TUISettling.Trust) -> Substring {
        trust.isOfKernel ? text.prefix(1) : firstPart(of: text)
    }

    /// The text up to where the next key may go elsewhere: Return and Tab lead on.
    static func firstPart(of text: Substring) -> Substring {
        let end = text.firstIndex(where: leads).map { text.index(after: $0) }
        return text[..<(end ?? text.endIndex)]
    }

    /// Returns true if a text ends with a key that may lead elsewhere.
    static func leads(_ text: Substring) -> Bool { text.last.map(leads) ?? false }

    private static func leads(_ character: Character) -> Bool { character.isNewline || character == "\t" }

    /// The words of all that has been typed, with another part; the words are the same from then on.
    func words(adding part: Substring) -> InputWords {
        let open = adding(part, isSecret: false).text
        let secret = adding(part, isSecret: true).text
        return InputWords(open, secret: secret, hint: SecretHint(part))
    }

    mutating func add(_ part: Substring, isSecret: Bool) { self = adding(part, isSecret: isSecret) }

    private var text: String { isAllSecret && !shown.isEmpty ? "\(call)(…)" : "\(call)(\(ShownText.quoted(shown)))" }

    private func adding(_ part: Substring, isSecret: Bool) -> TypedWords {
        var sum = self
        let end = Self.leads(part) ? part.suffix(1) : ""
        // No more than is shown: a text may be long.
        if sum.shown.count <= ShownText.longest {
            sum.shown += isSecret ? "…\(end)" : part.prefix(ShownText.longest + 1)
        }
        sum.isAllSecret = isAllSecret && isSecret
        return sum
    }
}

extension TUISettling.Trust {
    /// True if the system has told that the program rests.
    fileprivate var isOfKernel: Bool {
        switch self {
        case .exact, .bounded: true
        case .acknowledged, .quiet, .unsettled: false
        }
    }
}
