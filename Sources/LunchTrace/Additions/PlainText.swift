/// Text of a screen without anything that acts on its reader.
package enum PlainText {
    /// The text without control characters, and without marks that change the order of text or that are invisible.
    package static func cleaned(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var clean = ""
        clean.unicodeScalars.append(contentsOf: text.unicodeScalars.lazy.filter(isHarmless))
        return clean
    }

    /// A line of such text without blanks at its end.
    package static func line(_ text: String) -> String {
        let text = cleaned(text)
        guard text.utf8.last == UInt8(ascii: " ") else { return text }
        guard let last = text.unicodeScalars.lastIndex(where: { $0 != " " }) else { return "" }
        return String(text.unicodeScalars[...last])
    }

    /// Returns false for characters that XML 1.0 forbids (section 2.2), for controls, and for invisible characters but
    /// those that choose the form of the letters around them: joiners, variation selectors and the tags of flags.
    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x7F: return true
        case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
        case 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: return false
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return false
        default: return !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    /// The text for XML and HTML, also between double quotes.
    package static func markup(_ text: String) -> String {
        var markup = ""
        for scalar in cleaned(text).unicodeScalars {
            switch scalar {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "\"": markup += "&quot;"
            default: markup.unicodeScalars.append(scalar)
            }
        }
        return markup
    }

    /// Several lines for XML and HTML.
    package static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { markup(String($0)) }.joined(separator: "\n")
    }

    /// Several lines of such text.
    package static func cleanedLines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { cleaned(String($0)) }
            .joined(separator: "\n")
    }

    /// The address of a link that a reader may follow; nil for other schemes, and for what is not an address (RFC 3986).
    package static func address(_ link: String) -> String? {
        let scheme = link.prefix { $0 != ":" }.lowercased()
        guard ["http", "https", "mailto"].contains(scheme), link.utf8.count <= 2048,
            link.utf8.allSatisfy({ (0x21..<0x7F).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) })
        else { return nil }
        return link
    }
}
