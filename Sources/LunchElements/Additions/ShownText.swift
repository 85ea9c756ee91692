import LunchWire

/// Writes values as messages show them.
package enum ShownText {
    /// The number of characters of a string that are shown.
    package static let longest = 80

    /// A value as it would be written in a test.
    package static func literal(_ value: Any) -> String { (value as? String).map(quoted) ?? "\(value)" }

    /// A string as a literal; what is too long for a line is cut.
    package static func quoted(_ text: String) -> String {
        let literal = text.prefix(longest).literal
        return text.count > longest ? "\(literal.dropLast())…\"" : literal
    }
}
