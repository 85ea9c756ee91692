import LunchTerminal

/// Keys in the kitty keyboard protocol, pressed and released ("Comprehensive keyboard handling in terminals").
///
/// Open points of the document are done as kitty does them: keys that type text report their release if requested
/// ("Report event types"), though not their press; and text that an input method enters comes as it is, unless the
/// associated text is requested.
struct KittyKeyboard {
    let modes: TUIModes

    private var reportsAllKeys: Bool { modes.keyboard.contains(.allKeys) }
    private var reportsEvents: Bool { modes.keyboard.contains(.eventTypes) }
    /// "Note that this enhancement implies all keys are automatically disambiguated" ("Report all keys").
    private var disambiguates: Bool { reportsAllKeys || modes.keyboard.contains(.disambiguate) }

    /// The bytes of a key.
    func bytes(for key: TUIKeyboardKey) throws(InputError) -> [UInt8] {
        // "All keypad keys are reported as their equivalent non-keypad keys. To distinguish these, use disambiguate."
        if !disambiguates, case .keypad(let pad) = key.code, let equivalent = pad.equivalent {
            return try bytes(for: equivalent.with(key.modifiers))
        }
        let stroke = try self.stroke(of: key)
        guard reportsAllKeys, stroke.number != 0 else { return try press(stroke, key) + release(stroke) }
        // "Additionally, with this mode, events for pressing modifier keys are reported."
        let order = TUIKeyModifierFlags.held.filter {
            stroke.modifiers.contains($0.modifier) && $0.modifier != stroke.ownModifier
        }
        var held = key.modifiers.intersection(.locks)
        var sent: [UInt8] = []
        for (modifier, key, _) in order {
            held.insert(modifier)
            sent += Stroke(number: key.rawValue, modifiers: held).sequence()
        }
        sent += try press(stroke, key) + release(stroke)
        guard reportsEvents else { return sent }
        held = stroke.released.modifiers
        for (modifier, key, _) in order.reversed() {
            held.remove(modifier)
            sent += Stroke(number: key.rawValue, modifiers: held).sequence(isRelease: true)
        }
        return sent
    }

    private func press(_ stroke: Stroke, _ key: TUIKeyboardKey) throws(InputError) -> [UInt8] {
        if !reportsAllKeys {
            if let text = stroke.text { return Array(text.utf8) }
            // "The only exceptions are the Enter, Tab and Backspace keys which still generate the same bytes".
            let isBare = stroke.modifiers.isSubset(of: .locks)
            let isLegacy =
                switch key.code {
                case .named(.return), .named(.tab), .named(.delete): isBare
                case .named(.escape): isBare && !disambiguates
                case .character: !disambiguates && stroke.modifiers.isDisjoint(with: [.command, .hyper, .meta])
                default: false
                }
            if isLegacy { return try XTermKeyboard(modes: modes).bytes(for: key) }
        } else if stroke.number == 0, !modes.keyboard.contains(.associatedText) {
            return Array((stroke.text ?? "").utf8)
        }
        return stroke.sequence(flags: modes.keyboard)
    }

    private func release(_ stroke: Stroke) -> [UInt8] {
        guard reportsEvents, stroke.number != 0 else { return [] }
        // "The Enter, Tab and Backspace keys will not have release events unless Report all keys is also set".
        if !reportsAllKeys, stroke.final == "u", [9, 13, 127].contains(stroke.number) { return [] }
        return stroke.released.sequence(flags: modes.keyboard, isRelease: true)
    }

    // MARK: - Which key it is

    private func stroke(of key: TUIKeyboardKey) throws(InputError) -> Stroke {
        switch key.code {
        case .character(let character): return try typing(character, key)
        case .function: return try functional(key)
        case .keypad(let pad): return try keypad(pad, key)
        case .named(let name): return try named(name, key)
        }
    }

    private func typing(_ character: Character, _ key: TUIKeyboardKey) throws(InputError) -> Stroke {
        let typing = Typing(character, key.modifiers)
        guard let position = typing.position else {
            guard key.modifiers.isSubset(of: .locks) else { throw InputError.inputMethod(key, modes) }
            // "If no known key is associated with the text the key number 0 must be used."
            return Stroke(number: 0, modifiers: [], text: typing.text)
        }
        let hasText = typing.modifiers.isSubset(of: [.shift, .capsLock, .numLock])
        return Stroke(
            number: position.plain.value, shifted: position.shifted?.value, modifiers: typing.modifiers,
            text: hasText ? typing.text : nil)
    }

    private func keypad(_ pad: TUIKeyboardKey.Keypad, _ key: TUIKeyboardKey) throws(InputError) -> Stroke {
        var stroke = try functional(key)
        if key.modifiers.isSubset(of: [.shift, .capsLock, .numLock]) { stroke.text = pad.character.map { String($0) } }
        return stroke
    }

    private func named(_ name: NamedKey, _ key: TUIKeyboardKey) throws(InputError) -> Stroke {
        guard name.isModifierOrLock else { return try functional(key) }
        guard reportsAllKeys else { throw InputError.unknownKey(key, modes) }
        return Stroke(modifierKey: name, key.modifiers)
    }

    private func functional(_ key: TUIKeyboardKey) throws(InputError) -> Stroke {
        guard let form = FunctionalForm.kitty(key.code) else { throw InputError.unknownKey(key, modes) }
        return Stroke(number: form.number, final: Character(form.final), modifiers: key.modifiers)
    }
}
