public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The text of the screen, one line per row, without trailing blanks in a row and without blank rows at the end.
    ///
    /// To search for text in a test, use `app.text(_:)` instead. It waits for the text, and its failure message lists
    /// similar text on the screen.
    public var text: String { grid.text }
}
