import LunchElements
import LunchInput
public import LunchWire

/// A position on the terminal's screen, relative to an element or to the whole screen.
///
/// The position is computed again at every use, so that it follows an element that moves.
public struct TUICoordinate: Sendable {
    let app: TUIApplication
    let query: Query

    private var steps: [QueryStep] { query.steps }
    /// The share of the element's width and height that lies before the place.
    let share: (x: Double, y: Double)
    let offset: (columns: Int, rows: Int)

    /// The element that the position is relative to; nil if the position is relative to the whole screen.
    public var referencedElement: TUIElement? { steps.isEmpty ? nil : TUIElement(app: app, query: query) }

    /// Returns the position that is a given number of columns and rows away from this position.
    ///
    /// - Parameters:
    ///   - columns: the number of cells to the right; a negative number moves to the left.
    ///   - rows: the number of cells down; a negative number moves up.
    public func withOffset(columns: Int, rows: Int) -> TUICoordinate {
        TUICoordinate(
            app: app, query: query, share: share,
            offset: (
                offset.columns.adding(saturating: columns), offset.rows.adding(saturating: rows)
            ))
    }

    /// Returns the position that is a given vector away from this position.
    ///
    /// The vector counts cells: `dx` is positive to the right, and `dy` is positive downwards. Both numbers are rounded
    /// towards zero.
    public func withOffset(_ vector: CGVector) -> TUICoordinate {
        withOffset(columns: Int(clamped: Double(vector.dx)), rows: Int(clamped: Double(vector.dy)))
    }

    /// The cell at the position, counted from column 0 and row 0 at the top left of the screen.
    ///
    /// Reading this property waits until the app has [settled](doc:HowLunchWorks). The cell may be outside of the
    /// screen. If the cell cannot be computed, for example because no element matches ``referencedElement``, a failure
    /// is recorded, and the value is the cell at column 0 and row 0.
    public var screenPoint: CellPoint {
        app.run.answering("screenPoint", of: query, otherwise: CellPoint(column: 0, row: 0)) { () throws(TUIError) in
            point(in: try app.run.finder.snapshot(of: steps).frame)
        }
    }

    private func point(in frame: CellRect) -> CellPoint {
        let column = Double(frame.origin.column) + (Double(frame.size.columns) * share.x).rounded(.down)
        let row = Double(frame.origin.row) + (Double(frame.size.rows) * share.y).rounded(.down)
        return CellPoint(
            column: Int(clamped: column + Double(offset.columns)), row: Int(clamped: row + Double(offset.rows)))
    }
}

extension TUICoordinate {
    /// Clicks the cell at the position with the left mouse button, regardless of which element covers the cell.
    ///
    /// The function waits until the app has [settled](doc:HowLunchWorks). Unlike `TUIElement.tap()`, it does not wait
    /// until the element appears, is enabled or can be reached.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``,
    ///   or if no element or several elements match ``referencedElement``. The function also throws if the cell is
    ///   outside of the screen, or if the app has not asked for mouse events.
    public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try point(
            [.click(.left)], "tap()",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Clicks the cell at the position; the same as `tap()`.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`.
    public func click(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Double-clicks the cell at the position with the left mouse button.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`.
    public func doubleTap(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try point(
            [.click(.left), .click(.left)], "doubleTap()",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Clicks the cell at the position with the right mouse button.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`.
    public func rightClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try point(
            [.click(.right)], "rightClick()",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Moves the mouse to the cell at the position.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for all motion of the mouse
    ///   (private mode 1003).
    public func hover(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try point(
            [.move], "hover()", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Presses the left mouse button at the position, holds the button for a duration, and releases it.
    ///
    /// If the app's clock is virtual, the function advances the clock by the duration. Otherwise, it waits for the
    /// duration in real time.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`. If the clock is virtual, also for the same reasons as
    ///   `TUIClock.advance(by:)`.
    public func press(
        forDuration duration: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try point(
            [.press(.left), .hold(duration._duration), .release(.left)], "press(forDuration:)",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Presses the left mouse button at the position, holds the button for a duration, drags the mouse to another
    /// position, and releases the button there.
    ///
    /// The mouse moves cell by cell. The app receives the movement only if it has asked for motion events (private mode
    /// 1002 or 1003).
    ///
    /// If the app's clock is virtual, the function advances the clock by the duration. Otherwise, it waits for the
    /// duration in real time.
    ///
    /// - Parameters:
    ///   - duration: the time between the press and the movement.
    ///   - other: the position at which the button is released.
    /// - Throws: `TUIError` for the same reasons as `tap()`; these apply to both positions. If the clock is virtual,
    ///   also for the same reasons as `TUIClock.advance(by:)`.
    public func press(
        forDuration duration: some TUIDuration, thenDragTo other: TUICoordinate, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "coordinate.press", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let end = try other.onScreen().cell
            let (cell, frame) = try onScreen()
            try app.run.pointer.point(
                at: cell, in: frame, [.press(.left), .hold(duration._duration), .drag(to: end), .release(.left)],
                as: "press(forDuration:thenDragTo:)")
        }
    }

    /// Turns the mouse wheel at the position, as `TUIElement.scroll(byDeltaX:deltaY:)` does over an element.
    ///
    /// - Parameters:
    ///   - deltaX: the number of notches; positive to scroll to the left, negative to scroll to the right.
    ///   - deltaY: the number of notches; positive to scroll up, negative to scroll down.
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``,
    ///   if no element or several elements match ``referencedElement``, or if the cell is outside of the screen. The
    ///   function also throws if the app has not asked for mouse events, unless alternate scroll (private mode 1007, on
    ///   the alternate screen) turns the wheel into arrow keys. Alternate scroll does not apply to scrolling to the left
    ///   or right.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "coordinate.scroll", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let (cell, frame) = try onScreen()
            try app.run.scroller.scroll(
                at: cell, in: frame, byDeltaX: deltaX, deltaY: deltaY,
                as: "scroll(byDeltaX: \(deltaX), deltaY: \(deltaY))")
        }
    }

    private func point(
        _ gestures: [Pointer.Gesture], _ input: String, at place: TUISourceLocation
    ) throws(TUIError) {
        try app.run.performing("coordinate.\(input.prefix { $0 != "(" })", of: query, at: place) {
            () throws(TUIError) in
            let (cell, frame) = try onScreen()
            try app.run.pointer.point(at: cell, in: frame, gestures, as: input)
        }
    }

    /// The cell, in the frame that it was found in.
    private func onScreen() throws(TUIError) -> (cell: CellPoint, frame: TUIFrame) {
        let resolution = Resolution(steps, in: try app.run.settler.settledFrame(for: steps))
        guard let element = resolution.element else { throw app.run.failure(steps, resolution) }
        let cell = point(in: element.frame)
        guard resolution.frame.bounds.contains(cell) else {
            throw app.run.error(.element(.offScreen(cell)), steps, in: resolution.frame)
        }
        return (cell, resolution.frame)
    }
}

extension TUIElement {
    /// Returns the position at given fractions of the element's width and height.
    ///
    /// The offset (0, 0) is the first cell of the element, and (0.5, 0.5) is its middle. As in XCUITest, (1, 1) is
    /// outside of the element: one cell to the right of its last column, and one cell below its last row.
    public func coordinate(withNormalizedOffset offset: CGVector) -> TUICoordinate {
        TUICoordinate(app: app, query: query, share: (Double(offset.dx), Double(offset.dy)), offset: (0, 0))
    }
}

extension TUIApplication {
    /// Returns the position at given fractions of the screen's width and height.
    ///
    /// The offset (0, 0) is the first cell of the screen, and (0.5, 0.5) is its middle. As in XCUITest, (1, 1) is
    /// outside of the screen.
    public func coordinate(withNormalizedOffset offset: CGVector) -> TUICoordinate {
        TUICoordinate(app: self, query: Query([]), share: (Double(offset.dx), Double(offset.dy)), offset: (0, 0))
    }
}

extension Int {
    /// A number without its fraction, as near as can be counted.
    fileprivate init(clamped number: Double) {
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
    }
}
