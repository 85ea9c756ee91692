import LunchTerminal

/// Keys as sequences and characters name them, by what is written and not by what a certain terminal would send.
///
/// Num Lock and Caps Lock are not part of a key.
struct KeyReading {
    /// The modes that the terminal had when it sent the key.
    let modes: TUIModes

    // MARK: - Characters

    /// The key of a control character, or of one of ASCII.
    func key(ofByte byte: UInt8) -> TUIKeyboardKey {
        switch byte {
        // DECBKM specifies which of BS and DEL it is, and Control makes it the other; so does Control-H, which has a
        // separate sequence from level 2 of modifyOtherKeys on.
        case 0x08:
            modes.backarrowSendsBackspace ? .delete : modes.modifyOtherKeys > 1 ? .control(.delete) : .control("h")
        case 0x7F: modes.backarrowSendsBackspace ? .control(.delete) : .delete
        case 0x0A: .control("j")
        default: TUIKeyboardKey(typing: Character(Unicode.Scalar(byte)))
        }
    }

    /// The key that types a character; nil for one that names a key that types none.
    static func key(typing character: Character) -> TUIKeyboardKey? {
        let key = TUIKeyboardKey(typing: character)
        return key.isTelling && key.modifiers.isEmpty ? key : nil
    }

    // MARK: - Sequences

    /// The deeds of a control sequence; none if it represents no key.
    func deeds(of sequence: ControlSequence) -> [InputPiece.Deed]? {
        if sequence.final == "~", sequence.number(0) == 27, sequence.fields.count == 3 {
            // modifyOtherKeys: CSI 27 ; modifiers ; code ~.
            guard let code = sequence.number(2), let held = modifiers(sequence.number(1), isXTerm: true) else {
                return nil
            }
            return key(code, held).map { [.key($0)] }
        }
        let isXTerm = sequence.final != "u" && !modes.speaksKitty
        guard let held = modifiers(sequence.number(1), isXTerm: isXTerm),
            let event = Event(rawValue: sequence.number(1, part: 1) ?? 1)
        else { return nil }
        if sequence.final == "u" { return deeds(ofUnicode: sequence, held, event) }
        let deed: InputPiece.Deed
        if sequence.final == "Z", sequence.fields.isEmpty || sequence.number(0) == 1 {
            deed = .key(.backTab.with(held))
        } else if let code = FunctionalForm.key(of: FunctionalForm(sequence.number(0) ?? 1, sequence.final)),
            sequence.fields.count < 3
        {
            deed = .key(TUIKeyboardKey(code).with(held))
        } else {
            return nil
        }
        return [event == .release ? .partOfKey : deed]
    }

    /// The fate of a key ("Event types").
    private enum Event: UInt32 {
        case press = 1
        case `repeat`, release
    }

    /// CSI code : shifted : base ; modifiers : event ; text u.
    private func deeds(
        ofUnicode sequence: ControlSequence, _ held: TUIKeyModifierFlags, _ event: Event
    ) -> [InputPiece.Deed]? {
        guard let code = sequence.number(0), sequence.fields.count <= 3 else { return nil }
        if event == .release || Self.shifts.contains(code) { return [.partOfKey] }
        let isFunctional = FunctionalForm.key(of: FunctionalForm(code, "u")) != nil
        if sequence.fields.count > 2, !isFunctional, held.isSubset(of: .shift) {
            let text = sequence.fields[2].compactMap { $0.flatMap(Unicode.Scalar.init) }
            let characters = String(String.UnicodeScalarView(text))
            let keys = characters.compactMap(Self.key)
            if text.count == sequence.fields[2].count, keys.count == characters.count { return keys.map { .key($0) } }
        }
        // A key of another alphabet is a shortcut by its place on the keyboard ("base layout key").
        if code > 0x7F, !isFunctional, !held.isSubset(of: .shift), let base = sequence.number(0, part: 2) {
            return key(base, held).map { [.key($0)] }
        }
        // "The shifted key must be present only if shift is also present".
        let shifted = sequence.number(0, part: 1)
        return key(code, shifted == nil ? held : held.union(.shift), shifted: shifted).map { [.key($0)] }
    }

    /// The numbers that no character has ("Functional key definitions").
    private static let functional: ClosedRange<UInt32> = 57344...63743

    /// ISO_LEVEL3_SHIFT and ISO_LEVEL5_SHIFT, which are modifiers that no key has.
    private static let shifts: ClosedRange<UInt32> = 57453...57454

    /// The modifiers of a parameter, without the locks; nil if it has bits that no modifier has.
    ///
    /// - Parameter isXTerm: true if the bit of Command is Meta ("PC-Style Function Keys"), which on most keyboards is Alt.
    private func modifiers(_ parameter: UInt32?, isXTerm: Bool) -> TUIKeyModifierFlags? {
        let bits = max(1, parameter ?? 1) - 1
        guard bits < 256 else { return nil }
        var modifiers = TUIKeyModifierFlags.kittyBits.indices.reduce(into: TUIKeyModifierFlags()) { modifiers, place in
            if bits & 1 << UInt32(place) != 0 { modifiers.insert(TUIKeyModifierFlags.kittyBits[place]) }
        }
        modifiers.subtract(.locks)
        if isXTerm, modifiers.remove(.command) != nil { modifiers.insert(.option) }
        return modifiers
    }

    /// The key of a number, which is that of a character or one of the kitty keyboard protocol.
    ///
    /// - Parameter shifted: the character that the key types with Shift; nil for that of a US keyboard.
    private func key(_ code: UInt32, _ held: TUIKeyModifierFlags, shifted: UInt32? = nil) -> TUIKeyboardKey? {
        if let functional = FunctionalForm.key(of: FunctionalForm(code, "u")) {
            var held = held
            if case .named(let name) = functional, let own = name.modifier { held.remove(own) }
            return TUIKeyboardKey(functional).with(held)
        }
        guard !Self.functional.contains(code), let scalar = Unicode.Scalar(code),
            let plain = Self.key(typing: Character(scalar))
        else { return nil }
        guard held.contains(.shift), let position = KeyPosition(Character(scalar)) else { return plain.with(held) }
        guard held.isSubset(of: [.shift, .option]) else {
            // A shortcut names the key, and Shift besides.
            return Self.key(typing: Character(position.plain))?.with(held)
        }
        let upper = shifted.flatMap(Unicode.Scalar.init) ?? position.shifted
        if let typed = upper.flatMap({ Self.key(typing: Character($0)) }) {
            return typed.with(held.subtracting(.shift))
        }
        return plain.with(held)
    }

    /// The key of SS3, a modifier if there is one, and a letter: a functional key, or one of the keypad.
    func key(ofSingleShift letter: UInt8, _ parameter: UInt32?) -> TUIKeyboardKey? {
        guard let held = modifiers(parameter, isXTerm: true) else { return nil }
        let final = Unicode.Scalar(letter)
        // Keypads that have Space and Tab ("PC-Style Function Keys").
        if let other = [" ": TUIKeyboardKey.space, "I": .tab][final] { return other.with(held) }
        if let pad = TUIKeyboardKey.Keypad.allCases.first(where: { $0.applicationLetter == Character(final) }) {
            return TUIKeyboardKey(.keypad(pad)).with(held)
        }
        return FunctionalForm.key(of: FunctionalForm(final)).map { TUIKeyboardKey($0).with(held) }
    }
}
