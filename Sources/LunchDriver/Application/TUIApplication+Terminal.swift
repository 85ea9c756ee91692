import LunchCommands
public import LunchElements
import LunchTerminal
public import LunchWire

extension TUIApplication {
    /// The terminal of the app, with properties such as the window title, the cursor, the modes and the clipboard.
    public var terminal: Terminal { Terminal(app: self) }

    /// The terminal of an app. It has the properties of `TUITerminalSnapshot`, which are read again at every use.
    ///
    /// ```swift
    /// #expect(app.terminal.windowTitle == "notes.txt")
    /// app.terminal.expect(\.cursor.row, is: 3)
    /// ```
    @dynamicMemberLookup
    public struct Terminal: Sendable {
        let app: TUIApplication

        /// The value of a property of `TUITerminalSnapshot`.
        ///
        /// The property is read once the app has [settled](doc:HowLunchWorks) or has ended. If the terminal cannot be read, a
        /// failure is recorded at the caller's line. The value is then the property's value for an empty terminal.
        public subscript<Value>(dynamicMember property: KeyPath<TUITerminalSnapshot, Value>) -> Value {
            let run = app.run
            return run.answering(
                .read(.init([], TerminalSight().name(of: property))),
                otherwise: TUITerminalSnapshot(.unseen)[keyPath: property]
            ) { () throws(TUIError) in
                TUITerminalSnapshot(try run.settler.lastingFrame(isOfTerminal: true).grid)[keyPath: property]
            }
        }
    }
}

extension TUIApplication.Terminal: TUISubject {
    /// The terminal, in the form that `expect` observes. Tests do not use this property.
    public var _watched: TUIWatched<TUITerminalSnapshot> { TUIWatched(app: app, sight: TerminalSight()) }
}

extension TUIGrid {
    /// A replacement for a screen that could not be read.
    static let unseen = TUITerminal(columns: 1, rows: 1).grid
}

/// The app as the element that contains all others.
extension TUIApplication {
    private var root: TUIElement { TUIElement(app: self, query: Query([])) }

    /// A Boolean value that indicates whether the app is running and has settled.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). The value is `false` if the app has
    /// ended, was not launched, or does not settle within ``LaunchConfiguration/settleTimeout``. In the last two cases,
    /// a failure reports the cause at the end of the test, unless another failure has already reported it.
    public var exists: Bool { root.exists }

    /// The name of the app, as the app reports it; empty if the app reports none.
    public var label: String { root.label }

    /// The rectangle of cells that the app covers on the terminal's screen.
    public var frame: CellRect { root.frame }

    /// The first child element of the app.
    public var firstMatch: TUIElement { TUIElement(app: self, query: .begun(with: .children(.any), .first)) }

    /// Returns a snapshot of all elements of the app.
    ///
    /// The elements are read once the app has [settled](doc:HowLunchWorks).
    ///
    /// - Throws: `TUIError` if the app does not settle within ``LaunchConfiguration/settleTimeout``. The function also
    ///   throws if the app is not running and tests may not read its last frame (see ``TUIElement``).
    public func snapshot(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) -> TUIElementSnapshot {
        try root.snapshot(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Turns the mouse wheel in the middle of the terminal's screen, as `TUIElement.scroll(byDeltaX:deltaY:)` does
    /// over an element.
    ///
    /// - Parameters:
    ///   - deltaX: the number of notches; positive to scroll to the left, negative to scroll to the right.
    ///   - deltaY: the number of notches; positive to scroll up, negative to scroll down.
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the app has not asked for mouse events, unless alternate scroll (private mode
    ///   1007, on the alternate screen) turns the wheel into arrow keys. Alternate scroll does not apply to scrolling
    ///   to the left or right.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try root.scroll(
            byDeltaX: deltaX, deltaY: deltaY, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the app down with the mouse wheel, as a swipe upwards does on a touch screen.
    ///
    /// The wheel turns in the middle of the terminal's screen, by one notch for every three rows of the screen, and by
    /// at least one notch.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the app has not asked for mouse events, unless alternate scroll (private mode
    ///   1007, on the alternate screen) turns the wheel into arrow keys.
    public func swipeUp(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeUp(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the app up with the mouse wheel, as a swipe downwards does on a touch screen.
    ///
    /// The wheel turns in the middle of the terminal's screen, by one notch for every three rows of the screen, and by
    /// at least one notch.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the app has not asked for mouse events, unless alternate scroll (private mode
    ///   1007, on the alternate screen) turns the wheel into arrow keys.
    public func swipeDown(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeDown(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the app to the right with the mouse wheel, as a swipe to the left does on a touch screen.
    ///
    /// The wheel turns in the middle of the terminal's screen, by one notch for every three columns of the screen, and
    /// by at least one notch.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the app has not asked for mouse events.
    public func swipeLeft(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeLeft(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Scrolls the app to the left with the mouse wheel, as a swipe to the right does on a touch screen.
    ///
    /// The wheel turns in the middle of the terminal's screen, by one notch for every three columns of the screen, and
    /// by at least one notch.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the app has not asked for mouse events.
    public func swipeRight(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try root.swipeRight(fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

extension TUIApplication: CustomDebugStringConvertible {
    /// The terminal's screen and the tree of the app's elements, as lines of text.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). If the app was not launched or does
    /// not settle within ``LaunchConfiguration/settleTimeout``, the text is an error message.
    public var debugDescription: String {
        do {
            let frame = try run.settler.lastingFrame(isOfTerminal: true)
            return FailureMessage(headline: run.name, frame: frame, tellsInferred: true, isWhole: true).text
        } catch {
            return error.message
        }
    }
}
