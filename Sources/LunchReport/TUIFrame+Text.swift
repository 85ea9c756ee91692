public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The text of the screen: one line per row, without trailing blanks and without the blank rows at the end.
    ///
    /// To search for a text in a test, use `app.text(_:)`: it waits if needed, and its failure lists similar texts.
    public var text: String { grid.text }
}
