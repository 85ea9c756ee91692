public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The text of the screen: one line per row, without trailing blanks and without the blank rows at the end.
    ///
    /// To search for a text, a test uses `app.text(_:)`, which waits if needed and whose failure tells similar texts.
    public var text: String { grid.text }
}
