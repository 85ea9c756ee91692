import LunchElements
public import LunchWire

extension TUIApplication {
    /// Returns an element that the test itself declares: it has the given type and covers a region of the screen.
    ///
    /// Use this function if the screen does not show the type of the element. In a `table`, `collectionView`, `outline`
    /// or `menu`, each row that is not blank is a child element. In a `menuBar`, `tabGroup` or `toolbar`, each piece of
    /// a row is a child element. A child is selected if it alone is drawn unlike all others, if the last key has moved
    /// the highlight to it, or if the visible cursor is in it; otherwise its `isSelected` is unknown. The text of a
    /// text field is its `value`; the text of every other type is its `label`.
    ///
    /// ```swift
    /// struct Inbox {
    ///     let app: TUIApplication
    ///     var mails: TUIElementQuery { app.element(.table, within: .rows(1...20)).cells }
    /// }
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
