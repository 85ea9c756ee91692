/// A terminal without a window: it turns the output of a program into a grid of cells.
///
/// The terminal interprets the output as xterm does. It has no connection to the program. The host (the code that owns the
/// terminal) passes the program's output to the terminal, sends the terminal's answers to the program, and reads the grid.
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
    /// Each size and the limit are clamped to the ranges below.
    ///
    /// - Parameters:
    ///   - columns: The width in cells, from 1 to 4096.
    ///   - rows: The height in cells, from 1 to 1024.
    ///   - scrollbackLimit: The largest number of lines in the scrollback, from 0 to 100,000.
    ///   - messageCommand: The number of the OSC (`ESC ] number ; text`) with which the program sends messages to the
    ///     host (the code that owns the terminal); nil if the program sends no messages. The terminal does not
    ///     interpret the messages. The host takes them with `takeMessage()`.
    ///   - widthPolicy: The rule for the width of text at the beginning, and after each reset. The program can change
    ///     the rule with private mode 2027.
    ///   - ambiguousWidth: The width of characters that are narrow in some terminals and wide in others.
    ///   - reflowsOnResize: True to wrap the lines of the main screen again when the width changes. False to cut off or
    ///     widen each row, as xterm does.
    public init(
        columns: Int, rows: Int, scrollbackLimit: Int = 1000, messageCommand: Int? = nil,
        widthPolicy: TUIWidthPolicy = .graphemes, ambiguousWidth: TUIAmbiguousWidth = .narrow,
        reflowsOnResize: Bool = true
    ) {
        var profile = TUITerminalProfile.standard
        profile.widthPolicy = widthPolicy
        profile.ambiguousWidth = ambiguousWidth
        profile.reflowsOnResize = reflowsOnResize
        self.init(
            columns: columns, rows: rows, profile: profile, scrollbackLimit: scrollbackLimit,
            messageCommand: messageCommand)
    }

    /// Creates a terminal with a profile, in the state after a reset.
    package init(
        columns: Int, rows: Int, profile: TUITerminalProfile, scrollbackLimit: Int = 1000, messageCommand: Int? = nil
    ) {
        emulator = Emulator(
            columns: columns, rows: rows, scrollbackLimit: scrollbackLimit,
            options: Emulator.Options(messageCommand: messageCommand, profile: profile))
    }

    /// Feeds bytes of the program's output to the terminal, and returns the number of bytes that the terminal has taken.
    ///
    /// The terminal takes all bytes, except in two cases. In both cases, the host (the code that owns the terminal)
    /// takes the waiting messages, and then feeds the remaining bytes.
    ///
    /// - The terminal stops right after the end of a complete message (see `takeMessage()`), so that the host can read
    ///   the grid at that moment.
    /// - The terminal stops when sixteen incomplete messages are waiting (see `takeBrokenMessage()`). The result can
    ///   then be zero. If the host calls `feed(_:)` again without taking any of them, the terminal continues, and drops
    ///   further incomplete messages.
    ///
    /// - Parameter bytes: Any number of bytes. A sequence or a character may be split between calls.
    public mutating func feed(_ bytes: Span<UInt8>) -> Int {
        emulator.revision += 1
        let taken = parser.feed(bytes, to: &emulator)
        emulator.fed += UInt64(taken)
        emulator.releaseOverdueGrid()
        return taken
    }

    /// Removes the oldest waiting message from the terminal, and returns it; returns nil if no message is waiting.
    ///
    /// A message is the text of an OSC (`ESC ] number ; text`) whose number is the `messageCommand` of the initializer.
    /// The result contains neither the number nor the semicolon. For incomplete messages, see `takeBrokenMessage()`.
    public mutating func takeMessage() -> [UInt8]? {
        emulator.messages.takeFirst()
    }

    /// Removes the oldest incomplete message from the terminal, and returns its first bytes and the reason why it is
    /// incomplete; returns nil if no incomplete message is waiting.
    ///
    /// If the latest call of `feed(_:)` stopped at the end of a complete message, the program sent the incomplete
    /// message before that message.
    public mutating func takeBrokenMessage() -> TUIBrokenMessage? {
        emulator.messages.takeFirstBroken()
    }

    /// Removes all waiting answers from the terminal, and returns their bytes in order.
    ///
    /// The terminal answers queries of the program, for example for the position of the cursor. Reports without a
    /// query, for example of a new size, also count as answers. The host (the code that owns the terminal) sends the
    /// answers to the program. The result is empty if no answer is waiting.
    ///
    /// The terminal stores at most 64 KiB of answers. It drops further answers.
    public mutating func takeAnswers() -> [UInt8] {
        emulator.answers.take()
    }

    /// Changes the size of the terminal in cells.
    ///
    /// Columns and rows are clamped as in the initializer. If the size stays the same, the function has no effect.
    ///
    /// If the width changes, the lines of the main screen are wrapped again, unless the parameter `reflowsOnResize` of
    /// the initializer was false.
    ///
    /// If the lines of the main screen do not fit the new size, lines above the cursor's line move to the scrollback,
    /// beginning with the top line. If the remaining lines still do not fit, lines at the bottom are lost. If the
    /// height grows, and the last row showed text or the cursor, lines return from the scrollback.
    ///
    /// While private mode 2048 is on, the terminal adds an answer with the new size (see `takeAnswers()`).
    public mutating func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
    }

    /// The color scheme that the terminal reports to the program, `.dark` by default.
    ///
    /// Setting this property does not change the terminal's colors. While private mode 2031 is on, a change of this
    /// property adds an answer for the program (see `takeAnswers()`).
    public var colorScheme: TUIColorScheme {
        get { emulator.colorScheme }
        set { emulator.changeColorScheme(to: newValue) }
    }

    /// A Boolean value that indicates whether `grid` shows the state before a synchronized update (private mode 2026).
    ///
    /// The value becomes true when the program begins an update. It becomes false at the first of these events:
    ///
    /// - The program ends the update, or resets the terminal (RIS).
    /// - The program has written more than 4 MiB since the beginning of the update.
    /// - The host (the code that owns the terminal) changes the size, or calls `endSynchronizedUpdate()`.
    public var isHoldingGrid: Bool { emulator.heldGrid != nil }

    /// Makes `grid` show the unfinished drawing of a synchronized update (private mode 2026).
    ///
    /// Call this function if the program has begun an update and then writes nothing more. The terminal has no clock: without
    /// this call, it shows the drawing only after 4 MiB of output. If `isHoldingGrid` is false, the function has no effect.
    public mutating func endSynchronizedUpdate() {
        emulator.heldGrid = nil
    }

    /// The current modes of the terminal, for example mouse tracking.
    ///
    /// They are current even during a synchronized update (private mode 2026), unlike `grid.modes`.
    public var modes: TUIModes { emulator.modes }

    /// True if the bytes so far end after a whole character or sequence.
    package var isBetweenSequences: Bool { parser.state == .ground && !parser.decoder.isPending }

    /// The current state of the terminal: its cells, cursor, modes, colors and scrollback.
    ///
    /// A program can draw changes as a synchronized update (private mode 2026). Until the update ends, this property
    /// returns the state before the update (see `isHoldingGrid`). The property `modes` and the answers of
    /// `takeAnswers()` are always current.
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
