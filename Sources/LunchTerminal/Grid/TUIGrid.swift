/// The state of a terminal at one moment: its cells, cursor, modes, colours and scrollback.
///
/// `TUITerminal.grid` and `TUIFrame.grid` return a grid. A grid does not change when the terminal receives more output.
/// A grid is cheap to create, and safe to pass to other threads.
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
    /// The program's requests and reports to the desktop, such as notifications, progress, and text for the clipboard.
    public var desktop: TUIDesktop
    /// The state of a shell that runs in the terminal, as the shell reports it: for example, whether a command is
    /// running.
    public var prompt: TUIPrompt
    /// The number of times that the program has rung the bell (BEL) since the terminal was created.
    public var bellCount: Int
    /// The control sequences that the terminal did not understand, counted by kind.
    public var unknownSequences: TUIUnknownSequences
    /// Counts of the answers, messages, control strings, hyperlinks and element marks that were dropped because of a
    /// limit.
    public var dropped: Dropped
    /// A number that grows with every call of `TUITerminal.feed(_:)` and every change of the terminal's size.
    ///
    /// The function `changedRows(since:)` of a later grid takes this number, and returns the rows that have changed
    /// between the two grids.
    public var revision: UInt64

    var content: ContiguousArray<Row>
    var damage: ContiguousArray<UInt64>
    var history: Scrollback
    var links: LinkTable
    var marks: MarkTable

    /// Counts of the answers, messages, control strings, hyperlinks and element marks that were dropped because of a
    /// limit.
    public struct Dropped: Sendable, Hashable {
        /// The number of answers to the program that were dropped because more than 64 KiB of answers would have
        /// waited.
        ///
        /// The terminal answers queries of the program. Until the code that owns the terminal calls
        /// `TUITerminal.takeAnswers()`, the answers wait.
        public var answers: Int
        /// The number of dropped messages to the code that owns the terminal.
        ///
        /// The program sends such messages, and `TUITerminal.takeMessage()` returns them. A message is dropped if it is
        /// longer than 16 MiB, or if more than 32 MiB of messages would wait for `takeMessage()`.
        public var messages: Int
        /// The number of control strings, such as OSC and DCS, that were dropped because they were longer than 1 MiB.
        public var strings: Int
        /// The number of hyperlinks that were dropped because too many were in use. The limits are 16,384 links, and 8
        /// MiB of addresses and `id`s.
        public var links: Int
        /// The number of element marks that were dropped because too many were in use, or because they were nested too
        /// deeply.
        ///
        /// An element mark is an invisible name that an app writes around the output of an element, so that tests can
        /// find the element's cells. The limits are 16,384 marks, 4 MiB of names, and a depth of 64.
        public var marks: Int
    }

    /// Returns the numbers of the rows that have changed since an earlier grid of the same terminal. The rows are
    /// counted from 0 at the top, and are in ascending order.
    ///
    /// - Parameter revision: The property `revision` of the earlier grid.
    public func changedRows(since revision: UInt64) -> [Int] {
        damage.indices.filter { damage[$0] > revision }
    }

    /// The cell in a column and a row, both counted from 0 at the top left; a plain blank for a position outside of the
    /// grid.
    public subscript(column: Int, row: Int) -> TUICell {
        guard content.indices.contains(row) else { return TUICell() }
        return content[row].cell(at: column, links: links)
    }
}
