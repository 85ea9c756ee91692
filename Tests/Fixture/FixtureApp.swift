import Lunch

/// The fixture's loop: waits, handles, draws and publishes in one piece.
@main
enum FixtureApp {
    static func main() {
        do throws(LaunchError) {
            let screen = try Launcher(with: FixtureScreens()).launch() ?? CounterScreen()
            run(screen, name: LaunchEnvironment.current().screen ?? "Counter")
        } catch {
            FixtureTerminal.complain("Fixture: \(error)\n")
            FixtureTerminal.leave(64)
        }
    }

    private static func run(_ screen: FixtureScreen, name: String) {
        FixtureTerminal.makeRaw(signals: screen.wantsSignals)
        let publisher = AccessibilityPublisher()
        var mark = InputMark.start
        show(screen, name, publisher, mark)
        while true {
            switch FixtureTerminal.next(timeout: screen.timer) {
            case .input(let bytes):
                let input = publisher.receive(bytes)
                mark = input.mark
                if !input.bytes.isEmpty { screen.handle(input.bytes) }
            case .interrupted: screen.interrupt()
            case .resized:
                screen.needsDrawing = true
                screen.resized()
            case .timer: screen.tick()
            case .closed: FixtureTerminal.leave(0)
            }
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
            busy: screen.busy,
            timersDue: screen.timersDue)
        var drawing = ""
        if screen.needsDrawing {
            drawing = screen.preamble + (screen.wantsMouse ? "\u{1B}[?1000h\u{1B}[?1006h" : "") + "\u{1B}[2J\u{1B}[H"
            drawing += screen.lines.map(\.text).joined(separator: "\r\n")
        }
        do throws(AccessibilityPublisher.WriteError) {
            try publisher.publish(tree, drawing: Array(drawing.utf8), through: mark)
        } catch {
            FixtureTerminal.leave(74)
        }
    }
}
