import LunchTerminal

/// Keys as xterm sends them, with the modes that change them (xterm's ctlseqs, "Special Keyboard Keys").
///
/// Modifiers are those of "PC-Style Function Keys". Alt is Meta, as it is on most keyboards ("Alt and Meta Keys").
struct XTermKeyboard {
    let modes: TUIModes

    /// The bytes of a key.
    func bytes(for key: TUIKeyboardKey) throws(InputError) -> [UInt8] {
        let modifiers = key.modifiers
        guard modifiers.isDisjoint(with: [.command, .hyper, .meta]) else {
            throw InputError.unknownModifier(key, modes)
        }
        let text =
            switch key.code {
            case .character(let character): self.character(Typing(character, modifiers))
            case .function: try sequence(of: key.code, key)
            case .keypad(let pad): try keypad(pad, key)
            case .named(let name): try named(name, key)
            }
        // LNM: whatever sends CR then sends CR LF (DEC STD 070; xterm, also for Control-M and the keypad's Enter).
        guard modes.newLineMode else { return Array(text.utf8) }
        return text.utf8.flatMap { $0 == 0x0D ? [0x0D, 0x0A] : [$0] }
    }

    private func named(_ name: NamedKey, _ key: TUIKeyboardKey) throws(InputError) -> String {
        let modifiers = key.modifiers
        switch name {
        case .return: return control("\r", modifiers)
        case .tab: return control("\t", modifiers)
        case .escape: return control("\u{1B}", modifiers)
        case .delete:
            // DECBKM specifies which of BS and DEL it is, and Control makes it the other ("backarrowKey", xterm(1)).
            let isBackspace = modes.backarrowSendsBackspace != modifiers.contains(.control)
            return control(isBackspace ? "\u{8}" : "\u{7F}", modifiers)
        default: return try sequence(of: .named(name), key)
        }
    }

    // MARK: - Keys that are sequences

    /// CSI number ; modifiers final; without modifiers SS3 letter for F1 to F4, and with DECCKM for the cursor keys.
    private func sequence(of code: TUIKeyboardKey.Code, _ key: TUIKeyboardKey) throws(InputError) -> String {
        guard let form = FunctionalForm.xterm(code) else { throw InputError.unknownKey(key, modes) }
        let parameter = key.modifiers.xtermParameter
        if form.final == "~" { return "\u{1B}[\(form.number)\(parameter > 1 ? ";\(parameter)" : "")~" }
        if parameter > 1 { return "\u{1B}[1;\(parameter)\(form.final)" }
        return (("P"..."S").contains(form.final) || modes.applicationCursorKeys ? "\u{1B}O" : "\u{1B}[")
            + "\(form.final)"
    }

    /// The keypad: characters, or SS3 letter with DECKPAM ("VT220-Style Function Keys").
    private func keypad(_ pad: TUIKeyboardKey.Keypad, _ key: TUIKeyboardKey) throws(InputError) -> String {
        let character = pad == .enter ? "\r" : pad.character
        guard let character, let letter = pad.applicationLetter else {
            return try sequence(of: pad.equivalent?.code ?? .keypad(pad), key)
        }
        // "Use the NumLock key to override the application mode." Numeric, the keypad knows no modifiers.
        guard modes.applicationKeypad, !key.modifiers.contains(.numLock) else { return String(character) }
        let parameter = key.modifiers.xtermParameter
        return "\u{1B}O\(parameter > 1 ? "\(parameter)" : "")\(letter)"
    }

    // MARK: - Keys that are characters

    /// A key that sends a separate control character.
    private func control(_ character: Character, _ modifiers: TUIKeyModifierFlags) -> String {
        let code = character.unicodeScalars.first?.value ?? 0
        if let sequence = ModifyOtherKeys(level: modes.modifyOtherKeys)?.sequence(ofControl: code, modifiers) {
            return sequence
        }
        if character == "\t", modifiers.contains(.shift) { return "\u{1B}[Z" }
        return withOption(String(character), modifiers)
    }

    private func character(_ typing: Typing) -> String {
        if typing.position != nil, let code = typing.text.unicodeScalars.first?.value,
            let sequence = ModifyOtherKeys(level: modes.modifyOtherKeys)?.sequence(of: code, typing.modifiers)
        {
            return sequence
        }
        let text = typing.modifiers.contains(.control) ? Self.controlled(typing.text) : typing.text
        return withOption(text, typing.modifiers)
    }

    /// The metaSendsEscape of "Alt and Meta Keys": ESC before the key, or its code with 128 added.
    private func withOption(_ text: String, _ modifiers: TUIKeyModifierFlags) -> String {
        guard modifiers.contains(.option) else { return text }
        if modes.metaSendsEscape { return "\u{1B}" + text }
        guard let scalar = Self.ascii(text) else { return text }
        return String(Character(Unicode.Scalar(UInt8(scalar.value + 0x80))))
    }

    /// The character that Control makes of another: of those from `@` to `~` the lowest five bits, of some others the one in
    /// their place on a VT100, of the rest nothing (VT100 User Guide, table 3-5; XLookupString of Xlib).
    private static func controlled(_ text: String) -> String {
        guard let scalar = ascii(text) else { return text }
        let code: UInt32 =
            switch scalar {
            case "@"..."~": scalar.value & 0x1F
            case " ", "2": 0
            case "3"..."7": scalar.value - 0x33 + 0x1B
            case "8", "?": 0x7F
            case "/": 0x1F
            default: scalar.value
            }
        return String(Character(Unicode.Scalar(UInt8(code))))
    }

    /// The only character of a text, if it is ASCII's.
    private static func ascii(_ text: String) -> Unicode.Scalar? {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1 else { return nil }
        return scalar.isASCII ? scalar : nil
    }
}

extension TUIKeyModifierFlags {
    /// The parameter for modifiers, 1 without modifiers ("PC-Style Function Keys").
    var xtermParameter: Int {
        1 + (contains(.shift) ? 1 : 0) + (contains(.option) ? 2 : 0) + (contains(.control) ? 4 : 0)
    }
}
