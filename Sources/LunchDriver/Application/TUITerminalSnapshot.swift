import LunchElements
public import LunchTerminal
public import LunchWire

/// The properties of an app's terminal at one moment, such as its window title and its cursor.
///
/// A test reads these properties from the app, for example `app.terminal.windowTitle`.
public struct TUITerminalSnapshot: Sendable {
    private let grid: TUIGrid

    init(_ grid: TUIGrid) { self.grid = grid }

    /// The title of the terminal's window (OSC 0 and 2); empty if the app has not set one.
    public var windowTitle: String { grid.title }

    /// The cursor of the terminal: its position, its shape and its visibility.
    public var cursor: TUICursor { grid.cursor }

    /// The text of the row that contains the cursor, without blanks at the end; nil while the cursor is hidden.
    public var cursorRow: String? {
        grid.cursor.isVisible ? grid.text(row: grid.cursor.row) : nil
    }

    /// The modes of the terminal, such as the alternate screen or mouse events. The app switches them on and off.
    public var modes: TUIModes { grid.modes }

    /// The number of times that the terminal's bell has rung since the launch.
    public var bellCount: Int { grid.bellCount }

    /// The text that the app has copied to the terminal's clipboard (OSC 52, selection `c`); nil if the clipboard is
    /// empty.
    ///
    /// The clipboard of the computer that runs the test does not change.
    public var clipboard: String? { grid.desktop.clipboard["c"] }

    /// The rows of the screen as text, from top to bottom, without blanks at the end of each row.
    public var rows: [String] { grid.lines }

    /// A row of the screen; nil if the screen has no such row.
    subscript(row index: Int) -> String? { rows.indices.contains(index) ? rows[index] : nil }

    /// The lines that have scrolled off the top of the main screen, oldest first, without blanks at the end of each
    /// line.
    ///
    /// The terminal keeps at most the latest 1000 lines.
    public var scrollback: [String] { grid.scrollbackLines }

    /// The addresses of all hyperlinks (OSC 8) on the screen, in the order of their first cells. Each address appears
    /// once.
    public var linkAddresses: [String] { grid.linkAddresses }

    /// The size of the terminal's screen in cells.
    public var size: CellSize { CellSize(columns: grid.columns, rows: grid.rows) }
}

/// A look at what the terminal shows beside elements.
struct TerminalSight: Sight {
    var query: Query { Query([]) }

    /// The properties that have a name, besides the rows.
    private static let properties: [(path: any PartialKeyPath<TUITerminalSnapshot> & Sendable, name: String)] = [
        (\.windowTitle, "windowTitle"),
        (\.cursor, "cursor"),
        (\.cursor.column, "cursor.column"),
        (\.cursor.row, "cursor.row"),
        (\.cursor.isVisible, "cursor.isVisible"),
        (\.cursor.shape, "cursor.shape"),
        (\.cursorRow, "cursorRow"),
        (\.modes, "modes"),
        (\.modes.isAlternateScreen, "modes.isAlternateScreen"),
        (\.modes.mouseTracking, "modes.mouseTracking"),
        (\.modes.bracketedPaste, "modes.bracketedPaste"),
        (\.bellCount, "bellCount"),
        (\.clipboard, "clipboard"),
        (\.rows, "rows"),
        (\.rows.first, "rows.first"),
        (\.rows.last, "rows.last"),
        (\.rows.count, "rows.count"),
        (\.scrollback, "scrollback"),
        (\.scrollback.first, "scrollback.first"),
        (\.scrollback.last, "scrollback.last"),
        (\.scrollback.count, "scrollback.count"),
        (\.linkAddresses, "linkAddresses"),
        (\.size, "size"),
    ]

    func name(of property: PartialKeyPath<TUITerminalSnapshot>) -> String? {
        let name = Self.properties.first { $0.path == property }?.name ?? row(property).map { "rows[\($0)]" }
        return name.map { "terminal.\($0)" }
    }

    /// The property of a name, such as `terminal.cursor.row`; nil if there is none.
    static func property(named name: String) -> PartialKeyPath<TUITerminalSnapshot>? {
        let name = name.dropFirst("terminal.".count)
        let row = name.hasPrefix("rows[") ? Int(name.dropFirst(5).dropLast()) : nil
        return row.map { \.[row: $0] } ?? properties.first { $0.name == name }?.path
    }

    /// The number of rows that are recognized in a key path.
    private static let rowLimit = 100

    /// The row that a key path leads to, for example 5 for `\.rows[5]`; nil for other key paths.
    private func row(_ property: PartialKeyPath<TUITerminalSnapshot>) -> Int? {
        (0..<Self.rowLimit).first { property == \.rows[$0] || property == \.[row: $0] }
    }

    func look<Value>(at property: KeyPath<TUITerminalSnapshot, Value>, in frame: TUIFrame) -> Seen<Value> {
        Seen(frame: frame, value: TUITerminalSnapshot(frame.grid)[keyPath: property])
    }

    func mayBeSecret(_ property: PartialKeyPath<TUITerminalSnapshot>) -> Bool { false }

    func isSecret(_ property: PartialKeyPath<TUITerminalSnapshot>, _ resolution: Resolution) -> Bool { false }

    func question(about property: PartialKeyPath<TUITerminalSnapshot>, in frame: TUIFrame) -> Question? { nil }

    func lastFrame(
        for property: PartialKeyPath<TUITerminalSnapshot>, of run: AppRun, after error: TUIError
    ) throws(TUIError) -> TUIFrame {
        try run.settler.lastFrame(after: error)
    }
}
