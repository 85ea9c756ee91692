package import LunchWire

/// What is shown of a secret in its place: how long it is, and no more.
///
/// A test itself reads the value of a secure field as the app has published it.
package enum SecretText {
    package static let note = "What a secure field holds is not shown: • stands for each character."

    package static func mask(_ text: String) -> String { String(repeating: "•", count: text.count) }

    /// A value as `QueryText.literal` writes it, in secret; of what is no text nothing is known.
    package static func literal(_ value: Any) -> String {
        if let text = value as? String { return QueryText.quoted(mask(text)) }
        return "\(value)" == "nil" ? "nil" : "…"
    }
}

extension AccessibilityNode.Attributes {
    /// The value as messages show it.
    package var shownValue: String? { type == .secureTextField ? value.map(SecretText.mask) : value }
}

extension ElementTree {
    /// Whether what is typed goes where it is not to be shown.
    package var hasSecretFocus: Bool { nodes.focused.contains { nodes.types[$0] == .secureTextField } }

    /// What the secure fields hold.
    package var secrets: [String?] {
        nodes.types.indices.filter { nodes.types[$0] == .secureTextField }.map { nodes[$0].value }
    }

    /// Whether an element or one below it is a secure field.
    fileprivate func holdsSecret(_ index: Int) -> Bool {
        nodes.types[index..<ends[index]].contains(.secureTextField)
    }
}

extension Resolution {
    /// Whether what the query is about is a secure field, as far as that can be known.
    package var isSecure: Bool { isSecure { frame.tree.nodes.types[$0] == .secureTextField } }

    /// Whether a property of what the query is about may tell a secret.
    package func isSecret(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        guard PropertyName.mayTellValue(property) else { return false }
        // One that nobody knows may go down to an element below.
        return PropertyName.isKnown(property) ? isSecure : isSecure(frame.tree.holdsSecret)
    }

    private func isSecure(_ isSecure: (Int) -> Bool) -> Bool {
        if let index { return isSecure(index) }
        // A query that finds none or several may have been meant for any of these.
        switch QueryStep.type(soughtBy: steps) {
        case .secureTextField: return true
        case .any where found.isEmpty: return frame.tree.holdsSecret(0)
        default: return found.contains(where: isSecure)
        }
    }
}

extension QueryStep {
    /// The type that all elements have which these steps lead to; `.any` where they do not say.
    package static func type(soughtBy steps: some Sequence<QueryStep>) -> ElementType {
        steps.reduce(.any) { $1.sought(after: $0) }
    }

    /// The type that all elements have after this step, where those before it had one.
    package func sought(after type: ElementType) -> ElementType {
        switch self {
        case .descendants(let type), .children(let type): type
        case .matching(let named, _): named == .any ? type : named
        case .satisfying, .containing, .containingSatisfying, .related, .only, .first, .at: type
        }
    }
}

extension PropertyName {
    /// Whether a property may tell what an element holds; of one that is none of a snapshot's own nobody knows.
    package static func mayTellValue(_ property: PartialKeyPath<TUIElementSnapshot>) -> Bool {
        property == \.value || property == \.normalizedSliderPosition || !isKnown(property)
    }
}
