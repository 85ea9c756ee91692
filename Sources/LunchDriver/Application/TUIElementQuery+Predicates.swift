public import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements of this query that meet a condition.
    ///
    /// Example: `app.cells.matching { $0.label.hasPrefix("A") }`. An element does not match if the condition reads a
    /// state of the element that is unknown (see ``TUIElement/isSelected``).
    ///
    /// - Parameter predicate: the condition: a closure that returns true for a snapshot of an element that meets it. The
    ///   closure is called again at every use of the query, and may be called on any thread.
    public func matching(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.satisfying(.closure(predicate)))
    }

    /// Returns a query for the elements of this query for which a property is `true`.
    ///
    /// Example: `app.tabs.matching(\.isSelected)`. An element does not match if the property is unknown (see
    /// ``TUIElement/isSelected``).
    public func matching(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.satisfying(.property(property, true)))
    }

    /// Returns a query for the elements of this query for which a property has a given value.
    ///
    /// Example: `app.textFields.matching(\.value, "42")`. An element does not match if the property is unknown (see
    /// ``TUIElement/isSelected``).
    public func matching<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, value)))
    }

    /// Returns a query for the elements of this query for which a property contains a match of a regular expression.
    ///
    /// Example: `app.cells.matching(\.label, /^A/)`.
    public func matching<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.satisfying(.property(property, TextPattern(pattern))))
    }

    /// Returns a query for the elements of this query that have a descendant that meets a condition.
    ///
    /// Example: `app.groups.containing { $0.label.hasPrefix("A") }`. A descendant does not match if the condition reads a
    /// state of the descendant that is unknown (see ``TUIElement/isSelected``).
    ///
    /// - Parameter predicate: the condition: a closure that returns true for a snapshot of a descendant that meets it.
    ///   The closure is called again at every use of the query, and may be called on any thread.
    public func containing(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.containingSatisfying(.closure(predicate)))
    }

    /// Returns a query for the elements of this query that have a descendant for which a property is `true`.
    ///
    /// Example: `app.groups.containing(\.isSelected)`. A descendant does not match if the property is unknown (see
    /// ``TUIElement/isSelected``).
    public func containing(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, true)))
    }

    /// Returns a query for the elements of this query that have a descendant for which a property has a given value.
    ///
    /// Example: `app.groups.containing(\.value, "42")`. A descendant does not match if the property is unknown (see
    /// ``TUIElement/isSelected``).
    public func containing<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, value)))
    }

    /// Returns a query for the elements of this query that have a descendant for which a property contains a match of a
    /// regular expression.
    ///
    /// Example: `app.groups.containing(\.label, /^A/)`.
    public func containing<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, TextPattern(pattern))))
    }

    /// Returns the only element of this query that meets a condition.
    ///
    /// Example: `app.cells.element(matching: { $0.label.hasPrefix("A") })`. A use of the element fails if no element or
    /// several elements meet the condition (see ``TUIElement``). The condition is checked as described for
    /// `matching(_:)`.
    public func element(matching predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElement {
        matching(predicate).element
    }

    /// Returns the only element of this query for which a property is `true`.
    ///
    /// Example: `app.tabs.element(matching: \.isSelected)`. A use of the element fails if the property is `true` for no
    /// element or for several elements (see ``TUIElement``). An element for which the property is unknown does not count
    /// (see ``TUIElement/isSelected``).
    public func element(matching property: TUIElementProperty<Bool>) -> TUIElement {
        matching(property).element
    }

    /// The only element of this query that is selected.
    ///
    /// Example: `app.cells.selected.label`. A use of the element fails if no element or several elements are selected,
    /// or if it is unknown whether an element of this query is selected. The failure lists the elements in question.
    public var selected: TUIElement { TUIElement(app: app, query: query.adding(.selected, .only)) }

    /// The only element of this query with an identifier, a label or a placeholder that matches a regular expression.
    ///
    /// The regular expression must match the whole text. Example: `app.buttons[/Save.*/]`. A use of the element fails if
    /// no element or several elements match (see ``TUIElement``).
    public subscript<Output>(_ pattern: sending Regex<Output>) -> TUIElement {
        adding(.satisfying(.name(TextPattern(pattern)))).element
    }
}
