import LunchElements
public import LunchWire

extension TUIApplication {
    /// Returns an element of a given type that covers a given region of the terminal's screen.
    ///
    /// Use this function if Lunch cannot recognize the type of the element from the screen. The text in the region
    /// becomes child elements or a property of the element, depending on the type:
    ///
    /// - In a `table`, `collectionView`, `outline` or `menu`, each row that is not blank is a child.
    /// - In a `menuBar`, `tabGroup` or `toolbar`, each piece of text in a row is a child.
    /// - A `textField`, `searchField` or `textView` has no children. The text is its `value`.
    /// - An element of any other type has no children. The text is its `label`.
    ///
    /// A child is selected in any of these cases:
    ///
    /// - It is the only child that is drawn in a different style.
    /// - The last key moved the highlight to it.
    /// - It contains the visible cursor.
    ///
    /// If no child is selected in this sense, `isSelected` is unknown, and reading it records a failure.
    ///
    /// ```swift
    /// struct Inbox {
    ///     let app: TUIApplication
    ///     var mails: TUIElementQuery { app.element(.table, within: .rows(1...20)).cells }
    /// }
    /// let inbox = Inbox(app: app)
    /// #expect(inbox.mails.element(matching: \.isSelected).label == "3 Mon Lunch on Friday?")
    /// ```
    ///
    /// - Parameters:
    ///   - type: the type of the element.
    ///   - region: the cells that the element covers.
    public func element(_ type: TUIElementType, within region: TUIRegion) -> TUIElement {
        TUIElement(app: self, query: .begun(with: .hint(type, region.region), .only))
    }
}
