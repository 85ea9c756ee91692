public import LunchElements

extension TUIElementQuery {
    /// Those that meet a condition: `app.cells.matching { $0.label.hasPrefix("A") }`.
    public func matching(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.satisfying(.closure(predicate)))
    }

    /// Those of which a property is true: `app.tabs.matching(\.isSelected)`.
    public func matching(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.satisfying(.property(property)))
    }

    /// Those of which a property has a value: `app.textFields.matching(\.value, "42")`.
    public func matching<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, value)))
    }

    /// Those of which a text holds what a regular expression looks for: `app.cells.matching(\.label, /^A/)`.
    public func matching<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, TextPattern(pattern))))
    }

    /// Those that have an element below them that meets a condition.
    public func containing(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.containingSatisfying(.closure(predicate)))
    }

    /// Those that have an element below them of which a property is true.
    public func containing(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property)))
    }

    /// Those that have an element below them of which a property has a value.
    public func containing<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, value)))
    }

    /// Those that have an element below them of which a text holds what a regular expression looks for.
    public func containing<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, TextPattern(pattern))))
    }

    /// The only element that meets a condition.
    public func element(matching predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElement {
        matching(predicate).element
    }

    /// The only element of which a property is true.
    public func element(matching property: TUIElementProperty<Bool>) -> TUIElement {
        matching(property).element
    }

    /// The only element whose identifier, label or placeholder is, as a whole, what a regular expression describes.
    public subscript<Output>(_ pattern: sending Regex<Output>) -> TUIElement {
        adding(.satisfying(.name(TextPattern(pattern)))).element
    }
}
