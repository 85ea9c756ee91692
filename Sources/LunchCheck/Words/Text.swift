import LunchWire

/// Texts of which findings are made.
enum Text {
    /// Bytes with all that cannot be seen in them written out; of many the first or the last ones.
    static func bytes(_ bytes: [UInt8], limit: Int = 60, fromEnd: Bool = false) -> String {
        guard bytes.count > limit else { return visible(bytes) }
        return fromEnd ? "… \(visible(bytes.suffix(limit)))" : "\(visible(bytes.prefix(limit))) …"
    }

    /// Bytes as text, in which an escape reads `ESC` and a byte that is no UTF-8 reads as a number.
    private static func visible(_ bytes: some Collection<UInt8>) -> String {
        var text = ""
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar {
            case "\u{1B}": text += "‹ESC›"
            case "\u{FFFD}": text += "‹no UTF-8›"
            default: text += String(scalar).visible
            }
        }
        return text
    }

    /// What the app wrote to standard error, as a further sentence; nothing if that is nothing.
    static func errors(_ bytes: [UInt8]) -> String {
        bytes.isEmpty ? "" : " It wrote to standard error: \(Text.bytes(bytes, limit: 300, fromEnd: true))"
    }

    static func list(_ words: [String]) -> String { words.map { $0.literal }.joined(separator: ", ") }

    static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
}
