public import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements that meet a condition: `app.cells.matching { $0.label.hasPrefix("A") }`.
    public func matching(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.satisfying(.closure(predicate)))
    }

    /// Returns a query for the elements that have a property that is true: `app.tabs.matching(\.isSelected)`.
    public func matching(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.satisfying(.property(property)))
    }

    /// Returns a query for the elements whose property has a value: `app.textFields.matching(\.value, "42")`.
    public func matching<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, value)))
    }

    /// Returns a query for the elements whose property contains a match of a regular expression:
    /// `app.cells.matching(\.label, /^A/)`.
    public func matching<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, TextPattern(pattern))))
    }

    /// Returns a query for the elements that have, at any depth, an element below them that meets a condition.
    public func containing(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.containingSatisfying(.closure(predicate)))
    }

    /// Returns a query for the elements that have, at any depth, an element below them with a property that is true.
    public func containing(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property)))
    }

    /// Returns a query for the elements that have, at any depth, an element below them whose property has a value.
    public func containing<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, value)))
    }

    /// Returns a query for the elements that have, at any depth, an element below them whose property a regular
    /// expression matches.
    public func containing<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, TextPattern(pattern))))
    }

    /// Returns the only element that meets a condition.
    public func element(matching predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElement {
        matching(predicate).element
    }

    /// Returns the only element with a property that is true.
    public func element(matching property: TUIElementProperty<Bool>) -> TUIElement {
        matching(property).element
    }

    /// The only element whose identifier, label or placeholder is matched as a whole by a regular expression.
    public subscript<Output>(_ pattern: sending Regex<Output>) -> TUIElement {
        adding(.satisfying(.name(TextPattern(pattern)))).element
    }
}
