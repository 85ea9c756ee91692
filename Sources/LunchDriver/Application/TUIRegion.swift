import LunchElements
public import LunchWire

/// A part of the screen, to search for text or to declare as an element.
///
/// A search finds only text that lies entirely inside the region, and ignores all other text. In a rectangle, `^` and
/// `$` of a regular expression match at the edges of the rectangle.
public struct TUIRegion: Sendable {
    let region: ScreenRegion

    /// The whole screen.
    public static let screen = TUIRegion(region: .screen)

    /// Returns the region of one row, counted from 0.
    public static func row(_ row: Int) -> TUIRegion { rows(row...row) }

    /// Returns the region of several rows, counted from 0.
    public static func rows(_ rows: ClosedRange<Int>) -> TUIRegion { TUIRegion(region: .rows(rows)) }

    /// The region of the row that the cursor of the terminal is in; it has no cells while the cursor is hidden.
    public static let cursorRow = TUIRegion(region: .cursorRow)

    /// Returns the region of a rectangle of cells.
    public static func rectangle(_ rectangle: CellRect) -> TUIRegion {
        TUIRegion(region: .rectangle(rectangle))
    }

    /// Returns the region of the visible cells of an element or of a text.
    public static func element(_ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .element(element.steps))
    }

    /// Returns the region to the right of an element or a text, in the rows that the element covers.
    public static func rightOf(_ element: TUIElement) -> TUIRegion { beside(.rightOf, element) }

    /// Returns the region to the left of an element or a text, in the rows that the element covers.
    public static func leftOf(_ element: TUIElement) -> TUIRegion { beside(.leftOf, element) }

    /// Returns the region of all rows below an element or a text.
    public static func below(_ element: TUIElement) -> TUIRegion { beside(.below, element) }

    /// Returns the region of all rows above an element or a text.
    public static func above(_ element: TUIElement) -> TUIRegion { beside(.above, element) }

    /// Returns the region of the cells that this region and another one have in common:
    /// `.rightOf(label).intersection(.element(pane))`.
    public func intersection(_ other: TUIRegion) -> TUIRegion {
        TUIRegion(region: .both(region, other.region))
    }

    private static func beside(_ relation: Relation, _ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .beside(relation, element.steps))
    }
}
