import Lunch
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// Shows the viewer on a terminal: it hands keys to the state, and draws it, until the person leaves.
struct ViewerLoop {
    private let trace: ViewedTrace
    private let terminal: PersonTerminal
    private let publisher: AccessibilityPublisher
    private var state: ViewerState
    private var size: CellSize
    /// The drawing that was made last.
    private var drawing: ViewerDrawing
    private var writer = ScreenWriter()
    private var parser = InputParser()
    private var mark = InputMark.start

    init(_ state: ViewerState, of trace: ViewedTrace, on terminal: PersonTerminal) {
        (self.state, self.trace, self.terminal) = (state, trace, terminal)
        size = PersonTerminal.size ?? CellSize(columns: 80, rows: 24)
        drawing = ViewerDrawing(state, of: trace, size)
        publisher = AccessibilityPublisher(environment: .current(), wake: { terminal.wake() })
    }

    /// The time that the rest of an escape sequence may take: as for most programs, and as `ESCDELAY` is in a test.
    private static let patience = Duration.milliseconds(25)

    /// Runs until the person leaves; returns the exit status.
    ///
    /// - Parameter screen: makes the state that a test asks for; nil for an unknown screen.
    mutating func run(_ screen: (LaunchScreenRequest) -> ViewerState?) -> Int32 {
        terminal.enter()
        defer { terminal.leave() }
        do {
            try takeOver()
            while true {
                // Input of which the rest may come is not handled yet.
                if !parser.isWaiting { try publish() }
                if let status = try handle(terminal.next(within: parser.isWaiting ? Self.patience : nil), screen) {
                    try publisher.write(Self.leaving)
                    return status
                }
            }
        } catch {
            // The terminal is gone.
            return PersonTerminal.hangUpStatus
        }
    }

    /// Handles an event, or the time after which nothing more comes of a sequence; returns the exit status if it ends the viewer.
    private mutating func handle(
        _ event: PersonTerminal.Event?, _ screen: (LaunchScreenRequest) -> ViewerState?
    ) throws -> Int32? {
        switch event {
        case .input(let bytes)?:
            let input = publisher.receive(bytes)
            mark = input.mark
            let stays = try take(parser.pieces(of: input.bytes, in: Self.modes))
            if let request = input.show, let asked = screen(request) { state = asked }
            return stays ? nil : 0
        case nil: return try take(parser.pieces(of: [], in: Self.modes, isLast: true)) ? nil : 0
        case .resized?: size = PersonTerminal.size ?? size
        case .suspended?: try suspend()
        case .resumed?: try takeOver()
        case .ended(let status)?: return status
        case .woken?: break
        }
        return nil
    }

    /// Handles acts of the person; returns false if the person leaves.
    private mutating func take(_ pieces: [InputPiece]) throws -> Bool {
        for piece in pieces {
            // Each act is about the drawing that the one before has led to.
            update()
            switch piece.deed {
            case .key(.control("c")), .key(.control("q")): return false
            case .key(.control("z")): try suspend()
            case .key(let key): if !state.press(key, in: trace, drawing.extent) { return false }
            case .paste(let text): state.paste(text, in: trace)
            case .mouse(let event): take(event)
            default: break
            }
        }
        return true
    }

    private mutating func take(_ event: MouseEvent) {
        switch event.kind {
        case .wheel(.up): state.scroll(columns: 0, rows: -3, drawing.extent)
        case .wheel(.down): state.scroll(columns: 0, rows: 3, drawing.extent)
        case .press:
            if let step = drawing.step(at: event.cell) {
                state.go(to: step, trace.steps.count - 1)
            } else if let pane = drawing.pane(at: event.cell) {
                state.show(pane)
            }
        default: break
        }
    }

    private mutating func update() {
        if drawing.state != state || drawing.layout.size != size { drawing = ViewerDrawing(state, of: trace, size) }
    }

    private mutating func publish() throws {
        update()
        var canvas = Canvas(size: size)
        drawing.draw(on: &canvas)
        let root = AccessibilityNode(
            .application, label: "lunch trace",
            frame: CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows), children: drawing.elements)
        let screen = state.showsHelp ? "Help" : state.pane.rawValue
        try publisher.publish(
            AccessibilityTree(screen: screen, size: size, root: root), drawing: Array(writer.draw(canvas).utf8),
            through: mark)
    }

    // MARK: - Terminal

    /// Alternate screen (1049), no automatic wrap (7), mouse buttons (1000) in SGR form (1006), bracketed paste (2004).
    private static let entering = Array(
        "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[?25l".utf8)

    private static let leaving = Array(
        "\u{1B}[m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)

    /// The modes of the terminal, by which input is read.
    private static let modes: TUIModes = {
        var terminal = TUITerminal(columns: 1, rows: 1)
        _ = terminal.feed(entering.span)
        return terminal.grid.modes
    }()

    /// Takes the terminal over. Everything on it is drawn again.
    private mutating func takeOver() throws {
        terminal.setRaw()
        try publisher.write(Self.entering)
        size = PersonTerminal.size ?? size
        writer.forget()
    }

    private mutating func suspend() throws {
        try publisher.write(Self.leaving)
        terminal.restore()
        // The signal that lets the process continue is an event.
        terminal.stop()
    }
}
