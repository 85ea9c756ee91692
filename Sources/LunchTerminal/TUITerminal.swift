/// A headless terminal: bytes in, a grid of cells out.
///
/// It does what xterm does with what programs send, to a grid instead of a window. It reads and writes nothing
/// itself: the host feeds it what the program wrote, sends back what it answers, and looks at the grid.
///
///     var terminal = TUITerminal(columns: 80, rows: 24)
///     let greeting = Array("Hello, \u{1B}[1mworld".utf8)
///     _ = terminal.feed(greeting.span)
///     terminal.grid.text(row: 0)  // "Hello, world"
public struct TUITerminal: ~Copyable, Sendable {
    private var parser = Parser()
    var emulator: Emulator

    /// A terminal as after a reset.
    ///
    /// - Parameters:
    ///   - columns: The width in cells, 1 to 4096; what lies outside is clamped.
    ///   - rows: The height in cells, 1 to 1024; what lies outside is clamped.
    ///   - scrollbackLimit: How many lines that left the main screen at the top are kept, at most 100,000.
    ///   - messageCommand: The number of an OSC whose string is not interpreted but handed to the host.
    ///   - widthPolicy: How many cells text takes; mode 2027 changes it.
    ///   - ambiguousWidth: How many cells characters of ambiguous width take.
    ///   - reflowsOnResize: Whether lines of the main screen that autowrap joined are divided anew when the width
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

    /// Feeds what the program wrote; returns how many bytes were taken.
    ///
    /// All of them are, unless a message ends: then feeding stops right behind its terminator, so that the host can
    /// take the message together with the grid that belongs to it, and feed the rest. It stops as well once so many messages
    /// have not come whole that the host has to take these first; then it may even have taken none of the bytes.
    ///
    /// - Parameter bytes: Any bytes, cut anywhere.
    public mutating func feed(_ bytes: Span<UInt8>) -> Int {
        emulator.revision += 1
        let taken = parser.feed(bytes, to: &emulator)
        emulator.fed += UInt64(taken)
        emulator.releaseOverdueGrid()
        return taken
    }

    /// The next message, what follows its number and the semicolon, once; nil when none has come.
    public mutating func takeMessage() -> [UInt8]? {
        emulator.messages.takeFirst()
    }

    /// The next message that did not come whole, once; nil when none has come.
    ///
    /// It came before the place that feeding stops at.
    public mutating func takeBrokenMessage() -> TUIBrokenMessage? {
        emulator.messages.takeFirstBroken()
    }

    /// Takes the terminal's answers to the program, in order; they are forgotten by the call.
    ///
    /// At most 64 KiB wait; `TUIGrid.dropped` counts answers beyond.
    public mutating func takeAnswers() -> [UInt8] {
        emulator.answers.take()
    }

    /// Gives the terminal another size, in cells, clamped as in `init`.
    ///
    /// When the main screen gets lower, lines at its top go to the scrollback, and they come back when it grows. In
    /// mode 2048 there is an answer to take afterwards.
    public mutating func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
    }

    /// The brightness of the terminal's colours; in mode 2031 a change is an answer to take.
    public var colorScheme: TUIColorScheme {
        get { emulator.colorScheme }
        set { emulator.changeColorScheme(to: newValue) }
    }

    /// True if the grid stands still because the program is in the midst of a synchronized update (mode 2026).
    public var isHoldingGrid: Bool { emulator.heldGrid != nil }

    /// Shows a synchronized update as far as it has come, because the program has fallen silent in its midst.
    ///
    /// The terminal has no clock; by itself it ends an update after 4 MiB of output.
    public mutating func endSynchronizedUpdate() {
        emulator.heldGrid = nil
    }

    /// The modes that the program has switched on or off.
    public var modes: TUIModes { emulator.modes }

    /// The screen as a person would see it now.
    ///
    /// During a synchronized update it is what there was before; `modes` and answers are not held back.
    public var grid: TUIGrid { emulator.grid }
}
