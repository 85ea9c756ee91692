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

    /// Returns the element of this query that an element or a text lies in: the row of a list that shows a name.
    ///
    /// ```swift
    /// #expect(app.cells.rowOf(app.text("notes.txt")).isSelected)
    /// try app.cells.rowOf(app.staticTexts["notes.txt"]).buttons["Delete"].tap()
    /// ```
    ///
    /// An element lies in those around it in the tree, and in itself; if none of them is in this query, and for a text,
    /// the cells on the screen decide: the row has to show all of them, and no other element may lie over them. Of several
    /// rows around each other, the innermost is the one.
    public func rowOf(_ element: TUIElement) -> TUIElement {
        TUIElement(app: app, query: query.adding(.rowOf(element.steps), .only))
    }

    /// The element of this query that the cursor of the terminal is in: `app.cells.cursorRow.label`.
    ///
    /// There is none while the cursor is hidden, or while another element lies over its cell.
    public var cursorRow: TUIElement { TUIElement(app: app, query: query.adding(.cursorRow, .only)) }
}
