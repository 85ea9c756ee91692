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
    ///   - messageCommand: The number of an OSC whose string is a message to the host: the terminal does not interpret
    ///     the string, and the host takes it with `takeMessage()`.
    ///   - widthPolicy: The rule for the width of text; mode 2027 changes it.
    ///   - ambiguousWidth: The width of characters of ambiguous width.
    ///   - reflowsOnResize: True if wrapped lines of the main screen are wrapped anew when the width changes; if false,
    ///     rows are cut or widened, as in xterm.
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
    /// All bytes are taken unless a message ends: then feeding stops right behind the terminator of the message, so
    /// that the host can take the message together with the grid that belongs to it, and feed the rest. Feeding also
    /// stops once 16 broken messages wait for `takeBrokenMessage()`; the result may then be zero.
    ///
    /// - Parameter bytes: Any bytes; sequences may be split between calls.
    public mutating func feed(_ bytes: Span<UInt8>) -> Int {
        emulator.revision += 1
        let taken = parser.feed(bytes, to: &emulator)
        emulator.fed += UInt64(taken)
        emulator.releaseOverdueGrid()
        return taken
    }

    /// Takes the next message: the string of an OSC whose number is the `messageCommand` of `init`, without that number
    /// and the semicolon behind it.
    ///
    /// Returns nil if no message has arrived.
    public mutating func takeMessage() -> [UInt8]? {
        emulator.messages.takeFirst()
    }

    /// Takes the next message that did not arrive as a whole; returns nil if no such message has come.
    ///
    /// The message lies before the byte at which `feed(_:)` stopped.
    public mutating func takeBrokenMessage() -> TUIBrokenMessage? {
        emulator.messages.takeFirstBroken()
    }

    /// Takes the terminal's answers to the program, in order, and removes them from the terminal.
    ///
    /// At most 64 KiB are stored; further answers are dropped, and counted in `TUIGrid.Dropped.answers`.
    public mutating func takeAnswers() -> [UInt8] {
        emulator.answers.take()
    }

    /// Changes the size of the terminal, in cells, with the same limits as in `init`.
    ///
    /// If the main screen becomes lower, lines at its top move to the scrollback; they return when the screen grows. In
    /// mode 2048, the terminal adds an answer with the new size.
    public mutating func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
    }

    /// The brightness of the terminal's colours; in mode 2031, a change adds an answer to the program.
    public var colorScheme: TUIColorScheme {
        get { emulator.colorScheme }
        set { emulator.changeColorScheme(to: newValue) }
    }

    /// True if `grid` stands still because the program has begun a synchronized update (mode 2026) and has not ended it
    /// yet.
    public var isHoldingGrid: Bool { emulator.heldGrid != nil }

    /// Shows a synchronized update that the program has begun but not ended; call this function if the program has
    /// fallen silent.
    ///
    /// Because the terminal has no clock, it ends an update by itself only after 4 MiB of output.
    public mutating func endSynchronizedUpdate() {
        emulator.heldGrid = nil
    }

    /// The modes that the program has switched on or off.
    public var modes: TUIModes { emulator.modes }

    /// The screen as a person sees it now.
    ///
    /// During a synchronized update this is the screen before the update; `modes` and answers are not held back.
    public var grid: TUIGrid { emulator.grid }

    /// Returns bytes that bring a new terminal of the same size and options to the state of this one.
    ///
    /// In the midst of a synchronized update (`isHoldingGrid`) the new terminal shows what has been drawn so far.
    ///
    /// - Parameter scrollbackLines: The largest number of lines of the scrollback that are restored, the newest.
    package func keyFrame(scrollbackLines: Int = .max) -> TUIKeyFrame {
        TUIKeyFrame.of(emulator, parser, scrollbackLines: scrollbackLines)
    }
}
