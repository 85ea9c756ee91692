import LunchCommands
import LunchElements
public import LunchInput
import LunchWire

extension TUIElement {
    /// Types text into the element, key by key. If the element does not have the focus, it gets the focus first.
    ///
    /// The text is typed as described for `TUIApplication.typeText(_:whenSettled:)`: for example, a line feed is typed
    /// as Return, and a tab as Tab.
    ///
    /// Secret text is left out of failure messages. Text is secret if it is typed into a secure field, or at a prompt
    /// that does not show typed text, such as a password prompt.
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the element cannot get the focus. The function also
    ///   throws if the terminal cannot send a key in the keyboard mode that the app has set.
    public func typeText(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.type(TypedText(text), into: steps), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Presses a key while the element has the focus and modifier keys are held down.
    ///
    /// If the element does not have the focus, it gets the focus first.
    ///
    /// - Parameters:
    ///   - key: the key. It may contain modifier keys of its own.
    ///   - modifierFlags: the modifier keys that are held down in addition.
    /// - Throws: `TUIError` for the same reasons as `typeText(_:)`.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: KeyModifierFlags = [], fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(
            .press([key.with(modifierFlags)], into: steps), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Presses the key that types a given character, while the element has the focus and modifier keys are held down.
    ///
    /// If the element does not have the focus, it gets the focus first.
    ///
    /// - Parameters:
    ///   - key: a string of exactly one character, for example `"s"`.
    ///   - modifierFlags: the modifier keys.
    /// - Throws: `TUIError` for the same reasons as `typeText(_:)`, and if `key` is not exactly one character.
    public func typeKey(
        _ key: String, modifierFlags: KeyModifierFlags, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.typeKey(key, modifierFlags, into: query, at: .init(fileID, filePath, line, column))
    }

    /// Empties the field as a person would: with the End key, and then Backspace once per character.
    ///
    /// If the field does not have the focus, it gets the focus first. If the field is not empty after the last Backspace,
    /// Backspace is pressed again for the remaining characters, as long as this changes the value: some apps delete a part of
    /// a character, for example one code point of an emoji. Then Home is pressed, and Forward Delete in the same way.
    ///
    /// - Throws: `TUIError` for the same reasons as `typeText(_:)`, and if the field is not empty at the end.
    public func clearText(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.clear(steps), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Replaces the text of the field: empties it as `clearText()` does, and types another text as `typeText(_:)` does.
    ///
    /// - Parameter text: the text that the field must have.
    /// - Throws: `TUIError` for the same reasons as `clearText()`.
    public func replaceText(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.replace(steps, TypedText(text)), of: query, at: .init(fileID, filePath, line, column))
    }

    /// Pastes text into the element. If the element does not have the focus, it gets the focus first.
    ///
    /// If the app has asked for bracketed paste (private mode 2004), the text is enclosed in the start and end
    /// sequences of this mode. Otherwise the app receives the text as if it were typed. Some control characters are
    /// replaced (see `TUIApplication.paste(_:)`).
    ///
    /// - Throws: `TUIError` for the same reasons as `tap()`, and if the element cannot get the focus.
    public func paste(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try app.run.perform(.paste(TypedText(text), into: steps), of: query, at: .init(fileID, filePath, line, column))
    }
}
