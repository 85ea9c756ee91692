import LunchWire

/// A key path to a property of an element, such as `\.label` or `\.isSelected`, for use in queries.
///
/// For example, `app.tabs.matching(\.isSelected)` is a query for the selected tabs.
public typealias TUIElementProperty<Value> = any KeyPath<TUIElementSnapshot, Value> & Sendable

/// A condition on elements.
package enum ElementPredicate: Sendable {
    /// A property is in a relation to a value.
    case property(Property, Comparison)
    /// The whole of an identifier, a label or a placeholder is what a regular expression describes.
    case name(TextPattern)
    /// A closure of a test, or a comparison of a property that `Property.all` does not contain. Its form in JSON only names it: a
    /// predicate that is read has no closure, and only its test can perform the command again.
    case closure((@Sendable (TUIElementSnapshot) -> Bool)?, comparedWith: String? = nil)

    /// The condition that a property has a value.
    package static func property<Value: Equatable & Sendable>(
        _ keyPath: TUIElementProperty<Value>, _ value: Value
    ) -> ElementPredicate {
        if let property = Property(keyPath), let value = value as? any PropertyValue {
            return .property(property, .is(value.json))
        }
        return .closure({ $0[keyPath: keyPath] == value }, comparedWith: ShownText.literal(value))
    }

    /// The condition that a text holds what a regular expression looks for.
    package static func property(_ keyPath: TUIElementProperty<String>, _ pattern: TextPattern) -> ElementPredicate {
        if let property = Property(keyPath) { return .property(property, .matches(pattern)) }
        return .closure({ pattern.occurs(in: $0[keyPath: keyPath]) }, comparedWith: pattern.code)
    }

    /// True if only the test that made the condition can decide whether an element meets it.
    var isOpaque: Bool {
        switch self {
        case .property(_, let comparison): comparison.isOpaque
        case .name(let pattern): pattern.pattern == nil
        case .closure: true
        }
    }

    private func holds(for snapshot: TUIElementSnapshot) -> Bool {
        switch self {
        case .property(let property, let comparison): comparison.holds(for: property.value(snapshot))
        case .name(let pattern):
            [snapshot.identifier, snapshot.label, snapshot.placeholderValue ?? ""].contains {
                !$0.isEmpty && pattern.describes($0)
            }
        case .closure(let holds, _): holds?(snapshot) ?? false
        }
    }

    /// Returns whether the condition holds for an element; nil if that depends on unknown states, with these states.
    func answer(about snapshot: TUIElementSnapshot) -> (isMet: Bool?, unknown: ElementStates) {
        snapshot.mayHaveUnknown ? SnapshotReads.answer { holds(for: snapshot) } : (holds(for: snapshot), [])
    }
}

extension ElementPredicate: Equatable {
    /// Two closures are never the same; two that were read are the same if their text is the same.
    package static func == (left: ElementPredicate, right: ElementPredicate) -> Bool {
        switch (left, right) {
        case (.property(let one, let comparison), .property(let other, let others)):
            one == other && comparison == others
        case (.name(let one), .name(let other)): one == other
        case (.closure(nil, let words), .closure(nil, let others)): words == others
        default: false
        }
    }
}
