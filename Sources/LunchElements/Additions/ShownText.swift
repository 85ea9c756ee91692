package import LunchWire

/// Writes values as messages show them.
package enum ShownText {
    /// The number of characters of a string that are shown.
    package static let longest = 80

    /// A value as it would be written in a test.
    package static func literal(_ value: Any) -> String {
        if let text = value as? String { return quoted(text) }
        if let range = value as? any WrittenRange { return range.written }
        // A test does not write that it is optional.
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { literal($0.value) } ?? "nil"
    }

    /// A value of JSON as it would be written in a test.
    package static func literal(_ value: LunchJSON) -> String {
        switch value {
        case .null: return "nil"
        case .bool(let isSo): return "\(isSo)"
        case .number(let text): return text
        case .string(let text): return quoted(text)
        case .array(let values): return "[\(values.map { literal($0) }.joined(separator: ", "))]"
        case .object(let members):
            if members.count == 1, let secret = members[secretKey] { return hidden(secret) }
            let parts = members.sorted { $0.key < $1.key }.map { "\($0.key): \(literal($0.value))" }
            return "(\(parts.joined(separator: ", ")))"
        }
    }

    /// The name of the only member of a value that is secret; its value is the number of characters of a text.
    static let secretKey = "secret"

    private static func hidden(_ count: LunchJSON) -> String {
        count.integer.map { quoted(String(repeating: "•", count: max(0, min($0, longest + 1)))) } ?? "…"
    }

    /// A string as a literal; what is too long for a line is cut.
    package static func quoted(_ text: String) -> String {
        // Most are as short as their bytes.
        if text.utf8.count <= longest { return text.literal }
        let literal = text.prefix(longest).literal
        return text.count > longest ? "\(literal.dropLast())…\"" : literal
    }
}

/// A range with one bound, whose description is not what a test writes.
private protocol WrittenRange {
    var written: String { get }
}

extension PartialRangeFrom: WrittenRange {
    fileprivate var written: String { "\(ShownText.literal(lowerBound))..." }
}

extension PartialRangeUpTo: WrittenRange {
    fileprivate var written: String { "..<\(ShownText.literal(upperBound))" }
}

extension PartialRangeThrough: WrittenRange {
    fileprivate var written: String { "...\(ShownText.literal(upperBound))" }
}
