public import LunchElements
import LunchTerminal
public import LunchWire

extension TUIApplication {
    /// The terminal of the app: its window title, cursor, modes, clipboard and other properties that belong to no
    /// element.
    public var terminal: Terminal { Terminal(app: self) }

    /// The terminal of an app, whose properties are read anew at every use.
    ///
    /// ```swift
    /// #expect(app.terminal.windowTitle == "notes.txt")
    /// expect(app.terminal, \.cursor.row, is: 3)
    /// ```
    @dynamicMemberLookup
    public struct Terminal: Sendable {
        let app: TUIApplication

        /// The value of a property of `TUITerminalSnapshot`, read once the app has settled or ended.
        ///
        /// If the terminal cannot be read, a failure is recorded at the caller's line, and the value is that of an
        /// empty terminal.
        public subscript<Value>(dynamicMember property: KeyPath<TUITerminalSnapshot, Value>) -> Value {
            let run = app.run
            return run.answering(
                String(TerminalSight().name(of: property).dropFirst()),
                otherwise: TUITerminalSnapshot(.unseen)[keyPath: property]
            ) { () throws(TUIError) in
                TUITerminalSnapshot(try run.settler.lastingFrame().grid)[keyPath: property]
            }
        }
    }
}

extension TUIApplication.Terminal: TUISubject {
    /// The terminal, as `expect` watches it; tests do not use this property.
    public var watched: TUIWatched<TUITerminalSnapshot> { TUIWatched(app: app, sight: TerminalSight()) }
}

extension TUIGrid {
    /// A screen in the place of one that nobody could look at.
    fileprivate static let unseen = TUITerminal(columns: 1, rows: 1).grid
}

/// The app as the element that contains all others.
extension TUIApplication {
    private var root: TUIElement { TUIElement(app: self, query: Query([])) }

    /// True if the app runs and has settled; false if it has ended.
    public var exists: Bool { root.exists }

    /// The name of the app, as the app publishes it.
    public var label: String { root.label }

    /// The rectangle of cells that the app's screen covers.
    public var frame: CellRect { root.frame }

    /// The first child element of the app.
    public var firstMatch: TUIElement { TUIElement(app: self, query: .begun(with: .children(.any), .first)) }

    /// Returns a snapshot of all elements of the app, read once the app has settled.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    public func snapshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIElementSnapshot {
        try root.snapshot(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Turns the wheel of the mouse in the middle of the screen, as `TUIElement.scroll(byDeltaX:deltaY:)` does.
    ///
    /// - Throws: `TUIError` if the mouse wheel would not reach the app.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try root.scroll(
            byDeltaX: deltaX, deltaY: deltaY, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls down, as a swipe upwards does.
    ///
    /// - Throws: `TUIError` if the mouse wheel would not reach the app.
    public func swipeUp(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeUp(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls up, as a swipe downwards does.
    ///
    /// - Throws: `TUIError` if the mouse wheel would not reach the app.
    public func swipeDown(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeDown(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls to the right, as a swipe to the left does.
    ///
    /// - Throws: `TUIError` if the mouse wheel would not reach the app.
    public func swipeLeft(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeLeft(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls to the left, as a swipe to the right does.
    ///
    /// - Throws: `TUIError` if the mouse wheel would not reach the app.
    public func swipeRight(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeRight(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension TUIApplication: CustomDebugStringConvertible {
    /// The screen and the element tree as lines of text, read once the app has settled.
    public var debugDescription: String {
        do {
            let frame = try run.settler.lastingFrame()
            return FailureMessage(headline: run.name, frame: frame, tellsInferred: true, isWhole: true).text
        } catch {
            return error.message
        }
    }
}
