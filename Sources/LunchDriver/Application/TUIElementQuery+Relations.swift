import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements that lie below another one and share a column with it, the nearest first.
    ///
    /// ```swift
    /// app.textFields.below(app.staticTexts["E-mail"]).firstMatch
    /// ```
    public func below(_ element: TUIElement) -> TUIElementQuery { adding(.related(.below, element.steps)) }

    /// Returns a query for the elements that lie above another one and share a column with it, the nearest first.
    public func above(_ element: TUIElement) -> TUIElementQuery { adding(.related(.above, element.steps)) }

    /// Returns a query for the elements that lie to the left of another one and share a row with it, the nearest first.
    public func leftOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.leftOf, element.steps)) }

    /// Returns a query for the elements that lie to the right of another one and share a row with it, the nearest
    /// first.
    public func rightOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.rightOf, element.steps)) }

    /// Returns a query for the elements that lie entirely inside the frame of another one, such as a box with a title.
    public func inside(_ element: TUIElement) -> TUIElementQuery { adding(.related(.inside, element.steps)) }
}
