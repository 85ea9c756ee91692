public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The text of the screen: each row without its trailing blanks, followed by a line break. Blank rows at the end
    /// are left out.
    ///
    /// To search for text in a test, use an expectation with `TUIApplication.text(_:)` instead. The expectation waits
    /// for the text if needed, and its failure message lists similar text on the screen.
    public var text: String { grid.text }
}
