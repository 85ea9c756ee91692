/// The terminal's state at one moment: an immutable value, cheap to take, safe to hand to another thread.
public struct TUIGrid: Sendable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells.
    public var rows: Int
    /// The cursor.
    public var cursor: TUICursor
    /// The window title (OSC 0, 2).
    public var title: String
    /// The icon's title (OSC 0, 1).
    public var iconTitle: String
    /// The modes that the program has switched on or off.
    public var modes: TUIModes
    /// The colours behind numbers and defaults.
    public var palette: TUIPalette
    /// The requests to the desktop: clipboard, notifications, progress.
    public var desktop: TUIDesktop
    /// The place of the shell between its prompt and the end of a command.
    public var prompt: TUIPrompt
    /// The number of times that the bell has rung.
    public var bellCount: Int
    /// The sequences that were not understood, for failure messages.
    public var unknownSequences: TUIUnknownSequences
    /// The things that were dropped because a bound was reached.
    public var dropped: Dropped
    /// Grows whenever bytes are fed or the size changes; `changedRows(since:)` takes it.
    public var revision: UInt64

    var content: ContiguousArray<Row>
    var damage: ContiguousArray<UInt64>
    var history: Scrollback
    var links: LinkTable
    var marks: MarkTable

    /// Counts of what had to be dropped because a bound was reached.
    public struct Dropped: Sendable, Hashable {
        /// Answers dropped because the host did not take those before.
        public var answers: Int
        /// Messages dropped because they were too long or not taken.
        public var messages: Int
        /// Control strings dropped because they were too long.
        public var strings: Int
        /// Hyperlinks dropped because too many were in use.
        public var links: Int
        /// Marks around what the app draws that were dropped because too many were in use, or too deep in each other.
        public var marks: Int
    }

    /// The rows that changed after an earlier grid of the same terminal was taken, by its `revision`.
    public func changedRows(since revision: UInt64) -> [Int] {
        damage.indices.filter { damage[$0] > revision }
    }

    /// The cell at a position; outside the grid, a plain blank.
    public subscript(column: Int, row: Int) -> TUICell {
        guard content.indices.contains(row) else { return TUICell() }
        return content[row].cell(at: column, links: links)
    }
}
