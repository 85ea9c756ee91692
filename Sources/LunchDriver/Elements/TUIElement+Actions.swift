import LunchTerminal
import LunchWire

extension TUIElement {
    /// Presses the element as a person would, once it is enabled and on the screen.
    ///
    /// Where the app has asked for the mouse, that is a click in the middle of the element. Otherwise the focus moves
    /// there with Tab and the arrows, and Return presses.
    ///
    /// - Throws: `TUIError` where the element is not there, not the only one, disabled, or cannot be reached within
    ///   the action timeout; at once where the app has settled and no timer of it is due.
    public func tap(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let target = try app.actionable(steps)
            if let click = target.click {
                app.send(click)
            } else {
                try app.moveFocus(to: steps)
                app.send(try Key.return.bytes(for: target.frame.grid.modes))
            }
        }
    }

    /// Types a text into the element, key by key, giving it the focus first where it does not have it.
    ///
    /// A line feed is typed as Return, a tab as Tab.
    ///
    /// - Throws: `TUIError` as `tap()` does.
    public func typeText(_ text: String, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let target = try app.actionable(steps)
            if !target.attributes.hasFocus {
                if let click = target.click {
                    app.send(click)
                } else {
                    try app.moveFocus(to: steps)
                }
                let reached = try app.actionable(steps)
                guard reached.attributes.hasFocus else {
                    throw TUIError(.unreachable, app.message(FailureText.noFocus(steps), reached.frame))
                }
            }
            app.send(try Key.bytes(forText: text, for: target.frame.grid.modes))
        }
    }
}

extension TUIApplication.Target {
    /// A click in the middle of what of the element is on the screen; nil where the app hears of none there.
    var click: [UInt8]? {
        let grid = frame.grid
        guard grid.modes.mouseTracking != .off else { return nil }
        let screen = CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows)
        return try? MouseEvent.click(at: attributes.frame.intersection(screen).center).bytes(for: grid.modes)
    }
}
