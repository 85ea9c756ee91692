/// The state of a terminal at one moment: its cells, cursor, modes, colors and scrollback.
///
/// The properties `TUITerminal.grid` and `TUIFrame.grid` return a grid. A grid does not change when the terminal
/// receives more output. It is cheap to copy, and safe to pass to other threads.
///
/// In the descriptions of the members, "the program" is the program whose output the terminal has received.
public struct TUIGrid: Sendable {
    /// The width of the grid in cells.
    public var columns: Int
    /// The height of the grid in cells.
    public var rows: Int
    /// The cursor of the terminal: its position, shape and visibility.
    public var cursor: TUICursor
    /// The window title; empty if there is none. The program sets it with OSC 0 or OSC 2.
    public var title: String
    /// The title of the window's icon; empty if there is none. The program sets it with OSC 0 or OSC 1.
    public var iconTitle: String
    /// The modes of the terminal, for example mouse tracking. The program switches them on and off.
    public var modes: TUIModes
    /// The colors of the terminal: the palette and the default colors.
    public var palette: TUIPalette
    /// The program's requests and reports to the desktop, such as notifications, progress, and text for the clipboard.
    public var desktop: TUIDesktop
    /// The state of a shell that runs in the terminal, as the shell reports it (OSC 133), for example whether a command
    /// is running.
    public var prompt: TUIPrompt
    /// The number of times that the program has rung the bell (BEL) since the terminal was created.
    public var bellCount: Int
    /// The control sequences that the terminal has not understood since it was created, counted by kind.
    public var unknownSequences: TUIUnknownSequences
    /// The numbers of answers, messages, control strings, hyperlinks and element marks that the terminal has dropped
    /// because of its limits. The members of `Dropped` describe them.
    package var dropped: Dropped
    /// The number of this state of the terminal. Later states of the same terminal have larger numbers.
    ///
    /// To get the rows that have changed since this state, pass the number to `changedRows(since:)` of a later grid.
    public var revision: UInt64

    var content: ContiguousArray<Row>
    var damage: ContiguousArray<UInt64>
    var history: Scrollback
    var links: LinkTable
    var marks: MarkTable

    /// The numbers of answers, messages, control strings, hyperlinks and element marks that a terminal has dropped
    /// because of its limits, since the terminal was created.
    package struct Dropped: Sendable, Hashable {
        /// The number of answers that were dropped because too many answers were waiting.
        ///
        /// The terminal answers queries of the program. An answer waits until the host (the code that owns the
        /// terminal) calls `TUITerminal.takeAnswers()`. If the waiting answers would become longer than 64 KiB in
        /// total, the new answer is dropped.
        package var answers: Int
        /// The number of messages that were dropped because they were too long, or because too many were waiting.
        ///
        /// The program sends messages to the host (the code that owns the terminal). A message waits until the host
        /// calls `TUITerminal.takeMessage()`. A message is dropped if it is longer than 16 MiB, or if the waiting
        /// messages would become longer than 32 MiB in total. Messages that were interrupted before their end do not
        /// count (see `TUIBrokenMessage`).
        package var messages: Int
        /// The number of control strings (OSC and DCS) that were dropped because they were longer than 1 MiB.
        ///
        /// The limit does not apply to images and messages.
        package var strings: Int
        /// The number of times that a hyperlink was dropped because the terminal had already stored too many. The
        /// limits are 16,384 hyperlinks, and 8 MiB for their addresses and identifiers.
        ///
        /// The text of a dropped hyperlink is shown without the hyperlink.
        package var links: Int
        /// The number of times that an element mark was dropped because the terminal had already stored too many, or
        /// because the marks were nested too deeply.
        ///
        /// An element mark is a name in invisible characters that an app writes before the output of an element, so that tests
        /// can find the element's cells. The limits are 16,384 marks, 4 MiB of names, and 64 levels of nesting.
        package var marks: Int
    }

    /// Returns the numbers of the rows that have changed since an earlier grid of the same terminal, in ascending
    /// order. The rows are counted from 0 at the top.
    ///
    /// A row counts as changed if the terminal has written, erased or moved its cells, even if they look the same as
    /// before. Changes of the cursor and of the palette do not count.
    ///
    /// - Parameter revision: The property `revision` of the earlier grid.
    public func changedRows(since revision: UInt64) -> [Int] {
        damage.indices.filter { damage[$0] > revision }
    }

    /// The cell in a column and a row, both counted from 0 at the top left. For a position outside of the grid, the
    /// value is a plain blank (`TUICell()`).
    public subscript(column: Int, row: Int) -> TUICell {
        guard content.indices.contains(row) else { return TUICell() }
        return content[row].cell(at: column, links: links)
    }
}
