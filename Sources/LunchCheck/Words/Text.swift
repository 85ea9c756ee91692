import LunchWire

/// Texts of which findings are made.
enum Text {
    /// Bytes with all that cannot be seen in them written out; of many the first ones.
    static func bytes(_ bytes: [UInt8], limit: Int = 60) -> String {
        bytes.count > limit ? "\(visible(bytes.prefix(limit))) …" : visible(bytes)
    }

    /// Bytes as text, in which an escape reads `‹ESC›` and a byte that is not UTF-8 reads as a number.
    private static func visible(_ bytes: some Collection<UInt8>) -> String {
        var text = ""
        var rest = Array(bytes)[...]
        while let first = rest.first {
            let letter = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }.first
            switch letter {
            case "\u{1B}"?: text += "‹ESC›"
            case let letter?: text += letter.visible
            case nil: text += "‹0x\(String(first, radix: 16, uppercase: true))›"
            }
            rest = rest.dropFirst(letter?.utf8.count ?? 1)
        }
        return text
    }

    /// The text that the app wrote to standard error, as a further sentence; nothing if there is none.
    static func errors(_ bytes: [UInt8]) -> String {
        guard bytes.count > 400 else { return bytes.isEmpty ? "" : " It wrote to standard error: \(visible(bytes))" }
        // Some name first what is wrong and then where, others the other way round.
        return " It wrote to standard error: \(visible(bytes.prefix(200))) … \(visible(bytes.suffix(200)))"
    }

    static func list(_ words: [String]) -> String { words.map { $0.literal }.joined(separator: ", ") }

    static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
