import LunchTerminal
import LunchWire

/// Why a key or the mouse cannot be told to an app.
enum InputFailure {
    static func noFunctionKey(_ number: Int) -> TUIError {
        TUIError(.unencodable, "There is no key F\(number).\nKeyboards have F1 to F35.")
    }

    /// A key of what is typed in secret.
    static func secretKey() -> TUIError {
        TUIError(
            .unencodable,
            """
            A key cannot be told to the app in the keyboard mode that it has set.
            Which key that is is not shown: what is typed there is secret.
            """)
    }

    static func keyboardLocked(_ key: Key) -> TUIError {
        TUIError(
            .unencodable,
            """
            \(key) does nothing: the app has locked the keyboard (KAM, CSI 2 h).
            Does it forget to unlock it (CSI 2 l)?
            """)
    }

    /// The modes cannot tell of Command, Hyper or Meta.
    static func unknownModifier(_ key: Key, _ modes: Modes) -> TUIError {
        TUIError(
            .unencodable,
            """
            \(key) cannot be told to the app: it has asked for \(keyboard(modes)), which know Shift, Option and Control.
            Let the app switch on the kitty keyboard protocol (CSI > 1 u), or press the key without the other modifiers.
            """)
    }

    /// The modes have nothing that stands for the key.
    static func unknownKey(_ key: Key, _ modes: Modes) -> TUIError {
        let advice =
            switch key.code {
            case .named(.help): "Press another key; only xterm's keys know this one."
            case .named(.printScreen), .named(.pause): "Let the app switch on the kitty keyboard protocol (CSI > 1 u)."
            default: "Let the app ask for all keys of the kitty keyboard protocol (CSI > 8 u)."
            }
        return TUIError(
            .unencodable,
            "\(key) cannot be told to the app: it has asked for \(keyboard(modes)), where that key sends nothing.\n"
                + advice)
    }

    /// A modifier with what is no key.
    static func inputMethod(_ key: Key, _ modes: Modes) -> TUIError {
        TUIError(
            .unencodable,
            """
            \(key) cannot be told to the app: no key types that character, and an input method takes no modifiers.
            Type it without, or press the key of another character.
            """)
    }

    /// The encoding of the mouse has no way to say where it is.
    static func place(_ event: MouseEvent, limit: Int, _ modes: Modes) -> TUIError {
        let (column, row) = (event.cell.column, event.cell.row)
        return TUIError(
            .unencodable,
            """
            The mouse at column \(column), row \(row) cannot be told to the app: it has asked for \
            \(modes.mouseEncoding.name), which ends at column and row \(limit - 1).
            Let the app switch on SGR reports (CSI ? 1006 h), or make the terminal smaller.
            """)
    }

    /// A place that no terminal has.
    static func outside(_ event: MouseEvent) -> TUIError {
        TUIError(
            .unencodable,
            """
            The mouse at column \(event.cell.column), row \(event.cell.row) is outside of the terminal.
            Columns and rows go from 0 to 65,534.
            """)
    }

    /// The reports of the mouse cannot tell of Command, Hyper or Meta.
    static func unknownModifier(_ event: MouseEvent) -> TUIError {
        let names = TUIElement.KeyModifierFlags.held.filter { event.modifiers.contains($0.modifier) }.map(\.name)
        return TUIError(
            .unencodable,
            """
            The mouse with \(names.joined(separator: "-")) cannot be told to the app: reports of the mouse know Shift, \
            Option and Control.
            Use it without the other modifiers.
            """)
    }

    /// What the app has asked for, as it reads after "it has asked for".
    private static func keyboard(_ modes: Modes) -> String {
        if modes.speaksKitty { return "the kitty keyboard protocol with the flags \(modes.keyboard.rawValue)" }
        return "xterm's keys" + (modes.modifyOtherKeys > 0 ? " with modifyOtherKeys \(modes.modifyOtherKeys)" : "")
    }
}

extension Modes.MouseEncoding {
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
