import LunchElements
public import LunchWire

/// The part of the screen in which a text is looked for; a text counts if all of it lies inside.
///
/// What lies outside is not even seen: of a rectangle a regular expression's `^` and `$` are the edges.
public struct TUITextRegion: Sendable {
    let region: TextRegion

    /// The whole screen.
    public static let screen = TUITextRegion(region: .screen)

    /// One row, from 0.
    public static func row(_ row: Int) -> TUITextRegion { rows(row...row) }

    /// Some rows, from 0.
    public static func rows(_ rows: ClosedRange<Int>) -> TUITextRegion { TUITextRegion(region: .rows(rows)) }

    /// The cells of a rectangle.
    public static func rectangle(_ rectangle: CellRect) -> TUITextRegion {
        TUITextRegion(region: .rectangle(rectangle))
    }

    /// The cells of an element, or of another text, as far as they can be seen.
    public static func element(_ element: TUIElement) -> TUITextRegion {
        TUITextRegion(region: .element(element.steps))
    }

    /// The rows of an element or a text, as far as they lie to its right.
    public static func rightOf(_ element: TUIElement) -> TUITextRegion { beside(.rightOf, element) }

    /// The rows of an element or a text, as far as they lie to its left.
    public static func leftOf(_ element: TUIElement) -> TUITextRegion { beside(.leftOf, element) }

    /// The rows below an element or a text; what is looked for must have a column in common with it.
    public static func below(_ element: TUIElement) -> TUITextRegion { beside(.below, element) }

    /// The rows above an element or a text; what is looked for must have a column in common with it.
    public static func above(_ element: TUIElement) -> TUITextRegion { beside(.above, element) }

    private static func beside(_ relation: Relation, _ element: TUIElement) -> TUITextRegion {
        TUITextRegion(region: .beside(relation, element.steps))
    }
}
