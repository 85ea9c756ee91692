import LunchCommands
import LunchElements
public import LunchInput
import LunchProcess
import LunchTerminal
package import LunchWire

extension TUIApplication {
    /// Presses keys one after the other.
    ///
    /// Before each key, the function waits until the app has [settled](doc:HowLunchWorks). This is necessary because
    /// the previous key may have changed the keyboard mode. If neither the app nor the operating system reports whether
    /// the app is at work, the function waits only before the first key. The function does not wait after the last key,
    /// but the next call that reads the app does.
    ///
    /// - Parameters:
    ///   - keys: the keys, in the order in which they are pressed.
    ///   - times: the number of times that all keys are pressed; once by default. A number below 1 presses none.
    ///   - whenSettled: `true`, the default, to wait as described. Pass `false` to send all keys immediately, for
    ///     example to press Ctrl-C in a program that never stops drawing.
    /// - Throws: `TUIError` if the app is not running, or if it does not settle within
    ///   ``LaunchConfiguration/settleTimeout`` before a key. The function also throws if the terminal cannot send a key
    ///   in the keyboard mode that the app has set.
    public func press(
        _ keys: TUIKeyboardKey..., times: Int = 1, whenSettled: Bool = true, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        let keys = Array(repeatElement(keys, count: max(0, times)).joined())
        try run.perform(.press(keys, into: [], whenSettled: whenSettled), at: .init(fileID, filePath, line, column))
    }

    /// Types text, key by key, into the element that has the focus.
    ///
    /// A line feed is typed as Return, and a tab as Tab. A character without a key, such as a Han character or an
    /// emoji, is sent as an input method would send it. Where the text contains the raw value of a `TUIKeyboardKey`,
    /// that key is pressed.
    ///
    /// Before some keys, the function waits until the app has [settled](doc:HowLunchWorks). Which keys these are
    /// depends on the app:
    ///
    /// - If the app [publishes](doc:HowLunchWorks) its elements, the function waits before the first key, and before
    ///   each key that follows a Return or a Tab.
    /// - If it does not publish them, the function waits before every key.
    /// - If it does not publish them, and the operating system does not report whether the app is at work, the function
    ///   waits only before the first key.
    ///
    /// Secret text is left out of failure messages (see `TUIElement.typeText(_:)`).
    ///
    /// - Parameters:
    ///   - text: the text to type.
    ///   - whenSettled: `true`, the default, to wait as described. Pass `false` to send the whole text immediately.
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    ///   The function also throws if the terminal cannot send a key in the keyboard mode that the app has set.
    public func typeText(
        _ text: String, whenSettled: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.perform(
            .type(TypedText(text), into: [], whenSettled: whenSettled), at: .init(fileID, filePath, line, column))
    }

    /// Presses a key while modifier keys are held down.
    ///
    /// The function first waits until the app has [settled](doc:HowLunchWorks).
    ///
    /// - Parameters:
    ///   - key: the key.
    ///   - modifierFlags: the modifier keys.
    /// - Throws: `TUIError` for the same reasons as `press(_:times:whenSettled:)`.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: TUIElement.KeyModifierFlags = [], fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try press(key.with(modifierFlags), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Presses the key that types a given character, while modifier keys are held down.
    ///
    /// The function first waits until the app has [settled](doc:HowLunchWorks).
    ///
    /// - Parameters:
    ///   - key: a string of exactly one character, for example `"s"`.
    ///   - modifierFlags: the modifier keys.
    /// - Throws: `TUIError` if `key` is not exactly one character, and for the same reasons as `press(_:times:whenSettled:)`.
    public func typeKey(
        _ key: String, modifierFlags: TUIElement.KeyModifierFlags, fileID: String = #fileID,
        filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.typeKey(key, modifierFlags, into: Query([]), at: .init(fileID, filePath, line, column))
    }

    /// Pastes text into the element that has the focus.
    ///
    /// The function first waits until the app has [settled](doc:HowLunchWorks). If the app has asked for bracketed
    /// paste (mode 2004), the text is enclosed in the start and end sequences of this mode. Otherwise the app receives
    /// the text as if it were typed.
    ///
    /// As in xterm, line breaks are sent as Return, and the control characters BS, DEL, ENQ, EOT, ESC and NUL are
    /// replaced with spaces.
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    public func paste(
        _ text: String, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.perform(.paste(TypedText(text), into: []), at: .init(fileID, filePath, line, column))
    }

    /// Gives the focus to the terminal's window.
    ///
    /// The app receives a focus event if it has asked for focus events (mode 1004). Otherwise it receives nothing. The
    /// function first waits until the app has [settled](doc:HowLunchWorks).
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    public func activate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.perform(.focus(true), at: .init(fileID, filePath, line, column))
    }

    /// Takes the focus away from the terminal's window.
    ///
    /// The app receives a focus event if it has asked for focus events (mode 1004). Otherwise it receives nothing. The
    /// function first waits until the app has [settled](doc:HowLunchWorks).
    ///
    /// - Throws: `TUIError` if the app is not running or does not settle within ``LaunchConfiguration/settleTimeout``.
    public func deactivate(
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) throws(TUIError) {
        try run.perform(.focus(false), at: .init(fileID, filePath, line, column))
    }

    /// Changes the size of the app's terminal while the app runs.
    ///
    /// If input was sent after the app last [settled](doc:HowLunchWorks), the function first waits until the app has
    /// settled again. The app therefore handles earlier keys before it learns the new size.
    ///
    /// - Parameters:
    ///   - columns: the new width in cells, in 1…65,535.
    ///   - rows: the new height in cells, in 1…65,535.
    /// - Throws: `TUIError` if a terminal cannot have the size, if the app is not running, or if it does not settle within
    ///   ``LaunchConfiguration/settleTimeout``. The size does not change in these cases.
    public func resize(
        columns: Int, rows: Int, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
        column: Int = #column
    ) throws(TUIError) {
        try run.perform(.resize(CellSize(columns: columns, rows: rows)), at: .init(fileID, filePath, line, column))
    }

    /// Sends input that was recorded, or that a person types at another terminal.
    ///
    /// - Parameters:
    ///   - whenSettled: true to wait until the app has settled on what was sent before.
    /// - Throws: `TUIError` if the app is not running, or if it does not settle in time.
    package func send(_ bytes: [UInt8], whenSettled: Bool = true) throws(TUIError) {
        _ = whenSettled ? try run.frameBeforeKey() : try run.shownFrame()
        run.send(bytes, as: .send(bytes))
    }

    /// Gives the terminal another size, whatever the app is doing.
    package func resizeAtOnce(to size: CellSize) { run.session?.resize(to: size) }

    /// True if the terminal does not show what is typed, as at a prompt for a password.
    package var hidesInput: Bool { run.session?.inputModes?.hidesInput == true }
}
