/// The terminal after the parser: all state that sequences change.
///
/// The handlers are in `Handlers`, one file per family; `Dispatch.swift` leads to them. `TUITerminal` has the only one
/// and cannot be copied. A struct of so many fields that cannot be copied itself takes a minute to compile.
struct Emulator: Sendable {
    private(set) var columns: Int
    private(set) var rows: Int
    let options: Options

    /// The screen that is shown.
    var screen: Screen
    /// The screen that is not shown.
    var hiddenScreen: Screen

    var cursorColumn = 0
    var cursorRow = 0
    /// True if the next character wraps first (DEC STD 070, the last column flag); CBT leaves it so elsewhere in the line.
    var isWrapPending = false
    /// The style of what is printed next.
    var pen = TUIStyle()
    var margins: Margins
    var modes = TUIModes()
    var savedModes: [Int: Bool] = [:]
    var charsets = Charsets()
    var tabStops: TabStops
    var cursorShape = TUICursor.Shape.block

    var breaker = GraphemeBreaker()
    /// The column of the cluster that the next code point may join.
    var clusterColumn = 0
    /// The character that REP repeats.
    var lastPrinted: UInt32?

    var title = ""
    var iconTitle = ""
    var titleStack: [(title: String?, iconTitle: String?)] = []
    var bellCount = 0
    var links = LinkTable()
    var marks = MarkTable()
    /// The number of open marks inside the pen's mark for which there was no room; their text belongs to the pen's mark.
    var unopenedMarks = 0
    /// The mark being received.
    var markReader = MarkReader()
    var palette: TUIPalette
    var colorScheme: TUIColorScheme
    var desktop = TUIDesktop()
    var prompt = TUIPrompt()
    var kittyImages = KittyImages()
    /// The styles of XTPUSHSGR.
    var renditionStack: [TUIStyle] = []
    /// The erasing functions that spare protected cells.
    var protection = Protection.none
    /// DECSCL: 1 for a VT100 to 4 for a VT420.
    var conformanceLevel = Emulator.highestLevel
    /// The level at the start and the highest: a VT420, according to DA1.
    static let highestLevel = 4
    /// DECSACE.
    var changeExtentIsRectangle = false
    /// The keyboard flags set aside, of the screen that is shown and of the other.
    var keyboardStack: [TUIModes.KeyboardFlags] = []
    var hiddenKeyboard: (flags: TUIModes.KeyboardFlags, stack: [TUIModes.KeyboardFlags]) = ([], [])

    /// The control string being received.
    var string = ControlString()
    var answers = Answers()
    var messages = Messages()
    var unknown = TUIUnknownSequences()
    /// Control strings dropped because they were too long.
    var droppedStrings = 0
    /// Grows with every feed and resize, and when an update begins; damage is measured by it.
    var revision: UInt64 = 1
    /// The number of bytes that were fed before the feed under way.
    var fed: UInt64 = 0
    /// The grid as it was when the program began a synchronized update, and how many bytes had been fed then.
    var heldGrid: TUIGrid?
    var heldSince: UInt64 = 0
    /// The number of cells that functions have moved, erased or repeated; tests see by it that no count runs away.
    var work: UInt64 = 0

    /// The erasing functions that spare protected cells: DECSCA and SPA share one attribute, and the later decides (xterm).
    enum Protection: Sendable {
        /// The state until something is protected, and after a reset: none does.
        case none
        /// The state since DECSCA: DECSED, DECSEL and DECSERA do.
        case selective
        /// The state since SPA: ED, EL and ECH do, and DECSED and DECSEL.
        case guarded
    }

    /// The choices that the host makes once and for all.
    struct Options: Sendable {
        var messageCommand: Int?
        var profile = TUITerminalProfile.standard
    }

    init(columns: Int, rows: Int, scrollbackLimit: Int, options: Options) {
        let columns = columns.clamped(to: 1...Limits.columns)
        let rows = rows.clamped(to: 1...Limits.rows)
        self.columns = columns
        self.rows = rows
        self.options = options
        screen = Screen(columns: columns, rows: rows, scrollbackLimit: scrollbackLimit)
        hiddenScreen = Screen(columns: columns, rows: rows, scrollbackLimit: 0)
        margins = Margins(columns: columns, rows: rows)
        tabStops = TabStops(columns: columns)
        palette = TUIPalette(options.profile)
        colorScheme = options.profile.colorScheme
        if options.profile.widthPolicy == .graphemes { modes.flags.insert(.graphemeClusters) }
        if let command = options.messageCommand { messages.prefix = Array("\(command);".utf8) }
    }

    /// Gives both screens another size; 2048 notifies the program.
    mutating func resize(columns: Int, rows: Int) {
        let columns = columns.clamped(to: 1...Limits.columns)
        let rows = rows.clamped(to: 1...Limits.rows)
        guard columns != self.columns || rows != self.rows else { return }
        revision += 1
        heldGrid = nil
        resizeScreens(columns: columns, rows: rows)
        self.columns = columns
        self.rows = rows
        margins = Margins(columns: columns, rows: rows)
        tabStops.resize(columns: columns)
        breaker.reset()
        stayOnLine()
        if modes.flags.contains(.inBandResize) { reportSize() }
    }

    // MARK: - Shared by the handlers

    /// The cell that erasing leaves: the background of the pen (xterm's bce).
    @inline(__always)
    var eraseStyle: TUIStyle { TUIStyle(erasedOn: pen) }

    /// True if the cursor is inside all four margins.
    @inline(__always)
    var isCursorInMargins: Bool { margins.contains(row: cursorRow) && margins.contains(column: cursorColumn) }

    /// True if the margins reach from edge to edge of each line.
    @inline(__always)
    var areLinesWhole: Bool { margins.left == 0 && margins.right == columns - 1 }

    /// Moves the cursor somewhere on the screen, which ends all marks.
    @inline(__always)
    mutating func moveCursor(column: Int, row: Int) {
        putCursor(column: column, row: row)
        pen.mark = 0
    }

    /// Puts the cursor where text continues, with the marks that it has.
    @inline(__always)
    mutating func putCursor(column: Int, row: Int) {
        cursorRow = max(0, min(row, rows - 1))
        cursorColumn = max(0, min(column, lineColumns - 1))
        isWrapPending = false
    }

    /// The number of columns of the cursor's line: on one of double width, half of them (VT510 manual, DECDWL).
    @inline(__always)
    var lineColumns: Int { screen.hasDoubleLines ? columns(ofLine: cursorRow) : columns }

    /// Brings the cursor back onto its line, which may have become one of double width.
    mutating func stayOnLine() {
        if cursorColumn >= lineColumns || isWrapPending && cursorColumn != endOfLine - 1 {
            moveCursor(column: cursorColumn, row: cursorRow)
        }
    }

    /// The number of columns of a line.
    ///
    /// Inlined like every question to the emulator that is asked often: the compiler copies the whole of a value that
    /// cannot be copied otherwise in order to lend it to a call out of line.
    @inline(__always)
    func columns(ofLine row: Int) -> Int {
        screen.slots[screen.slot(row)].lineSize == .single ? columns : max(1, columns / 2)
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
