/// A headless terminal, which turns the bytes of a program into a grid of cells.
///
/// The terminal treats a program's output as xterm does, but draws into a grid instead of a window. It performs no
/// input or output itself: the host feeds it the program's bytes, sends its answers back, and looks at the grid.
///
///     var terminal = TUITerminal(columns: 80, rows: 24)
///     let greeting = Array("Hello, \u{1B}[1mworld".utf8)
///     _ = terminal.feed(greeting.span)
///     terminal.grid.text(row: 0)  // "Hello, world"
public struct TUITerminal: ~Copyable, Sendable {
    private var parser = Parser()
    var emulator: Emulator

    /// Creates a terminal in the state after a reset.
    ///
    /// - Parameters:
    ///   - columns: The width in cells, limited to 1…4096.
    ///   - rows: The height in cells, limited to 1…1024.
    ///   - scrollbackLimit: The largest number of lines in the scrollback, at most 100,000.
    ///   - messageCommand: The number of an OSC whose string is handed to the host without interpretation.
    ///   - widthPolicy: The rule for the width of text; mode 2027 changes it.
    ///   - ambiguousWidth: The width of characters of ambiguous width.
    ///   - reflowsOnResize: True if lines of the main screen that autowrap joined are divided anew when the width
    ///     changes; otherwise they are cut or widened, as xterm does.
    public init(
        columns: Int, rows: Int, scrollbackLimit: Int = 1000, messageCommand: Int? = nil,
        widthPolicy: TUIWidthPolicy = .graphemes, ambiguousWidth: TUIAmbiguousWidth = .narrow,
        reflowsOnResize: Bool = true
    ) {
        emulator = Emulator(
            columns: columns, rows: rows, scrollbackLimit: scrollbackLimit,
            options: Emulator.Options(
                messageCommand: messageCommand, widthPolicy: widthPolicy, ambiguousWidth: ambiguousWidth,
                reflowsOnResize: reflowsOnResize))
    }

    /// Feeds bytes of the program's output to the terminal, and returns the number of bytes that were taken.
    ///
    /// All bytes are taken unless a message ends: then feeding stops right behind its terminator, so that the host can
    /// take the message together with the grid that belongs to it, and feed the rest. Feeding also stops when many
    /// messages were broken, until the host takes these; the result may then be zero.
    ///
    /// - Parameter bytes: Any bytes; sequences may be split between calls.
    public mutating func feed(_ bytes: Span<UInt8>) -> Int {
        emulator.revision += 1
        let taken = parser.feed(bytes, to: &emulator)
        emulator.fed += UInt64(taken)
        emulator.releaseOverdueGrid()
        return taken
    }

    /// Takes the next message without its number and the semicolon; returns nil if there is none.
    public mutating func takeMessage() -> [UInt8]? {
        emulator.messages.takeFirst()
    }

    /// Takes the next broken message; returns nil if there is none.
    ///
    /// The message came before the byte at which feeding stopped.
    public mutating func takeBrokenMessage() -> TUIBrokenMessage? {
        emulator.messages.takeFirstBroken()
    }

    /// Takes the terminal's answers to the program, in order, and removes them from the terminal.
    ///
    /// At most 64 KiB are stored; `TUIGrid.dropped` counts further answers.
    public mutating func takeAnswers() -> [UInt8] {
        emulator.answers.take()
    }

    /// Changes the size of the terminal, in cells, with the limits of `init`.
    ///
    /// If the main screen becomes lower, lines at its top move to the scrollback; they return when it grows. In mode
    /// 2048, the terminal has an answer afterwards.
    public mutating func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
    }

    /// The brightness of the terminal's colours; in mode 2031, a change causes an answer.
    public var colorScheme: TUIColorScheme {
        get { emulator.colorScheme }
        set { emulator.changeColorScheme(to: newValue) }
    }

    /// True if the grid stands still because the program has begun a synchronized update (mode 2026) and not ended it.
    public var isHoldingGrid: Bool { emulator.heldGrid != nil }

    /// Shows an unfinished synchronized update, for a program that has fallen silent in it.
    ///
    /// The terminal has no clock; by itself it ends an update after 4 MiB of output.
    public mutating func endSynchronizedUpdate() {
        emulator.heldGrid = nil
    }

    /// The modes that the program has switched on or off.
    public var modes: TUIModes { emulator.modes }

    /// The screen as a person sees it now.
    ///
    /// During a synchronized update this is the screen before the update; `modes` and answers are not held back.
    public var grid: TUIGrid { emulator.grid }
}
