import LunchDriver
import LunchElements
import LunchInput
import LunchTerminal
@_spi(Lunch) import LunchWire

/// Lets the person at this terminal use an app, and shows on a key how a test finds what is on the screen.
struct InspectingVisit {
    private let product: Product
    private let configuration: LaunchConfiguration

    init(_ launch: AppLaunch) throws(CommandError) {
        guard CurrentProcess.isOnTerminal else { throw .recording(.noTerminal) }
        product = try launch.product()
        var configuration = try launch.configuration(of: product)
        if launch.size == nil, let size = PersonTerminal.size { configuration.size = size }
        self.configuration = configuration
    }

    func run() throws(CommandError) {
        var result = Result<Void, CommandError>.success(())
        // This is not a test: the app may end in any way.
        _ = FailureReporter.taking {
            let app = TUIApplication(configuration)
            do throws(TUIError) {
                try app.launch()
                Relay(app, guest: Inspector(app)).run()
            } catch {
                result = .failure(.app(.notOpened(error.failure, .app)))
            }
            app.terminate()
        }
        try result.get()
    }
}

/// Hands on what a person types, and shows elements and their queries once Control-] is pressed.
final class Inspector: RelayGuest {
    private struct State {
        var isOpen = false
        /// The cell that was clicked last.
        var clicked: CellPoint?
        var isFirst = true
    }

    private let app: TUIApplication
    private let state = Lock(State())

    private static let key = TUIKeyboardKey.control("]")

    init(_ app: TUIApplication) { self.app = app }

    func take(_ pieces: [InputPiece]) -> Bool {
        for piece in pieces {
            let (isMine, isOver) = state.withLock { state in
                state.isFirst = false
                switch piece.deed {
                case .key(Self.key): state.isOpen.toggle()
                case .key("q") where state.isOpen: return (true, true)
                case .key(.escape) where state.isOpen: state.isOpen = false
                case .mouse(let event) where state.isOpen:
                    if case .press = event.kind { state.clicked = event.cell }
                default: return (state.isOpen, false)
                }
                return (true, false)
            }
            if isOver { return false }
            // A program that has ended gets nothing.
            if !isMine { try? app.send(piece.bytes, whenSettled: false) }
        }
        return true
    }

    func resize(to size: CellSize) { app.resizeAtOnce(to: size) }

    func draw(on canvas: inout Canvas) {
        let (isOpen, isFirst, clicked) = state.withLock { ($0.isOpen, $0.isFirst, $0.clicked) }
        let lines =
            isOpen
            ? app.lastFrame.map { Inspection($0, clicked: clicked).lines } ?? []
            : isFirst ? [" Control-] shows elements and their queries."] : []
        let size = canvas.clip.size
        for (index, line) in lines.enumerated() {
            let row = size.rows - lines.count + index
            canvas.fill(CellRect(column: 0, row: row, columns: size.columns, rows: 1), style: .reversed)
            canvas.draw(line.visible, at: CellPoint(column: 0, row: row), style: .reversed)
        }
    }
}

/// The elements of a frame that a person asks for, in words: each with the query that finds it.
struct Inspection {
    let lines: [String]

    /// - Parameter clicked: the cell that was clicked; nil for none.
    init(_ frame: TUIFrame, clicked: CellPoint?) {
        let locators = FrameLocators(frame)
        let cursor = frame.grid.cursor
        let place = cursor.isVisible ? CellPoint(column: cursor.column, row: cursor.row) : nil
        var lines = [
            " Focus:   \(frame.tree.nodes.focused.min().map { Self.words($0, frame, locators) } ?? "nothing")",
            " Cursor:  \(place.map { Self.words($0, frame, locators) } ?? "hidden")",
        ]
        if let clicked { lines.append(" Clicked: \(Self.words(clicked, frame, locators))") }
        lines.append(" Click on an element to see its query. Escape goes back to the app, q quits it.")
        self.lines = lines
    }

    private static func words(_ cell: CellPoint, _ frame: TUIFrame, _ locators: FrameLocators) -> String {
        if let index = locators.element(at: cell) { return words(index, frame, locators) }
        return locators.locator(at: cell).code
    }

    private static func words(_ index: Int, _ frame: TUIFrame, _ locators: FrameLocators) -> String {
        let node = frame.tree.nodes[index]
        let query = locators.locator(of: index)?.code ?? "\(frame.soleQuery(of: index).code), by its position only"
        let value = node.shownValue.map { "   value \(ShownText.quoted($0))" } ?? ""
        return "\(query)   label \(ShownText.quoted(node.label))\(value)"
    }
}
