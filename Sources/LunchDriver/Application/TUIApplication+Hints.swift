import LunchElements
public import LunchWire

extension TUIApplication {
    /// Declares that a region of the terminal's screen is an element of a given type, and returns the element.
    ///
    /// The element exists as long as a cell of the region is on the screen, whatever the screen shows. Use this function if
    /// Lunch cannot recognize the type of the element from the screen. The text in the region becomes child elements or a
    /// property of the element, depending on the type:
    ///
    /// - In a `table` or `collectionView`, each row with text is a `cell`. In an `outline`, it is an `outlineRow`, and
    ///   in a `menu`, it is a `menuItem`. Borders, and signs that point to a row, are left out.
    /// - In a `menuBar`, each piece of text in a row is a `menuItem`, and in a `tabGroup`, it is a `tab`. A piece ends at
    ///   two blanks, at a drawn line, or where the style of the text changes.
    /// - In a `toolbar`, each piece of text in a row is a `button`. A piece ends at two blanks, at a drawn line, at `|`, `·`
    ///   or `•` between blanks, or before the name of a key in a different style. If a piece contains the name of a key,
    ///   as `F1Help` in two styles, `Commit: c` and `^G Help` do, the key is the `value` of the button.
    /// - A `textField`, `searchField` or `textView` has no children. The text is its `value`. Borders are left out.
    /// - An element of any other type has no children. The text is its `label`.
    ///
    /// At most one child is selected. The first of these rules that finds a child decides:
    ///
    /// 1. If there are three or more children, the child that is drawn in a different style from all others.
    /// 2. The row that a sign such as `>` or `❯` in front of it points to. If it is not the child of rule 1, the
    ///    selection is unknown.
    /// 3. The child to which the last input moved a different style, such as inverse.
    /// 4. The child that contains the visible cursor.
    ///
    /// If no rule finds a child, or if a toolbar contains keys, `isSelected` is unknown for all children, and reading it
    /// records a failure.
    ///
    /// ```swift
    /// struct Inbox {
    ///     let app: TUIApplication
    ///     var mails: TUIElementQuery { app.treating(.rows(1...20), as: .table).cells }
    /// }
    /// let inbox = Inbox(app: app)
    /// #expect(inbox.mails.element(matching: \.isSelected).label == "3 Mon Lunch on Friday?")
    /// ```
    ///
    /// - Parameters:
    ///   - region: the cells that the element covers. If none of them is on the screen, there is no such element.
    ///   - type: the type of the element.
    public func treating(_ region: TUIRegion, as type: TUIElementType) -> TUIElement {
        TUIElement(app: self, query: .begun(with: .hint(type, region.region), .only))
    }
}
