import LunchCommands
import LunchElements

/// A text that is typed part by part, each of which goes to what has the focus by then.
struct TypedParts {
    private let query: [QueryStep]
    private var typed = TypedText("")

    init(into query: [QueryStep]) { self.query = query }

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

    /// All that has been typed, with another part; the value is the same from then on.
    func value(adding part: Substring) -> InputValue {
        InputValue(
            action(adding(part, isSecret: false)), secret: action(adding(part, isSecret: true)), hint: SecretHint(part))
    }

    mutating func add(_ part: Substring, isSecret: Bool) { typed = adding(part, isSecret: isSecret) }

    private func action(_ text: TypedText) -> TUICommand.Action { .type(text, into: query) }

    private func adding(_ part: Substring, isSecret: Bool) -> TypedText {
        var sum = typed
        // The key that leads on is seen by its effect.
        let end = Self.leads(part) ? part.suffix(1) : ""
        sum.append(part.dropLast(end.count), isSecret: isSecret)
        sum.append(end)
        return sum
    }
}

extension TUISettling.Trust {
    /// True if the system has reported that the program rests.
    fileprivate var isOfKernel: Bool {
        switch self {
        case .exact, .bounded: true
        case .acknowledged, .quiet, .unsettled: false
        }
    }
}
