import LunchElements
public import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Presses keys one after the other, as a person would: each in the keyboard mode that the one before has left.
    ///
    /// The app settles before each key, and is not waited for after the last: whatever looks at it next waits for that.
    ///
    /// - Throws: `TUIError` where the app is not running or does not settle in time before a key, and where its keyboard
    ///   mode has no way to tell such a key.
    public func press(
        _ keys: TUIKeyboardKey..., fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "press", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in try run.keyboard.pressInTurn(keys) }
    }

    /// Types a text to whatever has the focus, key by key; a line feed is typed as Return, a tab as Tab.
    ///
    /// Text that no key types, as Han and emoji, comes as an input method would send it. The raw value of a `TUIKeyboardKey` is
    /// typed as that key.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time before the first key.
    public func typeText(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "typeText", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try run.keyboard.type(text, in: try run.settler.settledFrame(), of: [])
        }
    }

    /// Presses a key together with modifier keys.
    ///
    /// - Throws: `TUIError` as `press(_:)` does.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try press(key.with(modifierFlags), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses the key of a character together with modifier keys.
    ///
    /// - Throws: `TUIError` as `press(_:)` does, and where the text is not one character.
    public func typeKey(
        _ key: String, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "typeKey", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let key = try run.keyboard.key(key, modifierFlags, for: [])
            try run.keyboard.press([key], in: try run.settler.settledFrame())
        }
    }

    /// Pastes a text to whatever has the focus: in one piece where the app has asked for bracketed paste (mode 2004).
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func paste(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "paste", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.keyboard.paste(text, in: try run.settler.settledFrame())
        }
    }

    /// Gives the terminal's window the focus; an app that asked for that (mode 1004) is told.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func activate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "activate", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.send(FocusChange.gained.bytes(for: try run.settler.settledFrame().grid.modes), as: "activate()")
        }
    }

    /// Takes the focus from the terminal's window; an app that asked for that (mode 1004) is told.
    ///
    /// - Throws: `TUIError` where the app is not running or has not settled in time.
    public func deactivate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "deactivate", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.send(FocusChange.lost.bytes(for: try run.settler.settledFrame().grid.modes), as: "deactivate()")
        }
    }

    /// Changes the size of the app's terminal while it runs, once the app has settled on what was done to it before.
    ///
    /// The app hears of the size behind the keys that were pressed before.
    ///
    /// - Parameters:
    ///   - columns: how many cells wide it is to be; taken as 1 or 65,535 if it is beyond these.
    ///   - rows: how many cells high it is to be, in the same limits.
    /// - Throws: `TUIError` if the app is not running or does not settle in time; the size stays then.
    public func resize(
        columns: Int, rows: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        let size = CellSize(columns: max(1, min(columns, 65_535)), rows: max(1, min(rows, 65_535)))
        try run.performing(
            "resize", with: "\(size)",
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in try run.resizer.resize(to: size) }
    }
}
