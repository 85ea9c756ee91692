/// A condition on elements, and how it reads in a test.
struct ElementPredicate: Sendable {
    let text: String
    let holds: @Sendable (TUIElementSnapshot) -> Bool
}

extension ElementPredicate {
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
        ElementPredicate(text: "(\(PropertyName.literal(of: property)), \(FailureText.literal(value)))") {
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
