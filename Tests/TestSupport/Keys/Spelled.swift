/// Bytes that are written, and shown, in words: `ESC [ 1 ; 5 A`.
///
/// Control characters go by their names or with a caret, everything else is itself, numbers stay in one piece.
package struct Spelled: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    package init(_ words: String) {
        bytes = words.split(separator: " ").flatMap { word -> [UInt8] in
            if let named = Self.names.first(where: { $0.name == word })?.scalar { return Array(String(named).utf8) }
            if word.utf8.count == 2, word.first == "^", let letter = word.utf8.last { return [letter & 0x1F] }
            return Array(word.utf8)
        }
    }

    private static let names: [(scalar: Unicode.Scalar, name: String)] = [
        ("\u{0}", "NUL"), ("\u{8}", "BS"), ("\t", "TAB"), ("\n", "LF"), ("\r", "CR"), ("\u{1B}", "ESC"), (" ", "SP"),
        ("\u{7F}", "DEL"),
    ]
}

extension Spelled: CustomStringConvertible {
    package var description: String {
        var words = ""
        var afterDigit = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let isDigit = ("0"..."9").contains(scalar)
            if !words.isEmpty, !(afterDigit && isDigit) { words += " " }
            afterDigit = isDigit
            if let name = Self.names.first(where: { $0.scalar == scalar })?.name {
                words += name
            } else if scalar.value < 0x20 {
                words += "^\(Character(Unicode.Scalar(UInt8(scalar.value + 0x40))))"
            } else {
                words.unicodeScalars.append(scalar)
            }
        }
        return words
    }
}
