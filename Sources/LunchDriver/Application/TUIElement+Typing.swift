import LunchElements
public import LunchInput
import LunchWire

extension TUIElement {
    /// Types a text into the element, key by key, giving it the focus first where it does not have it.
    ///
    /// A line feed is typed as Return, a tab as Tab. What is typed into a secure field, or where the terminal does not show
    /// it (a prompt for a password), is part of no message.
    ///
    /// - Throws: `TUIError` as `tap()` does, and where the element takes no focus.
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

    /// Presses a key while the element has the focus, giving it the focus first where it does not have it.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and where the app's keyboard mode has no way to tell such a key.
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
    /// - Throws: `TUIError` as `typeText(_:)` does, where the text is not one character, and where the app's keyboard mode
    ///   has no way to tell such a key.
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

    /// Empties a field as a person would: with End, and the deleting keys as often as it has characters.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and where something is left.
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

    /// Pastes a text, giving the element the focus first where it does not have it.
    ///
    /// The text comes as one piece where the app has asked for bracketed paste (mode 2004), otherwise as if typed.
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
