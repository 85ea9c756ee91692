/// The state of a terminal at one moment: its cells, cursor, modes, colours and scrollback.
///
/// `TUITerminal.grid` and the property `grid` of a frame return a grid. A grid does not change when the terminal
/// receives more output. It is cheap to make and safe to pass to other threads.
public struct TUIGrid: Sendable {
    /// The width of the grid in cells.
    public var columns: Int
    /// The height of the grid in cells.
    public var rows: Int
    /// The cursor: its position, shape and visibility.
    public var cursor: TUICursor
    /// The window title; empty if there is none. The program sets it with OSC 0 or OSC 2.
    public var title: String
    /// The title of the window's icon; empty if there is none. The program sets it with OSC 0 or OSC 1.
    public var iconTitle: String
    /// The modes of the terminal, for example mouse tracking. The program switches them on and off.
    public var modes: TUIModes
    /// The colours of the terminal: the palette and the default colours.
    public var palette: TUIPalette
    /// The requests of the program to the desktop, such as clipboard contents, notifications and progress.
    public var desktop: TUIDesktop
    /// The state of a shell that runs in the terminal, for example whether a command is running.
    public var prompt: TUIPrompt
    /// The number of times that the program has rung the bell (BEL) since the terminal was created.
    public var bellCount: Int
    /// The control sequences that the terminal did not understand, for use in failure messages.
    public var unknownSequences: TUIUnknownSequences
    /// Counts of the answers, messages, control strings, hyperlinks and element marks that were dropped because of a
    /// limit.
    public var dropped: Dropped
    /// A number that grows with every call of `TUITerminal.feed(_:)` and every change of the terminal's size.
    ///
    /// To find the rows of a later grid that have changed, pass this number to `changedRows(since:)` of the later grid.
    public var revision: UInt64

    var content: ContiguousArray<Row>
    var damage: ContiguousArray<UInt64>
    var history: Scrollback
    var links: LinkTable
    var marks: MarkTable

    /// Counts of the answers, messages, control strings, hyperlinks and element marks that were dropped because of a
    /// limit.
    public struct Dropped: Sendable, Hashable {
        /// The number of answers to the program that were dropped because 64 KiB of earlier answers were waiting.
        ///
        /// The terminal answers queries of the program. The code that owns the terminal takes the answers with
        /// `TUITerminal.takeAnswers()`.
        public var answers: Int
        /// The number of dropped messages that the program sent to the code that owns the terminal.
        ///
        /// See `TUITerminal.takeMessage()` for messages. A message is dropped if it is longer than 16 MiB, or if 32 MiB
        /// of messages are waiting for this function.
        public var messages: Int
        /// The number of control strings, such as OSC and DCS, that were dropped because they were longer than 1 MiB.
        public var strings: Int
        /// The number of hyperlinks that were dropped because too many were in use: 16,384 links, or 8 MiB of their
        /// addresses and `id`s.
        public var links: Int
        /// The number of element marks that were dropped because too many were in use, or because they were nested too
        /// deeply.
        ///
        /// An element mark is an invisible name that an app writes around the output of an element, so that tests find
        /// the element's cells. The limits are 16,384 marks, 4 MiB of names, and a depth of 64.
        public var marks: Int
    }

    /// Returns the rows that have changed since an earlier grid of the same terminal, counted from 0, from top to
    /// bottom.
    ///
    /// - Parameter revision: The property `revision` of the earlier grid.
    public func changedRows(since revision: UInt64) -> [Int] {
        damage.indices.filter { damage[$0] > revision }
    }

    /// The cell at a position, counted from 0 at the top left; a plain blank for a position outside of the grid.
    public subscript(column: Int, row: Int) -> TUICell {
        guard content.indices.contains(row) else { return TUICell() }
        return content[row].cell(at: column, links: links)
    }
}
