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
    public func typeText(_ text: String, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let target = try app.focus(steps)
            try app.type(text, in: target.frame, of: steps)
        }
    }

    /// Presses a key while the element has the focus, giving it the focus first where it does not have it.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and where the app's keyboard mode has no way to tell such a key.
    public func typeKey(
        _ key: TUIKeyboardKey, modifierFlags: KeyModifierFlags, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            try app.press([key.with(modifierFlags)], in: try app.focus(steps).frame)
        }
    }

    /// Presses the key of a character while the element has the focus.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, where the text is not one character, and where the app's keyboard mode
    ///   has no way to tell such a key.
    public func typeKey(
        _ key: String, modifierFlags: KeyModifierFlags, fileID: String = #fileID, line: Int = #line
    ) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let key = try app.key(key, modifierFlags, for: steps)
            try app.press([key], in: try app.focus(steps).frame)
        }
    }

    /// Empties a field as a person would: with End, and the deleting keys as often as it has characters.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does, and where something is left.
    public func clearText(fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            var target = try app.focus(steps)
            // Backwards from the end; then forwards, for a field whose End goes to the end of a line only.
            for (first, key) in [(TUIKeyboardKey.end, TUIKeyboardKey.delete), (.home, .forwardDelete)] {
                guard let value = target.attributes.value, !value.isEmpty else { return }
                try app.press([first], in: target.frame)
                try app.press(Array(repeating: key, count: value.count), in: try app.settledFrame(for: steps))
                target = try app.actionable(steps)
            }
            if target.attributes.value?.isEmpty == false {
                let text = FailureText.notCleared(steps, target.attributes)
                throw TUIError(.unreachable, app.message(text, target.frame, marking: target.attributes.frame))
            }
        }
    }

    /// Pastes a text, giving the element the focus first where it does not have it.
    ///
    /// The text comes as one piece where the app has asked for bracketed paste (mode 2004), otherwise as if typed.
    ///
    /// - Throws: `TUIError` as `typeText(_:)` does.
    public func paste(_ text: String, fileID: String = #fileID, line: Int = #line) throws(TUIError) {
        try app.performing(fileID, line) { () throws(TUIError) in
            let target = try app.focus(steps)
            app.paste(text, in: target.frame)
        }
    }
}

extension TUIApplication {
    /// Gives an element the focus where it does not have it, by a click or by the keyboard.
    func focus(_ steps: [QueryStep]) throws(TUIError) -> Target {
        let target = try actionable(steps)
        if target.attributes.hasFocus { return target }
        guard try click(steps, as: "tap()") else { return try moveFocus(to: steps) }
        let reached = try actionable(steps)
        if reached.attributes.hasFocus { return reached }
        let text = FailureText.noFocus(steps)
        throw TUIError(.unreachable, message(text, reached.frame, marking: reached.attributes.frame))
    }
}
