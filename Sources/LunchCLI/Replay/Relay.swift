import Dispatch
import Lunch
import LunchDriver
import LunchElements
import LunchTerminal
@_spi(Lunch) import LunchWire

/// Lets a person use an app that runs on a terminal of Lunch's own, as a terminal multiplexer does: keys go to the app in the
/// form that it has asked for, and its cells are drawn.
final class Relay: Sendable {
    private let app: TUIApplication
    private let guest: any RelayGuest
    private let isOver = Lock(false)

    /// - Parameter guest: the receiver of the person's keys; nil for one that passes them on, and quits on Control-].
    init(_ app: TUIApplication, guest: (any RelayGuest)? = nil) {
        (self.app, self.guest) = (app, guest ?? LeavingKey(app: app))
    }

    /// The time between two looks at an app of which nothing comes.
    private static let pause = Duration.milliseconds(100)

    /// The least virtual time that passes at once.
    private static let tick = Duration.milliseconds(50)

    /// Hands the terminal over until the app has ended, or the person leaves.
    func run() {
        guard let terminal = PersonTerminal() else { return }
        // A person has not seen the app as long as it was built and launched.
        CurrentProcess.dropInput()
        terminal.enter()
        _ = CurrentProcess.put("\u{1B}[?1049h\u{1B}[2J")
        fit()
        let drawing = DispatchWorkItem { self.draw(wakingAtLast: terminal) }
        DispatchQueue(label: "lunch-relay").async(execute: drawing)
        forward(from: terminal)
        isOver.withLock { $0 = true }
        drawing.wait()
        _ = CurrentProcess.put(RelayModes.off + "\u{1B}[m\u{1B}[?25h\u{1B}[?1049l")
        terminal.leave()
    }

    /// Gives the app the size of the terminal if that has no room for it.
    private func fit() {
        guard let size = PersonTerminal.size, let grid = app.lastFrame?.grid else { return }
        if size.columns < grid.columns || size.rows < grid.rows { app.resizeAtOnce(to: size) }
    }

    private var isRunning: Bool { app.state == .runningForeground && !isOver.withLock(\.self) }

    /// The time that the rest of an escape sequence may take: as for most programs, and as `ESCDELAY` is in a test.
    private static let patience = Duration.milliseconds(25)

    /// Hands on what the person does.
    private func forward(from terminal: PersonTerminal) {
        var input = RelayInput()
        while isRunning {
            let event = terminal.next(within: input.isWaiting ? Self.patience : nil)
            var bytes: [UInt8] = []
            switch event {
            case .resized?: if let size = PersonTerminal.size { guest.resize(to: size) }
            case .ended?: return
            case .input(let read)?: bytes = read
            case .suspended?, .resumed?, .woken?, nil: break
            }
            guard !bytes.isEmpty || event == nil, let modes = app.lastFrame?.grid.modes else { continue }
            let pieces = input.pieces(of: bytes, for: modes, isLast: event == nil)
            if !pieces.isEmpty, !guest.take(pieces) { return }
        }
    }

    /// Draws what the app shows as it changes, and lets its virtual time pass.
    private func draw(wakingAtLast terminal: PersonTerminal) {
        var writer = ScreenWriter()
        var modes = RelayModes()
        var written = -1
        var time = ContinuousClock.now
        while isRunning {
            let frame = app.frame(afterOutputOf: written, until: .now + Self.pause) ?? app.lastFrame
            written = app.output?.bytes ?? 0
            guard let frame else { continue }
            let bytes = modes.change(to: frame.grid.modes) + writer.draw(canvas(frame.grid))
            if !bytes.isEmpty { _ = CurrentProcess.put(bytes) }
            let passed = Duration.milliseconds(time.duration(to: .now) / .milliseconds(1))
            guard frame.clock != nil, passed >= Self.tick else { continue }
            time += passed
            // A guest that has ended has no more time.
            try? app.clock.advance(by: passed)
        }
        terminal.wake()
    }

    /// The cells of an app's screen, on those of the terminal.
    private func canvas(_ grid: TUIGrid) -> Canvas {
        let size = PersonTerminal.size ?? CellSize(columns: grid.columns, rows: grid.rows)
        var canvas = Canvas(size: size)
        for row in 0..<min(grid.rows, size.rows) {
            for column in 0..<min(grid.shownColumns(row: row), size.columns) where grid[column, row].width > 0 {
                let piece = PaneContent.Piece(grid[column, row])
                canvas.draw(piece.text, at: CellPoint(column: column, row: row), style: piece.style)
            }
        }
        if grid.cursor.isVisible { canvas.showCursor(at: CellPoint(column: grid.cursor.column, row: grid.cursor.row)) }
        guest.draw(on: &canvas)
        return canvas
    }
}

/// The modes of the keyboard and the mouse that the person's terminal gets for those that an app has set.
struct RelayModes {
    private var last: [String] = []

    /// The sequences that set what differs from the modes before.
    mutating func change(to modes: TUIModes) -> String {
        let next = Self.sequences(for: modes)
        defer { last = next }
        if next == last { return "" }
        // The terminal answers which flags it has set; one that has no such protocol does not.
        return Self.off + next.joined() + (modes.keyboard.isEmpty ? "" : "\u{1B}[?u")
    }

    /// The modes that the terminal then has, if it knows them all.
    static func terminal(for modes: TUIModes) -> TUIModes {
        var terminal = TUITerminal(columns: 1, rows: 1)
        _ = terminal.feed(Array(sequences(for: modes).joined().utf8).span)
        return terminal.modes
    }

    /// The mouse is always reported by cells, in the encoding that all terminals have and that knows no limit: the size of a
    /// cell in pixels is another in the app. A few terminals lack mode 9, of which mode 1000 reports all.
    private static func sequences(for modes: TUIModes) -> [String] {
        var sequences: [String] = []
        if modes.applicationCursorKeys { sequences.append("\u{1B}[?1h") }
        if modes.applicationKeypad { sequences.append("\u{1B}=") }
        if modes.mouseTracking != .off {
            let tracking = modes.mouseTracking == .press ? .button : modes.mouseTracking
            sequences.append("\u{1B}[?\(tracking.rawValue)h\u{1B}[?1006h")
        }
        if modes.focusEvents { sequences.append("\u{1B}[?1004h") }
        if modes.bracketedPaste { sequences.append("\u{1B}[?2004h") }
        if !modes.keyboard.isEmpty { sequences.append("\u{1B}[=\(modes.keyboard.rawValue)u") }
        if modes.modifyOtherKeys > 0 { sequences.append("\u{1B}[>4;\(modes.modifyOtherKeys)m") }
        return sequences
    }

    /// The sequences that reset all of them (xterm ctlseqs, kitty's keyboard protocol).
    static let off =
        "\u{1B}[?1l\u{1B}>\u{1B}[?9l\u{1B}[?1000l\u{1B}[?1002l\u{1B}[?1003l\u{1B}[?1005l\u{1B}[?1006l\u{1B}[?1015l\u{1B}[?1016l"
        + "\u{1B}[?1004l\u{1B}[?2004l\u{1B}[=0u\u{1B}[>4;0m"
}
