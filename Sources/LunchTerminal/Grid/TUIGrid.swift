/// The state of a terminal at one moment: an immutable value that is cheap to make and safe to pass to other threads.
public struct TUIGrid: Sendable {
    /// The width in cells.
    public var columns: Int
    /// The height in cells.
    public var rows: Int
    /// The cursor, with its position and its shape.
    public var cursor: TUICursor
    /// The window title (OSC 0, 2).
    public var title: String
    /// The icon's title (OSC 0, 1).
    public var iconTitle: String
    /// The modes that the program has switched on or off.
    public var modes: TUIModes
    /// The colours of the palette and the default colours.
    public var palette: TUIPalette
    /// The requests of the program to the desktop: clipboard, notifications, progress.
    public var desktop: TUIDesktop
    /// The state of the shell between its prompt and the end of a command.
    public var prompt: TUIPrompt
    /// The number of times that the bell has rung.
    public var bellCount: Int
    /// The sequences that the terminal did not understand, for failure messages.
    public var unknownSequences: TUIUnknownSequences
    /// The numbers of answers, messages, strings, links and marks that were dropped because a limit was reached.
    public var dropped: Dropped
    /// A number that grows with every feed and every change of the size; pass it to `changedRows(since:)` of a later
    /// grid.
    public var revision: UInt64

    var content: ContiguousArray<Row>
    var damage: ContiguousArray<UInt64>
    var history: Scrollback
    var links: LinkTable
    var marks: MarkTable

    /// The numbers of answers, messages, strings, links and marks that were dropped because a limit was reached.
    public struct Dropped: Sendable, Hashable {
        /// The number of answers to the program that were dropped because too many earlier ones had not been taken with
        /// `takeAnswers()`.
        public var answers: Int
        /// The number of messages that were dropped because they were too long, or too many had not been taken with
        /// `takeMessage()`.
        public var messages: Int
        /// The number of control strings, such as OSC and DCS, that were dropped because they were too long.
        public var strings: Int
        /// The number of hyperlinks that were dropped because too many were in use.
        public var links: Int
        /// The number of element marks that were dropped because too many were in use, or nested too deeply.
        public var marks: Int
    }

    /// Returns the rows that have changed since an earlier grid of the same terminal, given by the `revision` of that
    /// grid.
    public func changedRows(since revision: UInt64) -> [Int] {
        damage.indices.filter { damage[$0] > revision }
    }

    /// The cell at a position; outside of the grid, a plain blank.
    public subscript(column: Int, row: Int) -> TUICell {
        guard content.indices.contains(row) else { return TUICell() }
        return content[row].cell(at: column, links: links)
    }
}
