import LunchCommands
import LunchElements
public import LunchWire

/// A position on the terminal's screen, relative to an element or to the whole screen.
///
/// The position is computed again at every use, so that it follows an element that moves.
public struct TUICoordinate: Sendable {
    let app: TUIApplication
    let query: Query

    private var steps: [QueryStep] { query.steps }
    /// The share of the element's width and height that is before the place.
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
        app.run.answering(
            .read(.init(query.steps, "screenPoint", at: place)), of: query, otherwise: CellPoint(column: 0, row: 0)
        ) { () throws(TUIError) in
            place.cell(in: try app.run.finder.snapshot(of: query.steps).frame)
        }
    }

    var place: TUICommand.Place {
        .point(query.steps, x: share.x, y: share.y, columns: offset.columns, rows: offset.rows)
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
        try app.run.perform(.point(.tap, place), of: query, at: .init(fileID, filePath, line, column))
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
        try app.run.perform(.point(.doubleTap, place), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Clicks the cell at the position with the right mouse button.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`.
    public func rightClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.point(.rightClick, place), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Moves the mouse to the cell at the position.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for all motion of the mouse
    ///   (private mode 1003).
    public func hover(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.perform(.point(.hover, place), of: query, at: .init(fileID, filePath, line, column))
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
        try app.run.perform(
            .point(.hold(duration._duration), place), of: query, at: .init(fileID, filePath, line, column))
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
        try app.run.perform(
            .point(.hold(duration._duration, dragTo: other.place), place), of: query,
            at: .init(fileID, filePath, line, column))
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
        try app.run.perform(.scroll(place, x: deltaX, y: deltaY), of: query, at: .init(fileID, filePath, line, column))
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
    init(clamped number: Double) {
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -1e9), 1e9))
    }
}
