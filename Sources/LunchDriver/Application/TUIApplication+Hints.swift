import LunchElements
public import LunchWire

extension TUIApplication {
    /// The element that a part of the screen is, as the test knows: a hint if the screen does not show it for certain.
    ///
    /// In a `table`, `collectionView`, `outline` or `menu` each row that is not blank is an element; in a `menuBar`, `tabGroup`
    /// or `toolbar` each piece of a row. One of them is selected if it alone is drawn unlike all others, or if the last key
    /// has moved the highlight to it, or if the visible cursor is in it; otherwise `isSelected` is unknown. Of a text field the
    /// `value` is what stands there. Of any other type the `label` is.
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
    ///   - type: the kind of element.
    ///   - region: its cells.
    public func element(_ type: TUIElementType, within region: TUIRegion) -> TUIElement {
        TUIElement(app: self, query: .begun(with: .hint(type, region.region), .only))
    }
}
