/// The terminal behind the parser: all state that sequences change.
///
/// The handlers stand in `Handlers`, one file per family; `Emulator+Parser` leads to them.
struct Emulator: ~Copyable, Sendable {
    private(set) var columns: Int
    private(set) var rows: Int
    let widthPolicy: WidthPolicy
    let messageCommand: Int?

    /// The screen that is shown.
    var screen: Screen
    /// The screen that is not shown.
    var hiddenScreen: Screen

    var cursorColumn = 0
    var cursorRow = 0
    /// Whether the next character wraps first (DEC STD 070, the last column flag).
    var isWrapPending = false
    /// The style of what is printed next.
    var pen = Style()
    var margins: Margins
    var modes = Modes()
    var savedModes: [Int: Bool] = [:]
    var charsets = Charsets()
    var tabStops: TabStops
    var cursorShape = Cursor.Shape.block

    var breaker = GraphemeBreaker()
    /// The column of the cluster that the next code point may join.
    var clusterColumn = 0
    /// The character that REP repeats.
    var lastPrinted: UInt32?

    var title = ""
    var iconTitle = ""
    var titleStack: [(title: String, iconTitle: String)] = []
    var bellCount = 0
    var links = LinkTable()
    /// The keyboard flags set aside, of the screen that is shown and of the other.
    var keyboardStack: [Modes.KeyboardFlags] = []
    var hiddenKeyboard: (flags: Modes.KeyboardFlags, stack: [Modes.KeyboardFlags]) = ([], [])

    /// The control string being received.
    var string = ControlString()
    var answers = Answers()
    var messages = Messages()
    var unknown = UnknownSequences()
    /// Control strings dropped because they were too long.
    var droppedStrings = 0
    /// Grows with every feed and resize; damage is told by it.
    var revision: UInt64 = 1

    init(columns: Int, rows: Int, scrollbackLimit: Int, messageCommand: Int?, widthPolicy: WidthPolicy) {
        let columns = columns.clamped(to: 1...Limits.columns)
        let rows = rows.clamped(to: 1...Limits.rows)
        self.columns = columns
        self.rows = rows
        self.widthPolicy = widthPolicy
        self.messageCommand = messageCommand
        screen = Screen(columns: columns, rows: rows, scrollbackLimit: scrollbackLimit)
        hiddenScreen = Screen(columns: columns, rows: rows, scrollbackLimit: 0)
        margins = Margins(columns: columns, rows: rows)
        tabStops = TabStops(columns: columns)
        if widthPolicy == .graphemes { modes.flags.insert(.graphemeClusters) }
        if let messageCommand { messages.prefix = Array("\(messageCommand);".utf8) }
    }

    /// Gives both screens another size.
    mutating func resize(columns: Int, rows: Int) {
        let columns = columns.clamped(to: 1...Limits.columns)
        let rows = rows.clamped(to: 1...Limits.rows)
        guard columns != self.columns || rows != self.rows else { return }
        revision += 1
        let shift = screen.resize(columns: columns, rows: rows, cursorRow: cursorRow, revision: revision)
        let hiddenRow = hiddenScreen.savedCursor?.row ?? 0
        let hiddenShift = hiddenScreen.resize(
            columns: columns, rows: rows, cursorRow: min(hiddenRow, self.rows - 1), revision: revision)
        screen.savedCursor?.row += shift
        hiddenScreen.savedCursor?.row += hiddenShift
        self.columns = columns
        self.rows = rows
        margins = Margins(columns: columns, rows: rows)
        tabStops.resize(columns: columns)
        cursorColumn = min(cursorColumn, columns - 1)
        cursorRow = (cursorRow + shift).clamped(to: 0...rows - 1)
        isWrapPending = false
        breaker.reset()
    }

    // MARK: - Shared by the handlers

    /// What erasing leaves: the background of the pen (xterm's bce).
    @inline(__always)
    var eraseStyle: Style { Style(erasedOn: pen) }

    /// Whether the cursor stands inside all four margins.
    @inline(__always)
    var isCursorInMargins: Bool { margins.contains(row: cursorRow) && margins.contains(column: cursorColumn) }

    /// Whether the margins reach from edge to edge of each line.
    @inline(__always)
    var areLinesWhole: Bool { margins.left == 0 && margins.right == columns - 1 }

    /// Puts the cursor somewhere on the screen.
    @inline(__always)
    mutating func moveCursor(column: Int, row: Int) {
        cursorColumn = max(0, min(column, columns - 1))
        cursorRow = max(0, min(row, rows - 1))
        isWrapPending = false
    }

    /// Puts the cursor where the program counts from the origin: the margins' corner in origin mode.
    mutating func moveCursorFromOrigin(column: Int, row: Int) {
        if modes.originMode {
            moveCursor(
                column: min(margins.left + column, margins.right), row: min(margins.top + row, margins.bottom))
        } else {
            moveCursor(column: column, row: row)
        }
    }

    /// Notes a change of the line that the cursor is on.
    @inline(__always)
    mutating func touchCursorRow() {
        screen.touch(cursorRow, revision: revision)
    }
}
