public import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements that meet a condition: `app.cells.matching { $0.label.hasPrefix("A") }`.
    public func matching(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.satisfying(.closure(predicate)))
    }

    /// Returns a query for the elements whose given property is true: `app.tabs.matching(\.isSelected)`.
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

    /// Returns a query for the elements with a descendant that meets a condition:
    /// `app.groups.containing { $0.label.hasPrefix("A") }`.
    public func containing(_ predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElementQuery {
        adding(.containingSatisfying(.closure(predicate)))
    }

    /// Returns a query for the elements with a descendant whose given property is true:
    /// `app.groups.containing(\.isSelected)`.
    public func containing(_ property: TUIElementProperty<Bool>) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property)))
    }

    /// Returns a query for the elements with a descendant whose property has a value:
    /// `app.groups.containing(\.value, "42")`.
    public func containing<Value: Equatable & Sendable>(
        _ property: TUIElementProperty<Value>, _ value: Value
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, value)))
    }

    /// Returns a query for the elements with a descendant whose property contains a match of a regular expression:
    /// `app.groups.containing(\.label, /^A/)`.
    public func containing<Output>(
        _ property: TUIElementProperty<String>, _ pattern: sending Regex<Output>
    ) -> TUIElementQuery {
        adding(.containingSatisfying(.property(property, TextPattern(pattern))))
    }

    /// Returns the only element that meets a condition: `app.cells.element(matching: { $0.label.hasPrefix("A") })`.
    public func element(matching predicate: @escaping @Sendable (TUIElementSnapshot) -> Bool) -> TUIElement {
        matching(predicate).element
    }

    /// Returns the only element whose given property is true: `app.tabs.element(matching: \.isSelected)`.
    public func element(matching property: TUIElementProperty<Bool>) -> TUIElement {
        matching(property).element
    }

    /// The only element that is selected: `app.cells.selected.label`.
    ///
    /// Using it fails if none or several are selected, and the failure lists the candidates. It fails as well if the
    /// selection of a candidate is not known, as on a screen that does not show it for certain.
    public var selected: TUIElement { TUIElement(app: app, query: query.adding(.selected, .only)) }

    /// The only element whose whole identifier, label or placeholder matches a regular expression:
    /// `app.buttons[/Save.*/]`.
    public subscript<Output>(_ pattern: sending Regex<Output>) -> TUIElement {
        adding(.satisfying(.name(TextPattern(pattern)))).element
    }
}
