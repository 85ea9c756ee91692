extension TUIElement {
    /// Turns the wheel of the mouse over the element.
    ///
    /// If the app has not asked for the mouse but shows the alternate screen in mode 1007, the terminal sends cursor
    /// keys instead, five for each notch.
    ///
    /// - Parameters:
    ///   - deltaX: the number of notches; a positive number scrolls to the left, a negative one to the right.
    ///   - deltaY: the number of notches; a positive number scrolls up, a negative one down.
    /// - Throws: `TUIError` as `tap()` does, and if the mouse wheel would not reach the app.
    public func scroll(
        byDeltaX deltaX: Int, deltaY: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "scroll", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let (target, cell) = try app.run.finder.pointable(steps)
            try app.run.scroller.scroll(
                at: cell, in: target.frame, byDeltaX: deltaX, deltaY: deltaY,
                as: "\(self).scroll(byDeltaX: \(deltaX), deltaY: \(deltaY))")
        }
    }

    /// Scrolls down, as a swipe upwards does: by one notch of the wheel for every three visible rows, but at least by
    /// one.
    ///
    /// - Throws: `TUIError` as `scroll(byDeltaX:deltaY:)` does.
    public func swipeUp(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "swipeUp", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.scroller.scroll(steps, byPages: (0, -1), as: "\(self).swipeUp()")
        }
    }

    /// Scrolls up, as a swipe downwards does.
    ///
    /// - Throws: `TUIError` as `scroll(byDeltaX:deltaY:)` does.
    public func swipeDown(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "swipeDown", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.scroller.scroll(steps, byPages: (0, 1), as: "\(self).swipeDown()")
        }
    }

    /// Scrolls to the right, as a swipe to the left does.
    ///
    /// - Throws: `TUIError` as `scroll(byDeltaX:deltaY:)` does.
    public func swipeLeft(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "swipeLeft", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.scroller.scroll(steps, byPages: (-1, 0), as: "\(self).swipeLeft()")
        }
    }

    /// Scrolls to the left, as a swipe to the right does.
    ///
    /// - Throws: `TUIError` as `scroll(byDeltaX:deltaY:)` does.
    public func swipeRight(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "swipeRight", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.scroller.scroll(steps, byPages: (1, 0), as: "\(self).swipeRight()")
        }
    }
}
