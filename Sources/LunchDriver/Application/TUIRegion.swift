import LunchElements
public import LunchWire

/// A region of the terminal's screen. The functions `app.text(_:within:)` and `app.texts(_:within:)` search a region
/// for text, and `app.treating(_:as:)` returns an element that covers a region.
///
/// A search for text finds only text that is entirely inside the region. A regular expression is matched with each row
/// separately: `^` matches at the left edge of the region, and `$` after the last character inside the region that is
/// not a blank. With `keepingBlanks: true`, `$` matches at the right edge of the region.
///
/// If the region is a row, a range of rows or a rectangle that is entirely outside of the screen, every search in it
/// fails. If the region depends on an element, and no element or several elements match that element, a search finds
/// nothing, and reading the `count` or `labels` of its query records a failure.
public struct TUIRegion: Sendable {
    let region: ScreenRegion

    /// The whole screen of the terminal.
    public static let screen = TUIRegion(region: .screen)

    /// Returns the region of one row, counted from 0 at the top of the screen.
    public static func row(_ row: Int) -> TUIRegion { rows(row...row) }

    /// Returns the region of several rows, counted from 0 at the top of the screen.
    public static func rows(_ rows: ClosedRange<Int>) -> TUIRegion { TUIRegion(region: .rows(rows)) }

    /// The region of the row that contains the cursor. While the cursor is hidden, the region has no cells.
    public static let cursorRow = TUIRegion(region: .cursorRow)

    /// Returns the region of a rectangle of cells. Column 0 and row 0 are at the top left of the screen.
    public static func rectangle(_ rectangle: CellRect) -> TUIRegion {
        TUIRegion(region: .rectangle(rectangle))
    }

    /// Returns the region of the visible cells of an element.
    ///
    /// The element can also be a text on the screen, such as `app.text("Total:")`.
    public static func element(_ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .element(element.steps))
    }

    /// Returns the region to the right of an element, limited to the rows of this element.
    ///
    /// The element can also be a text on the screen, such as `app.text("Total:")`.
    public static func rightOf(_ element: TUIElement) -> TUIRegion { beside(.rightOf, element) }

    /// Returns the region to the left of an element, limited to the rows of this element.
    ///
    /// The element can also be a text on the screen, such as `app.text("Total:")`.
    public static func leftOf(_ element: TUIElement) -> TUIRegion { beside(.leftOf, element) }

    /// Returns the region of all rows below an element, across the whole width of the screen.
    ///
    /// The element can also be a text on the screen, such as `app.text("Total:")`.
    public static func below(_ element: TUIElement) -> TUIRegion { beside(.below, element) }

    /// Returns the region of all rows above an element, across the whole width of the screen.
    ///
    /// The element can also be a text on the screen, such as `app.text("Total:")`.
    public static func above(_ element: TUIElement) -> TUIRegion { beside(.above, element) }

    /// Returns the region of the cells that are in both this region and another one.
    ///
    /// Example: `.rightOf(label).intersection(.element(pane))`.
    public func intersection(_ other: TUIRegion) -> TUIRegion {
        TUIRegion(region: .both(region, other.region))
    }

    private static func beside(_ relation: Relation, _ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .beside(relation, element.steps))
    }
}
