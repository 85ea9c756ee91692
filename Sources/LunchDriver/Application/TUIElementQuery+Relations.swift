import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements of this query that are below another element, nearest first.
    ///
    /// Element A is below element B if all rows of A are below those of B, and A and B have a column in common. The
    /// nearest element is the one with the fewest rows between it and `element`. If no element or several elements
    /// match `element`, the query finds nothing, and reading its `count` or `labels` records a failure.
    ///
    /// ```swift
    /// app.textFields.below(app.staticTexts["E-mail"]).firstMatch
    /// ```
    public func below(_ element: TUIElement) -> TUIElementQuery { adding(.related(.below, element.steps)) }

    /// Returns a query for the elements of this query that are above another element, nearest first.
    ///
    /// Element A is above element B if all rows of A are above those of B, and A and B have a column in common. The
    /// nearest element is the one with the fewest rows between it and `element`. If no element or several elements
    /// match `element`, the query finds nothing, and reading its `count` or `labels` records a failure.
    public func above(_ element: TUIElement) -> TUIElementQuery { adding(.related(.above, element.steps)) }

    /// Returns a query for the elements of this query that are to the left of another element, nearest first.
    ///
    /// Element A is to the left of element B if all columns of A are to the left of those of B, and A and B have a row in
    /// common. The nearest element is the one with the fewest columns between it and `element`. If no element or several
    /// elements match `element`, the query finds nothing, and reading its `count` or `labels` records a failure.
    public func leftOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.leftOf, element.steps)) }

    /// Returns a query for the elements of this query that are to the right of another element, nearest first.
    ///
    /// Element A is to the right of element B if all columns of A are to the right of those of B, and A and B have a row in
    /// common. The nearest element is the one with the fewest columns between it and `element`. If no element or several
    /// elements match `element`, the query finds nothing, and reading its `count` or `labels` records a failure.
    public func rightOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.rightOf, element.steps)) }

    /// Returns a query for the elements of this query that are entirely inside another element's frame.
    ///
    /// The other element can be, for example, a box with a title. It counts as inside its own frame, so the result
    /// contains it if this query contains it. If no element or several elements match `element`, the query finds
    /// nothing, and reading its `count` or `labels` records a failure.
    public func inside(_ element: TUIElement) -> TUIElementQuery { adding(.related(.inside, element.steps)) }

    /// Returns the element of this query that contains another element or a text, for example the row that shows a name.
    ///
    /// ```swift
    /// #expect(app.cells.rowOf(app.text("notes.txt")).isSelected)
    /// try app.cells.rowOf(app.staticTexts["notes.txt"]).buttons["Delete"].tap()
    /// ```
    ///
    /// The result is `element` if it is in this query, or else its nearest ancestor in this query. If there is none, or
    /// if `element` is a text found with `app.text(_:)`, the result is the innermost element of this query that visibly
    /// contains all cells of `element`. No other element may cover any of these cells.
    ///
    /// A use of the result fails if there is no such element, or if there are several that are not inside one another
    /// (see ``TUIElement``). It also fails if no element or several elements match `element`.
    public func rowOf(_ element: TUIElement) -> TUIElement {
        TUIElement(app: app, query: query.adding(.rowOf(element.steps), .only))
    }

    /// The innermost element of this query that contains the terminal's cursor, for example
    /// `app.cells.cursorRow.label`.
    ///
    /// A use of the element fails (see ``TUIElement``) if the cursor is hidden, if no element of this query contains it, if
    /// another element, such as a dialog, is drawn over the element there, or if several elements that are not inside one
    /// another contain the cursor. Descendants of the element, such as a button in a row, do not count as drawn over it.
    public var cursorRow: TUIElement { TUIElement(app: app, query: query.adding(.cursorRow, .only)) }
}
