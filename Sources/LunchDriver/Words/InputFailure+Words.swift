import LunchElements
import LunchInput
import LunchTerminal
import LunchWire

/// The words of input that cannot be told to an app.
extension InputFailure {
    var words: String {
        switch self {
        case .unencodable(let error, false): Self.text(error)
        case .unencodable(_, true):
            """
            A key cannot be told to the app in the keyboard mode that it has set.
            Which key that is is not shown: what is typed there is secret.
            """
        case .noSize(let size): size.fault
        case .noKey(let name, let isSecret):
            """
            \(isSecret ? "A text of \(name.count) characters" : ShownText.quoted(name)) is not the key of one character.
            Other keys have names, .return or .upArrow for example; a text is typed with typeText(_:).
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
            \(key) cannot be told to the app: it has asked for \(keyboard(modes)), which know Shift, Option and Control.
            Let the app switch on the kitty keyboard protocol (CSI > 1 u), or press the key without the other modifiers.
            """
        case .unknownKey(let key, let modes):
            """
            \(key) cannot be told to the app: it has asked for \(keyboard(modes)), where that key sends nothing.
            \(advice(key))
            """
        case .inputMethod(let key, _):
            """
            \(key) cannot be told to the app: no key types that character, and an input method takes no modifiers.
            Type it without, or press the key of another character.
            """
        case .place(let event, let limit, let modes):
            """
            The mouse at column \(event.cell.column), row \(event.cell.row) cannot be told to the app: it has asked for \
            \(modes.mouseEncoding.name), which ends at column and row \(limit - 1).
            Let the app switch on SGR reports (CSI ? 1006 h), or make the terminal smaller.
            """
        case .outside(let event):
            """
            The mouse at column \(event.cell.column), row \(event.cell.row) is outside of the terminal.
            Columns and rows go from 0 to 65,534.
            """
        case .unknownMouseModifier(let event):
            """
            The mouse with \(event.modifiers.heldNames.joined(separator: "-")) cannot be told to the app: reports of the \
            mouse know Shift, Option and Control.
            Use it without the other modifiers.
            """
        }
    }

    private static func advice(_ key: TUIKeyboardKey) -> String {
        switch key.code {
        case .named(.help): "Press another key; only xterm's keys know this one."
        case .named(.printScreen), .named(.pause): "Let the app switch on the kitty keyboard protocol (CSI > 1 u)."
        default: "Let the app ask for all keys of the kitty keyboard protocol (CSI > 8 u)."
        }
    }

    /// The keyboard modes that the app has asked for, as they read after "it has asked for".
    private static func keyboard(_ modes: TUIModes) -> String {
        if modes.speaksKitty { return "the kitty keyboard protocol with the flags \(modes.keyboard.rawValue)" }
        return "xterm's keys" + (modes.modifyOtherKeys > 0 ? " with modifyOtherKeys \(modes.modifyOtherKeys)" : "")
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
