import LunchElements
public import LunchWire

/// A part of the screen: in which a text is looked for, or which a test says is an element.
///
/// A text counts if all of it lies inside. What lies outside is not even seen: of a rectangle a regular expression's `^` and
/// `$` are the edges.
public struct TUIRegion: Sendable {
    let region: ScreenRegion

    /// The whole screen.
    public static let screen = TUIRegion(region: .screen)

    /// One row, from 0.
    public static func row(_ row: Int) -> TUIRegion { rows(row...row) }

    /// Some rows, from 0.
    public static func rows(_ rows: ClosedRange<Int>) -> TUIRegion { TUIRegion(region: .rows(rows)) }

    /// The cells of a rectangle.
    public static func rectangle(_ rectangle: CellRect) -> TUIRegion {
        TUIRegion(region: .rectangle(rectangle))
    }

    /// The cells of an element, or of another text, as far as they can be seen.
    public static func element(_ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .element(element.steps))
    }

    /// The rows of an element or a text, as far as they lie to its right.
    public static func rightOf(_ element: TUIElement) -> TUIRegion { beside(.rightOf, element) }

    /// The rows of an element or a text, as far as they lie to its left.
    public static func leftOf(_ element: TUIElement) -> TUIRegion { beside(.leftOf, element) }

    /// The rows below an element or a text, in their whole width.
    public static func below(_ element: TUIElement) -> TUIRegion { beside(.below, element) }

    /// The rows above an element or a text, in their whole width.
    public static func above(_ element: TUIElement) -> TUIRegion { beside(.above, element) }

    /// The cells that lie in another region as well: `.rightOf(label).intersection(.element(pane))`.
    public func intersection(_ other: TUIRegion) -> TUIRegion {
        TUIRegion(region: .both(region, other.region))
    }

    private static func beside(_ relation: Relation, _ element: TUIElement) -> TUIRegion {
        TUIRegion(region: .beside(relation, element.steps))
    }
}
