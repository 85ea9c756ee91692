import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The words of input that cannot be sent to an app.
extension InputFailure {
    var words: String {
        switch self {
        case .unencodable(let error, false): Self.text(error)
        case .unencodable(_, true):
            """
            A key can't be sent in the keyboard mode that the app has set.
            The key is not shown, because the field is secret.
            """
        case .noSize(let size): size.fault
        case .noKey(let name, let isSecret):
            """
            typeKey(_:modifierFlags:) takes a single character, but got \
            \(isSecret ? "a text of \(name.count) characters" : ShownText.quoted(name)).
            To type text, call \(isSecret || name.isEmpty ? "typeText(_:)" : "typeText(\(ShownText.quoted(name)))"). For other keys, use \
            .return, .upArrow, and so on.
            """
        }
    }

    private static func text(_ error: InputError) -> String {
        switch error {
        case .noFunctionKey(let number): "There is no key F\(number).\nKeyboards have F1 to F35."
        case .keyboardLocked(let key):
            """
            \(key) does nothing: the app has locked the keyboard (KAM, CSI 2 h).
            Does it forget to unlock it (CSI 2 l)?
            """
        case .unknownModifier(let key, let modes):
            """
            \(key) can't be sent: the app uses \(keyboard(modes)), which supports only Shift, Option and Control.
            Have the app turn on the kitty keyboard protocol (CSI > 1 u), or press the key without other modifiers.
            """
        case .unknownKey(let key, let modes):
            """
            \(key) can't be sent: the app uses \(keyboard(modes)), in which this key sends nothing.
            \(advice(key))
            """
        case .inputMethod(let key, _):
            """
            \(key) can't be sent: no key types this character, and an input method takes no modifiers.
            Type the character without modifiers, or press another key.
            """
        case .place(let event, let limit, let modes):
            """
            The mouse at column \(event.cell.column), row \(event.cell.row) can't be sent: the app uses \
            \(modes.mouseEncoding.name), which end at column and row \(limit - 1).
            Have the app turn on SGR reports (CSI ? 1006 h), or make the terminal smaller.
            """
        case .outside(let event):
            """
            The mouse at column \(event.cell.column), row \(event.cell.row) is outside any terminal.
            Columns and rows go from 0 to 65,534.
            """
        case .unknownMouseModifier(let event):
            """
            The mouse with \(event.modifiers.heldNames.joined(separator: "-")) can't be sent: mouse reports support only \
            Shift, Option and Control.
            Use the mouse without other modifiers.
            """
        }
    }

    private static func advice(_ key: TUIKeyboardKey) -> String {
        switch key.code {
        case .named(.help): "Press another key; only xterm key encoding supports this one."
        case .named(.printScreen), .named(.pause): "Have the app turn on the kitty keyboard protocol (CSI > 1 u)."
        default: "Have the app turn on all keys of the kitty keyboard protocol (CSI > 8 u)."
        }
    }

    /// The keyboard modes of the app, as they read after "the app uses".
    private static func keyboard(_ modes: TUIModes) -> String {
        if modes.speaksKitty { return "the kitty keyboard protocol with the flags \(modes.keyboard.rawValue)" }
        return "xterm key encoding"
            + (modes.modifyOtherKeys > 0 ? " with modifyOtherKeys \(modes.modifyOtherKeys)" : "")
    }
}

extension TUIModes.MouseEncoding {
    /// The encoding as it reads in messages.
    fileprivate var name: String {
        switch self {
        case .standard: "the reports of X10"
        case .utf8: "reports in UTF-8 (1005)"
        case .sgr: "SGR reports (1006)"
        case .urxvt: "urxvt's reports (1015)"
        case .sgrPixels: "SGR reports in pixels (1016)"
        }
    }
}
