import LunchElements
public import LunchInput
import LunchWire

extension TUIElement {
    /// Types a text into the element, key by key. An element that does not have the focus gets it first.
    ///
    /// A line feed is typed as Return, a tab as Tab. Messages do not contain text that is typed into a secure field, or
    /// at a prompt where the terminal does not show it, such as one for a password.
    ///
    /// - Throws: `TUIError` as `tap()` does, and if the element cannot get the focus.
    public func typeText(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "typeText", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let target = try app.run.focus.bring(to: steps)
            try app.run.keyboard.type(text, in: target.frame, of: steps)
        }
    }

    /// Presses a key while the element has the focus. An element that does not have the focus gets it first.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and if the app's keyboard mode cannot encode the key.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: KeyModifierFlags, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "typeKey", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.keyboard.press([key.with(modifierFlags)], in: try app.run.focus.bring(to: steps).frame)
        }
    }

    /// Presses the key of a character while the element has the focus.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, if the text is not one character, and if the app's keyboard mode
    ///   cannot encode the key.
    public func typeKey(
        _ key: String, modifierFlags: KeyModifierFlags, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "typeKey", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let key = try app.run.keyboard.key(key, modifierFlags, for: steps)
            try app.run.keyboard.press([key], in: try app.run.focus.bring(to: steps).frame)
        }
    }

    /// Empties a field as a person would: with End, and then Backspace once per character.
    ///
    /// If text is left, Home and Forward Delete are pressed in the same way.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and if the field is not empty afterwards.
    public func clearText(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "clearText", of: query,
            at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            try app.run.keyboard.clear(steps)
        }
    }

    /// Pastes a text into the element. An element that does not have the focus gets it first.
    ///
    /// The text is sent in one piece if the app has asked for bracketed paste (mode 2004), otherwise as if typed.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does.
    public func paste(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.performing(
            "paste", of: query, at: TUISourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        ) { () throws(TUIError) in
            let target = try app.run.focus.bring(to: steps)
            app.run.keyboard.paste(text, in: target.frame)
        }
    }
}
