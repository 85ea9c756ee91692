import LunchElements
public import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

extension TUIApplication {
    /// Presses keys one after the other.
    ///
    /// Before each key, the function waits until the app has settled, since a key may change the mode in which the next
    /// one is encoded. It does not wait after the last key; the next call that looks at the app waits instead.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - whenSettled: Pass false to press all keys at once, whatever the app is doing. This is the way to press Ctrl-C
    ///     in a program that never rests.
    /// - Throws: `TUIError` if the app is not running or does not settle in time before a key, and if its keyboard mode
    ///   cannot encode a key.
    public func press(
        _ keys: TUIKeyboardKey..., whenSettled: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "press", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            if whenSettled { return try run.keyboard.pressInTurn(keys) }
            try run.keyboard.press(keys, in: try run.shownFrame())
        }
    }

    /// Types a text, key by key, into the element that has the focus. A line feed is typed as Return, a tab as Tab.
    ///
    /// A character for which there is no key, such as a Han character or an emoji, is sent as an input method would
    /// send it. The raw value of a `TUIKeyboardKey` is typed as that key.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - whenSettled: Pass false to send the whole text at once, whatever the app is doing.
    /// - Throws: `TUIError` if the app is not running or does not settle in time before the first key.
    public func typeText(
        _ text: String, whenSettled: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "typeText", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            if whenSettled { return try run.keyboard.type(text, in: try run.frameBeforeKey(), of: []) }
            try run.keyboard.send(text, in: try run.shownFrame())
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
    /// - Throws: `TUIError` as `press(_:)` does, and if the text is not one character.
    public func typeKey(
        _ key: String, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "typeKey", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let key = try run.keyboard.key(key, modifierFlags, for: [])
            try run.keyboard.press([key], in: try run.frameBeforeKey())
        }
    }

    /// Pastes a text into the element that has the focus.
    ///
    /// The text is sent in one piece if the app has asked for bracketed paste (mode 2004), otherwise as if typed.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    public func paste(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "paste", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.keyboard.paste(text, in: try run.frameBeforeKey())
        }
    }

    /// Gives the focus to the terminal's window. The app is told if it has asked for focus events (mode 1004).
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    public func activate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "activate", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.send(FocusChange.gained.bytes(for: try run.frameBeforeKey().grid.modes), as: "activate()")
        }
    }

    /// Takes the focus from the terminal's window. The app is told if it has asked for focus events (mode 1004).
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle in time.
    public func deactivate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.performing(
            "deactivate", at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            run.send(FocusChange.lost.bytes(for: try run.frameBeforeKey().grid.modes), as: "deactivate()")
        }
    }

    /// Changes the size of the app's terminal while the app runs.
    ///
    /// The function first waits until the app has settled, so that the app handles earlier keys before the new size.
    ///
    /// - Parameters:
    ///   - columns: the new width in cells, limited to 1…65,535.
    ///   - rows: the new height in cells, limited to 1…65,535.
    /// - Throws: `TUIError` if the app is not running or does not settle in time; the size is not changed then.
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
