public import LunchInput
import LunchWire

extension TUIElement {
    /// Presses the element as a person would, once it is enabled and can be reached.
    ///
    /// If the app has asked for the mouse, that is a click on it, at a cell where it is topmost; what is scrolled out
    /// of view is scrolled to. Otherwise the focus moves there with Tab and the arrows, and Return presses, or Space on a
    /// check box, a radio button and a toggle; a field of text needs no more than the focus.
    ///
    /// - Throws: `TUIError` where the element is not there, not the only one, disabled, behind an alert, or cannot be
    ///   reached within the action timeout; at once where the app has settled and no timer of it is due.
    public func tap(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.performing(
            "tap", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.tap(steps)
        }
    }

    /// The same as `tap()`.
    public func click(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try tap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Clicks twice at the same cell.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where the app has not asked for the mouse.
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

    /// The same as `doubleTap()`.
    public func doubleClick(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try doubleTap(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Clicks with the right button.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where the app has not asked for the mouse.
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
    /// - Throws: `TUIError` as `tap()` does, and where the app has not asked for motion of the mouse (mode 1003).
    public func hover(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column)
        throws(TUIError)
    {
        try app.run.performing(
            "hover", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.pointer.point(steps, [.move], as: "hover()")
        }
    }

    /// Presses the left button, holds it for a while, and lets go.
    ///
    /// The while passes on the app's clock where that is virtual, and for real otherwise.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where the app has not asked for the mouse.
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

    /// Drags from the element to another with the left button, cell by cell, after holding it for a while.
    ///
    /// - Throws: `TUIError` as `tap()` does for either element, and where the app has not asked for the mouse.
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

    /// Holds modifier keys down while the mouse is used: `try TUIElement.perform(withKeyModifiers: .shift) { … }`.
    ///
    /// - Throws: what the block throws.
    public static func perform<Failure: Error>(
        withKeyModifiers flags: KeyModifierFlags, block: () throws(Failure) -> Void
    ) throws(Failure) {
        try HeldModifiers.with(flags, block)
    }
}
