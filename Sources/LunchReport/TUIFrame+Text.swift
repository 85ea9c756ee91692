public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The screen as text: a line per row, without trailing blanks and without the blank rows at the end.
    ///
    /// To look for a text in it, a test asks for `app.text(_:)`, which waits where that is needed and says what came near.
    public var text: String { grid.text }
}
