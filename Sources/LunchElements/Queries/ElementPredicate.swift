import LunchWire

/// A key path to a property of an element, such as `\.label` or `\.isSelected`, for use in queries.
///
/// For example, `app.tabs.matching(\.isSelected)` is a query for the selected tabs.
public typealias TUIElementProperty<Value> = any KeyPath<TUIElementSnapshot, Value> & Sendable

/// A condition on elements, and how it reads in a test.
package struct ElementPredicate: Sendable {
    package let text: String
    /// The words if it is about secure fields.
    package let secretText: String
    package let holds: @Sendable (TUIElementSnapshot) -> Bool
}

extension ElementPredicate {
    init(text: String, holds: @escaping @Sendable (TUIElementSnapshot) -> Bool) {
        self.init(text: text, secretText: text, holds: holds)
    }

    /// A condition that a test wrote as a closure.
    package static func closure(_ holds: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> ElementPredicate {
        ElementPredicate(text: "{ … }", holds: holds)
    }

    /// Returns true if a property is true.
    package static func property(_ property: TUIElementProperty<Bool>) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)))") { $0[keyPath: property] }
    }

    /// The condition that a property has a value.
    package static func property<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> ElementPredicate {
        let name = PropertyName.literal(of: property)
        let literal = ShownText.literal(value)
        let secret = PropertyName.mayTellValue(property) ? SecretText.literal(value) : literal
        return ElementPredicate(text: "(\(name), \(literal))", secretText: "(\(name), \(secret))") {
            $0[keyPath: property] == value
        }
    }

    /// The condition that a text holds what a regular expression looks for.
    package static func property(
        _ property: TUIElementProperty<String>, _ pattern: TextPattern
    ) -> ElementPredicate {
        ElementPredicate(text: "(\(PropertyName.literal(of: property)), /…/)") {
            pattern.occurs(in: $0[keyPath: property])
        }
    }

    /// The condition that the whole of an identifier, a label or a placeholder is what a regular expression describes.
    package static func name(_ pattern: TextPattern) -> ElementPredicate {
        ElementPredicate(text: "[/…/]") { snapshot in
            [snapshot.identifier, snapshot.label, snapshot.placeholderValue ?? ""].contains {
                !$0.isEmpty && pattern.describes($0)
            }
        }
    }
}

extension ElementPredicate {
    /// Returns whether the condition holds for an element; nil if that rests on states that nobody knows, with these states.
    func answer(about snapshot: TUIElementSnapshot) -> (isMet: Bool?, unknown: ElementStates) {
        snapshot.mayHaveUnknown ? SnapshotReads.answer { holds(snapshot) } : (holds(snapshot), [])
    }
}
