import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements of this query that are below another element, nearest first.
    ///
    /// An element is below another one if all its rows come after it and both share a column. The query finds nothing
    /// if the other element does not match exactly once.
    ///
    /// ```swift
    /// app.textFields.below(app.staticTexts["E-mail"]).firstMatch
    /// ```
    public func below(_ element: TUIElement) -> TUIElementQuery { adding(.related(.below, element.steps)) }

    /// Returns a query for the elements of this query that are above another element, nearest first.
    ///
    /// An element is above another one if all its rows come before it and both share a column. The query finds nothing
    /// if the other element does not match exactly once.
    public func above(_ element: TUIElement) -> TUIElementQuery { adding(.related(.above, element.steps)) }

    /// Returns a query for the elements of this query that are to the left of another element, nearest first.
    ///
    /// An element is to the left of another one if all its columns come before it and both share a row. The query finds
    /// nothing if the other element does not match exactly once.
    public func leftOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.leftOf, element.steps)) }

    /// Returns a query for the elements of this query that are to the right of another element, nearest first.
    ///
    /// An element is to the right of another one if all its columns come after it and both share a row. The query finds
    /// nothing if the other element does not match exactly once.
    public func rightOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.rightOf, element.steps)) }

    /// Returns a query for the elements of this query that are entirely inside of another element's frame.
    ///
    /// The other element is, for example, a box with a title. The query finds nothing if the other element does not
    /// match exactly once.
    public func inside(_ element: TUIElement) -> TUIElementQuery { adding(.related(.inside, element.steps)) }
}
