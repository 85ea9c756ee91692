public import LunchElements
import LunchTerminal

extension TUIFrame {
    /// The screen as text: a line per row, without trailing blanks and without the blank rows at the end.
    public var text: String { grid.text }
}
