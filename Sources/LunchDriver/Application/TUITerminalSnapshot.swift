public import LunchTerminal
public import LunchWire

/// The facts that the terminal of an app shows and holds at one moment, beside elements, for `expect(_:_:is:)` of an app.
public struct TUITerminalSnapshot: Sendable {
    private let grid: TUIGrid

    /// The end of the app; nil as long as it runs.
    public let exitStatus: TUIApplication.ExitStatus?

    init(_ grid: TUIGrid, exitStatus: TUIApplication.ExitStatus?) {
        (self.grid, self.exitStatus) = (grid, exitStatus)
    }

    /// The title of the window (OSC 0 and 2); empty if the app has set none.
    public var windowTitle: String { grid.title }

    /// The number of times that the bell has rung since the launch.
    public var bellCount: Int { grid.bellCount }

    /// The text that the app has copied (OSC 52); nil if it has copied nothing.
    public var clipboard: String? { grid.desktop.clipboard["c"] }

    /// The cursor: its place, its shape, and whether it is shown.
    public var cursor: TUICursor { grid.cursor }

    /// The modes that the app has switched on or off, for example the alternate screen or the mouse.
    public var modes: TUIModes { grid.modes }

    /// The rows of the screen as text, from the top; each without its trailing blanks.
    public var rows: [String] { grid.lines }

    /// The lines that have left the screen at its top, oldest first.
    public var scrollback: [String] { grid.scrollbackLines }

    /// The size of the screen in cells.
    public var size: CellSize { CellSize(columns: grid.columns, rows: grid.rows) }
}

extension TUITerminalSnapshot {
    /// A property as it reads after an app: `.windowTitle`, `.cursor.row`.
    static func name(of property: PartialKeyPath<TUITerminalSnapshot>) -> String {
        switch property {
        case \.exitStatus: ".exitStatus"
        case \.windowTitle: ".windowTitle"
        case \.bellCount: ".bellCount"
        case \.clipboard: ".clipboard"
        case \.cursor: ".cursor"
        case \.cursor.column: ".cursor.column"
        case \.cursor.row: ".cursor.row"
        case \.cursor.isVisible: ".cursor.isVisible"
        case \.cursor.shape: ".cursor.shape"
        case \.modes: ".modes"
        case \.modes.isAlternateScreen: ".modes.isAlternateScreen"
        case \.modes.mouseTracking: ".modes.mouseTracking"
        case \.modes.bracketedPaste: ".modes.bracketedPaste"
        case \.rows: ".rows"
        case \.scrollback: ".scrollback"
        case \.size: ".size"
        default: "'s property"
        }
    }
}
