public import LunchElements
public import LunchTerminal
public import LunchWire

/// The facts that the terminal itself shows and holds, once the app has settled or ended; a failure is recorded if they cannot be told.
extension TUIApplication {
    /// The title of the window (OSC 0 and 2); empty where the app has set none.
    public var windowTitle: String { read("windowTitle", "") { $0.grid.title } }

    /// The cursor: its place, its shape, and whether it is shown.
    public var cursor: TUICursor { read("cursor", TUIGrid.unseen.cursor) { $0.grid.cursor } }

    /// The modes that the app has switched on or off, for example the alternate screen or the mouse.
    public var modes: TUIModes { read("modes", TUIGrid.unseen.modes) { $0.grid.modes } }

    /// The number of times that the bell has rung since the launch.
    public var bellCount: Int { read("bellCount", 0) { $0.grid.bellCount } }

    /// The text that the app has copied (OSC 52); nil if it has copied nothing. The tester's own clipboard is never touched.
    public var clipboard: String? { read("clipboard", nil) { $0.grid.desktop.clipboard["c"] } }

    /// The lines that have left the screen at its top, oldest first.
    public var scrollback: [String] { read("scrollback", []) { $0.grid.scrollbackLines } }

    /// The addresses of all links that can be seen (OSC 8), from the top left, each once.
    public var linkAddresses: [String] { read("linkAddresses", []) { $0.grid.linkAddresses } }

    private func read<Value>(_ name: String, _ neutral: Value, _ value: (TUIFrame) -> Value) -> Value {
        run.answering(name, otherwise: neutral) { () throws(TUIError) in value(try run.settler.lastingFrame()) }
    }
}

extension TUIGrid {
    /// A screen in the place of one that nobody could look at.
    fileprivate static let unseen = TUITerminal(columns: 1, rows: 1).grid
}

/// The app as the element that contains all others.
extension TUIApplication {
    private var root: TUIElement { TUIElement(app: self, query: Query([])) }

    /// True if the app runs and has settled on something; an app that has ended does not exist.
    public var exists: Bool { root.exists }

    /// The name that the app gives itself.
    public var label: String { root.label }

    /// The cells of its screen.
    public var frame: CellRect { root.frame }

    /// The first element of the app.
    public var firstMatch: TUIElement { TUIElement(app: self, query: .begun(with: .children(.any), .first)) }

    /// The snapshot of all elements as they are now.
    ///
    /// - Throws: `TUIError` where the app is not there or does not settle.
    public func snapshot(fileID: String = #fileID, line: Int = #line) throws(TUIError) -> TUIElementSnapshot {
        try root.snapshot(fileID: fileID, line: line)
    }

    /// Turns the wheel of the mouse in the middle of the screen, as `TUIElement.scroll(byDeltaX:deltaY:)` does.
    ///
    /// - Throws: `TUIError` where the app takes no wheel.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try root.scroll(byDeltaX: deltaX, deltaY: deltaY, fileID: fileID, line: line)
    }

    /// Scrolls down, as a swipe upwards does.
    ///
    /// - Throws: `TUIError` where the app takes no wheel.
    public func swipeUp(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try root.swipeUp(fileID: fileID, line: line)
    }

    /// Scrolls up, as a swipe downwards does.
    ///
    /// - Throws: `TUIError` where the app takes no wheel.
    public func swipeDown(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try root.swipeDown(fileID: fileID, line: line)
    }
}

extension TUIApplication: CustomDebugStringConvertible {
    /// The screen and the tree of elements once the app has settled.
    public var debugDescription: String {
        do {
            let frame = try run.settler.lastingFrame()
            return FailureMessage(headline: run.name, frame: frame, tellsInferred: true, isWhole: true).text
        } catch {
            return error.message
        }
    }
}
