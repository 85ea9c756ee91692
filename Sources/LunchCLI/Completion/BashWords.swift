/// The words of a piece of a bash command line, with quotes and backslashes taken away (bash(1), QUOTING).
///
/// It goes by scalars: a `$` is one for bash even if Unicode makes one character of it and what is beside it.
struct BashWords {
    enum Quote: Unicode.Scalar {
        case single = "'"
        case double = "\""
    }

    /// The words before the last.
    private(set) var earlier: [String] = []
    /// The last word; empty after a blank.
    private(set) var last = ""
    /// A Boolean value that indicates whether bash expands nothing in the last word, and hands it on as it is there.
    private(set) var isLiteral = true
    /// A Boolean value that indicates whether the last word begins with the `~/` of one's own home folder.
    private(set) var isAtHome = false
    /// The quote that is still open at the end.
    private(set) var quote: Quote?
    private var isInWord = false

    init(_ line: some StringProtocol) {
        var rest = String(line).unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if quote == nil, scalar == " " || scalar == "\t" {
                endWord()
            } else {
                read(scalar, &rest)
                isInWord = true
            }
        }
    }

    /// A piece of a word as it is written after an open quote, or outside quotes.
    static func escaped(_ text: some StringProtocol, in quote: Quote?) -> String {
        text.unicodeScalars.map { scalar in
            switch (scalar, quote) {
            case ("'", .single): "'\\''"
            // A backslash would keep the history away from it, and stay in the word.
            case ("!", .double): "\"'!'\""
            case ("\\", .double), ("$", .double), ("`", .double), ("\"", .double): "\\\(scalar)"
            case (_, nil) where !isPlain(scalar): "\\\(scalar)"
            default: String(scalar)
            }
        }.joined()
    }

    /// Returns whether bash leaves a character alone outside quotes, wherever in a word it is.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9": true
        default: !scalar.isASCII || "_-+%,./=@:".unicodeScalars.contains(scalar)
        }
    }

    private mutating func read(_ scalar: Unicode.Scalar, _ rest: inout String.UnicodeScalarView.SubSequence) {
        switch (scalar, quote) {
        case ("'", .single), ("\"", .double): quote = nil
        case (_, .single): append(scalar)
        case ("\\", .double):
            guard let next = rest.first else { return }
            // Before any other character a backslash is one.
            append("\\$`\"".unicodeScalars.contains(next) ? rest.removeFirst() : scalar)
        case ("$", .double), ("`", .double), ("!", .double): append(scalar, isLiteral: false)
        case (_, .double): append(scalar)
        case ("\\", nil): rest.popFirst().map { append($0) }
        case ("'", nil), ("\"", nil): quote = Quote(rawValue: scalar)
        case ("~", nil) where !isInWord && rest.first == "/":
            append(scalar)
            isAtHome = true
        case (_, nil): append(scalar, isLiteral: Self.isPlain(scalar))
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, isLiteral isScalarLiteral: Bool = true) {
        last.unicodeScalars.append(scalar)
        isLiteral = isLiteral && isScalarLiteral
    }

    private mutating func endWord() {
        if isInWord { earlier.append(last) }
        (last, isLiteral, isAtHome, isInWord) = ("", true, false, false)
    }
}
