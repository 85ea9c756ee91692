import LunchCommands

extension TUIElement {
    /// Turns the mouse wheel over the element.
    ///
    /// Some apps do not ask for mouse events, but set private mode 1007 (alternate scroll) and use the alternate
    /// screen. Such an app receives five presses of the Up or Down Arrow key for each notch up or down.
    ///
    /// - Parameters:
    ///   - deltaX: the number of notches; positive to scroll to the left, negative to scroll to the right.
    ///   - deltaY: the number of notches; positive to scroll up, negative to scroll down.
    /// - Throws: `TUIError` for the same reasons as `tap()`. The function also throws if the app has not asked for
    ///   mouse events, unless alternate scroll (private mode 1007, on the alternate screen) turns the wheel into arrow
    ///   keys. Alternate scroll does not apply to scrolling to the left or right.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(
            .scroll(.element(steps), x: deltaX, y: deltaY), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Scrolls down with the mouse wheel over the element, as a swipe upwards does on a touch screen.
    ///
    /// The wheel turns by one notch for every three visible rows of the element, and by at least one notch.
    ///
    /// - Throws: `TUIError` for the same reasons as `scroll(byDeltaX:deltaY:)`.
    public func swipeUp(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.swipe(steps, .up), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Scrolls up with the mouse wheel over the element, as a swipe downwards does on a touch screen.
    ///
    /// The wheel turns by one notch for every three visible rows of the element, and by at least one notch.
    ///
    /// - Throws: `TUIError` for the same reasons as `scroll(byDeltaX:deltaY:)`.
    public func swipeDown(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.swipe(steps, .down), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Scrolls to the right with the mouse wheel over the element, as a swipe to the left does on a touch screen.
    ///
    /// The wheel turns by one notch for every three visible columns of the element, and by at least one notch.
    ///
    /// - Throws: `TUIError` for the same reasons as `scroll(byDeltaX:deltaY:)`.
    public func swipeLeft(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.swipe(steps, .left), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Scrolls to the left with the mouse wheel over the element, as a swipe to the right does on a touch screen.
    ///
    /// The wheel turns by one notch for every three visible columns of the element, and by at least one notch.
    ///
    /// - Throws: `TUIError` for the same reasons as `scroll(byDeltaX:deltaY:)`.
    public func swipeRight(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.swipe(steps, .right), of: query, at: .init(fileID, filePath, line, column))
    }
}
