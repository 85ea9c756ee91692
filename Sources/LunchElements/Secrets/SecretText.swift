package import LunchWire

/// The text that is shown in place of a secret: how long it is, and no more.
///
/// A test itself reads the value of a secure field as the app has published it.
package enum SecretText {
    package static let note = "The value of a secure field is not shown: each • is a character."

    package static func mask(_ text: String) -> String { String(repeating: "•", count: text.count) }

    /// A value as `ShownText.literal` writes it, in secret; of what is not a text nothing is known.
    package static func literal(_ value: Any) -> String {
        if let text = value as? String { return ShownText.quoted(mask(text)) }
        return "\(value)" == "nil" ? "nil" : "…"
    }

    /// A value as data without what is secret: of a text the number of its characters; nil is not a secret.
    package static func json(_ value: Any) -> LunchJSON {
        if let text = value as? String { return [ShownText.secretKey: .integer(text.count)] }
        return "\(value)" == "nil" ? .null : [ShownText.secretKey: .null]
    }
}

extension AccessibilityNode.Attributes {
    /// The value as messages show it.
    package var shownValue: String? { type.nature.contains(.secret) ? value.map(SecretText.mask) : value }

    /// The placeholder as messages show it: masked if an app writes there what a secure field holds.
    package var shownPlaceholder: String? { tellsSecret ? placeholder.map(SecretText.mask) : placeholder }

    /// The placeholder as a name that is proposed for the element; empty if it has none that may be shown.
    package var namingPlaceholder: String { tellsSecret ? "" : placeholder ?? "" }

    private var tellsSecret: Bool {
        guard type.nature.contains(.secret), let value, !value.isEmpty, let placeholder else { return false }
        return placeholder.contains(value)
    }
}
