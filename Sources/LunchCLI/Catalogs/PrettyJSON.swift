import LunchWire

/// Writes JSON to be read by people: a member a line, with sorted keys.
enum PrettyJSON {
    static func text(_ value: LunchJSON, indent: String = "") -> String {
        let inner = indent + "  "
        switch value {
        case .array(let elements) where !elements.isEmpty:
            let lines = elements.map { inner + text($0, indent: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.sorted { $0.key < $1.key }.map { key, value in
                "\(inner)\(string(key)): \(text(value, indent: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .string(let text): return string(text)
        default: return value.text
        }
    }

    /// A string in which all that cannot be seen is escaped.
    private static func string(_ text: String) -> String {
        let escaped = text.map { character -> String in
            let letter = String(character)
            let isShown = letter.visible == letter && letter != "\"" && letter != "\\"
            // The text of a JSON string is ASCII, in quotes.
            return isShown ? letter : String(LunchJSON.string(letter).text.dropFirst().dropLast())
        }
        return "\"\(escaped.joined())\""
    }
}
