/// A property of an element, as `\.label` or `\.isSelected` names it.
public typealias ElementProperty<Value> = any KeyPath<TUIElementSnapshot, Value> & Sendable

/// A condition on elements, and how it reads in a test.
package struct ElementPredicate: Sendable {
    package let text: String
    package let holds: @Sendable (TUIElementSnapshot) -> Bool
}

extension ElementPredicate {
    /// A condition that a test wrote as a closure.
    package static func closure(_ holds: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> ElementPredicate {
        ElementPredicate(text: "{ … }", holds: holds)
    }

    /// Whether a property is true.
    package static func property(_ property: ElementProperty<Bool>) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)))") { $0[keyPath: property] }
    }

    /// Whether a property has a value.
    package static func property<Value: Equatable & Sendable>(
        _ property: ElementProperty<Value>, _ value: Value
    ) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)), \(QueryText.literal(value)))") {
            $0[keyPath: property] == value
        }
    }

    /// Whether a text holds what a regular expression looks for.
    package static func property(
        _ property: ElementProperty<String>, _ pattern: TextPattern
    ) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)), /…/)") {
            pattern.occurs(in: $0[keyPath: property])
        }
    }

    /// Whether the whole of an identifier, a label or a placeholder is what a regular expression describes.
    package static func name(_ pattern: TextPattern) -> ElementPredicate {
        ElementPredicate(text: "[/…/]") { snapshot in
            [snapshot.identifier, snapshot.label, snapshot.placeholderValue ?? ""].contains {
                !$0.isEmpty && pattern.describes($0)
            }
        }
    }
}
