/// A condition on elements, and how it reads in a test.
struct ElementPredicate: Sendable {
    let text: String
    /// How it reads where it is about secure fields.
    let secretText: String
    let holds: @Sendable (TUIElementSnapshot) -> Bool
}

extension ElementPredicate {
    init(text: String, holds: @escaping @Sendable (TUIElementSnapshot) -> Bool) {
        self.init(text: text, secretText: text, holds: holds)
    }

    /// A condition that a test wrote as a closure.
    static func closure(_ holds: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> ElementPredicate {
        ElementPredicate(text: "{ … }", holds: holds)
    }

    /// Whether a property is true.
    static func property(_ property: ElementProperty<Bool>) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)))") { $0[keyPath: property] }
    }

    /// Whether a property has a value.
    static func property<Value: Equatable & Sendable>(
        _ property: ElementProperty<Value>, _ value: Value
    ) -> ElementPredicate {
        let name = PropertyName.literal(of: property)
        let literal = FailureText.literal(value)
        let secret = PropertyName.mayTellValue(property) ? SecretText.literal(value) : literal
        return ElementPredicate(text: "(\(name), \(literal))", secretText: "(\(name), \(secret))") {
            $0[keyPath: property] == value
        }
    }

    /// Whether a text holds what a regular expression looks for.
    static func property(
        _ property: ElementProperty<String>, _ pattern: TextPattern
    ) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)), /…/)") {
            pattern.occurs(in: $0[keyPath: property])
        }
    }

    /// Whether the whole of an identifier, a label or a placeholder is what a regular expression describes.
    static func name(_ pattern: TextPattern) -> ElementPredicate {
        ElementPredicate(text: "[/…/]") { snapshot in
            [snapshot.identifier, snapshot.label, snapshot.placeholderValue ?? ""].contains {
                !$0.isEmpty && pattern.describes($0)
            }
        }
    }
}
