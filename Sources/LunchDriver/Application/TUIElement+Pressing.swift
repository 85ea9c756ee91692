import LunchCommands
public import LunchInput
import LunchWire

extension TUIElement {
    /// Presses the element as a person would, with the mouse or the keyboard.
    ///
    /// If the app has asked for mouse events, the element is clicked at a cell that no other element covers. An element
    /// outside of the visible area is scrolled into view first.
    ///
    /// If the app has not asked for mouse events, the focus is moved to the element with Tab and the arrow keys. Then
    /// Return is pressed, or Space for a check box, a radio button or a toggle. A text field only gets the focus. For
    /// an element that was read from the terminal's screen, the function throws instead, because Lunch does not know
    /// which keys lead to such an element.
    ///
    /// The function waits until exactly one element matches, is enabled and is not blocked by an alert. For a click, it
    /// also waits until a cell of the element is visible and not covered. It waits at most for
    /// ``LaunchConfiguration/actionTimeout``. It stops waiting earlier if the app has [settled](doc:HowLunchWorks) and
    /// will not change without input. If an alert blocks the element, the function calls the interruption monitors,
    /// which can close the alert (see `TUIApplication.addUIInterruptionMonitor(withDescription:handler:)`).
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``,
    ///   or if no element or several elements match. The function also throws if the element is disabled, blocked by an
    ///   alert or out of reach.
    public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.perform(.point(.tap, .element(steps)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Presses the element; the same as `tap()`.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`.
    public func click(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Double-clicks the element with the left mouse button.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for mouse events.
    public func doubleTap(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.point(.doubleTap, .element(steps)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Double-clicks the element; the same as `doubleTap()`.
    ///
    /// - Throws: `TUIError` for the same reasons as `doubleTap()`.
    public func doubleClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try doubleTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Clicks the element with the right mouse button.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for mouse events.
    public func rightClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.point(.rightClick, .element(steps)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Moves the mouse to the element.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for all motion of the mouse
    ///   (private mode 1003).
    public func hover(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.perform(.point(.hover, .element(steps)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Presses the left mouse button on the element, holds the button for a duration, and releases it.
    ///
    /// If the app's clock is virtual, the function advances the clock by the duration. Otherwise, it waits for the
    /// duration in real time.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the app has not asked for mouse events. If the clock
    ///   is virtual, also for the same reasons as `TUIClock.advance(by:)`.
    public func press(
        forDuration duration: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(
            .point(.hold(duration._duration), .element(steps)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Presses the left mouse button on the element, holds the button for a duration, drags the mouse to another
    /// element, and releases the button there.
    ///
    /// The mouse moves cell by cell. The app receives the movement only if it has asked for motion events (private mode
    /// 1002 or 1003).
    ///
    /// If the app's clock is virtual, the function advances the clock by the duration. Otherwise, it waits for the
    /// duration in real time.
    ///
    /// - Parameters:
    ///   - duration: the time between the press and the movement.
    ///   - other: the element on which the button is released.
    /// - Throws: `TUIError` for the same reasons as `tap()`, which apply to both elements, and if the app has not asked
    ///   for mouse events. If the clock is virtual, also for the same reasons as `TUIClock.advance(by:)`.
    public func press(
        forDuration duration: some TUIDuration, thenDragTo other: TUIElement, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(
            .point(.hold(duration._duration, dragTo: .element(other.steps)), .element(steps)), of: query,
            at: .init(fileID, filePath, line, column))
    }

    /// Calls a closure, and holds modifier keys down during the mouse actions that the closure performs.
    ///
    /// The mouse events that the app receives contain these modifier keys. Key presses are not affected.
    ///
    /// Example: `try TUIElement.perform(withKeyModifiers: .shift) { try row.click() }`.
    ///
    /// - Parameters:
    ///   - flags: the modifier keys.
    ///   - block: the closure. It is called immediately, on the thread that calls this function.
    /// - Throws: any error that the closure throws.
    public static func perform<Failure: Error>(
        withKeyModifiers flags: KeyModifierFlags, block: () throws(Failure) -> Void
    ) throws(Failure) {
        try HeldModifiers.with(flags, block)
    }
}
