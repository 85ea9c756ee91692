import LunchElements

extension TUIElementQuery {
    /// Returns a query for the elements of this query that are below another element, nearest first.
    ///
    /// Element A is below element B if all rows of A come after those of B, and both share a column. The query finds
    /// nothing if no element or several elements match `element`. Reading `count` or `labels` of the query then records
    /// a failure.
    ///
    /// ```swift
    /// app.textFields.below(app.staticTexts["E-mail"]).firstMatch
    /// ```
    public func below(_ element: TUIElement) -> TUIElementQuery { adding(.related(.below, element.steps)) }

    /// Returns a query for the elements of this query that are above another element, nearest first.
    ///
    /// Element A is above element B if all rows of A come before those of B, and both share a column. The query finds
    /// nothing if no element or several elements match `element`. Reading `count` or `labels` of the query then records
    /// a failure.
    public func above(_ element: TUIElement) -> TUIElementQuery { adding(.related(.above, element.steps)) }

    /// Returns a query for the elements of this query that are to the left of another element, nearest first.
    ///
    /// Element A is to the left of element B if all columns of A come before those of B, and both share a row. The
    /// query finds nothing if no element or several elements match `element`. Reading `count` or `labels` of the query
    /// then records a failure.
    public func leftOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.leftOf, element.steps)) }

    /// Returns a query for the elements of this query that are to the right of another element, nearest first.
    ///
    /// Element A is to the right of element B if all columns of A come after those of B, and both share a row. The
    /// query finds nothing if no element or several elements match `element`. Reading `count` or `labels` of the query
    /// then records a failure.
    public func rightOf(_ element: TUIElement) -> TUIElementQuery { adding(.related(.rightOf, element.steps)) }

    /// Returns a query for the elements of this query that are entirely inside another element's frame.
    ///
    /// The other element is, for example, a box with a title. The query finds nothing if no element or several elements
    /// match `element`. Reading `count` or `labels` of the query then records a failure.
    public func inside(_ element: TUIElement) -> TUIElementQuery { adding(.related(.inside, element.steps)) }

    /// Returns the element of this query that contains another element or a text, for example the row of a list that shows
    /// a name.
    ///
    /// ```swift
    /// #expect(app.cells.rowOf(app.text("notes.txt")).isSelected)
    /// try app.cells.rowOf(app.staticTexts["notes.txt"]).buttons["Delete"].tap()
    /// ```
    ///
    /// The result is `element` itself or its nearest ancestor that is in this query. If there is none, or if `element` is
    /// a text, the result is the innermost element of this query whose visible frame contains all cells of `element`, none
    /// of them covered by another element. A use of the result fails if there is no such element, or if there are several
    /// of which none contains the others.
    public func rowOf(_ element: TUIElement) -> TUIElement {
        TUIElement(app: app, query: query.adding(.rowOf(element.steps), .only))
    }

    /// The element of this query whose frame contains the terminal's cursor, for example `app.cells.cursorRow.label`.
    ///
    /// A use of the element fails while the cursor is hidden, outside all elements of this query, or in a cell that another
    /// element covers.
    public var cursorRow: TUIElement { TUIElement(app: app, query: query.adding(.cursorRow, .only)) }
}
