public import LunchInput
import LunchWire

extension TUIElement {
    /// Presses the element as a person would, once the element is enabled and can be reached.
    ///
    /// If the app has asked for the mouse, the element is clicked at a cell that no other element covers; an element
    /// outside of the view is scrolled into view first. Otherwise the focus is moved to the element with Tab and the
    /// arrow keys, and Return is pressed, or Space for a check box, a radio button and a toggle; a text field only gets
    /// the focus.
    ///
    /// - Throws: `TUIError` if no element matches or several do, and if the element is disabled, behind an alert or out
    ///   of reach. The function waits for the element until the action timeout, but throws at once if the app has
    ///   settled and cannot change by itself.
    public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.performing(
            "tap", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.tap(steps)
        }
    }

    /// Presses the element, as `tap()` does.
    public func click(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Double-clicks the element at one cell.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the app has not asked for the mouse.
    public func doubleTap(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "doubleTap", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.point(steps, [.click(.left), .click(.left)], as: "doubleTap()")
        }
    }

    /// Double-clicks the element, as `doubleTap()` does.
    public func doubleClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try doubleTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Clicks the element with the right button of the mouse.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the app has not asked for the mouse.
    public func rightClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "rightClick", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.point(steps, [.click(.right)], as: "rightClick()")
        }
    }

    /// Moves the mouse over the element.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the app has not asked for motion of the mouse (mode 1003).
    public func hover(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.performing(
            "hover", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.point(steps, [.move], as: "hover()")
        }
    }

    /// Presses the left button of the mouse on the element, holds the button for a duration, and releases the button.
    ///
    /// The duration passes on the app's clock if the clock is virtual, and in real time otherwise.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the app has not asked for the mouse.
    public func press(
        forDuration duration: some TUIDuration, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "press", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.point(
                steps, [.press(.left), .hold(duration.tuiDuration), .release(.left)], as: "press(forDuration:)")
        }
    }

    /// Presses the left button on the element, holds it for a duration, and drags cell by cell to another element.
    ///
    /// - Throws: `TUIError` as `tap()` does for either element, and if the app has not asked for the mouse.
    public func press(
        forDuration duration: some TUIDuration, thenDragTo other: TUIElement, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "press", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let end = try app.run.finder.pointable(other.steps).cell
            try app.run.pointer.point(
                steps, [.press(.left), .hold(duration.tuiDuration), .drag(to: end), .release(.left)],
                as: "press(forDuration:thenDragTo: \(other))")
        }
    }

    /// Calls a function while modifier keys are held down for the mouse:
    /// `try TUIElement.perform(withKeyModifiers: .shift) { … }`.
    ///
    /// - Throws: the error that the function throws.
    public static func perform<Failure: Error>(
        withKeyModifiers flags: KeyModifierFlags, block: () throws(Failure) -> Void
    ) throws(Failure) {
        try HeldModifiers.with(flags, block)
    }
}
