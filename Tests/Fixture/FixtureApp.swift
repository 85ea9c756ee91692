import Lunch

/// The fixture's loop: waits, handles, fires, draws and publishes in one piece.
@main
enum FixtureApp {
    static func main() {
        let launcher = Launcher(with: FixtureScreens())
        let draws = CommandLine.arguments.contains("--paint")
        let screen = launcher.screen(default: draws ? PainterScreen() : CounterScreen())
        run(screen, launcher, name: LaunchEnvironment.current().screen ?? "Counter")
    }

    private static func run(_ first: FixtureScreen, _ launcher: Launcher<FixtureScreens>, name firstName: String) {
        FixtureTerminal.catchSignals()
        if first.wantsRaw { FixtureTerminal.makeRaw(signals: first.wantsSignals, silently: first.wantsSilence) }
        let publisher = AccessibilityPublisher(wake: FixtureTerminal.wake)
        let timers = first.wantsClock ? LaunchTimers(publisher.clock) : nil
        var (screen, name, mark) = (first, firstName, InputMark.start)
        screen.start(publisher, timers)
        show(screen, name, publisher, mark)
        while true {
            if screen.flushesNext { FixtureTerminal.flushInput(waiting: true) }
            screen.flushesNext = false
            switch FixtureTerminal.next(timeout: timers?.untilNext, atMost: screen.longestRead) {
            case .input(let bytes):
                let input = publisher.receive(bytes)
                mark = input.mark
                if !input.bytes.isEmpty { screen.handle(input.bytes) }
                if let request = input.show, screen.followsRequests, let next = launcher.screen(for: request) {
                    timers?.cancelAll()
                    (screen, name) = (next, request.screen)
                    screen.start(publisher, timers)
                }
            case .interrupted: screen.interrupt()
            case .resized:
                screen.needsDrawing = true
                screen.resized()
            case .woken, .timer: break
            case .closed: FixtureTerminal.leave(0)
            }
            timers?.fire()
            show(screen, name, publisher, mark)
        }
    }

    private static func show(
        _ screen: FixtureScreen, _ name: String, _ publisher: AccessibilityPublisher, _ mark: InputMark
    ) {
        let (columns, rows) = FixtureTerminal.size
        let texts = screen.lines.enumerated().map { row, line in
            AccessibilityNode(
                .staticText, identifier: line.identifier, label: line.text,
                frame: CellRect(column: 0, row: row, columns: line.text.count, rows: 1))
        }
        let root = AccessibilityNode(
            .application, label: "Fixture", frame: CellRect(column: 0, row: 0, columns: columns, rows: rows),
            children: texts + screen.elements)
        let tree = AccessibilityTree(
            screen: screen.publishedName ?? name, size: CellSize(columns: columns, rows: rows), root: root,
            busy: screen.busy, timersDue: screen.timersDue)
        var drawing = ""
        if screen.needsDrawing {
            drawing = screen.preamble + (screen.wantsMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "") + "\u{1B}[2J\u{1B}[H"
            drawing += screen.lines.map(\.text).joined(separator: "\r\n") + screen.ornaments
        }
        if screen.drawsOnError {
            FixtureTerminal.complain(drawing)
            drawing = ""
        }
        do {
            try publisher.publish(tree, drawing: Array(drawing.utf8), through: mark)
        } catch is AccessibilityPublisher.TreeError where screen.goesOnUnpublished {
            return
        } catch {
            FixtureTerminal.complain("Fixture: \(error)\n")
            FixtureTerminal.leave(74)
        }
    }
}
