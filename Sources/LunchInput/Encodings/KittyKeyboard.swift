import LunchTerminal

/// Keys as the kitty keyboard protocol tells them, pressed and let go ("Comprehensive keyboard handling in terminals").
///
/// Open points of the document are done as kitty does them: keys that type text tell of their release where that is asked
/// for ("Report event types"), though not of their press; and text that an input method enters comes as it is, unless
/// the associated text is asked for.
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
        case .function(let number):
            switch number {
            case 1: return Stroke("P", key.modifiers)
            case 2: return Stroke("Q", key.modifiers)
            // "CSI R conflicts with the Cursor Position Report, so it was removed."
            case 3: return Stroke(number: 13, final: "~", modifiers: key.modifiers)
            case 4: return Stroke("S", key.modifiers)
            case 5...12:
                let codes: [UInt32] = [15, 17, 18, 19, 20, 21, 23, 24]
                return Stroke(number: codes[number - 5], final: "~", modifiers: key.modifiers)
            default: return Stroke(number: 57363 + UInt32(number), modifiers: key.modifiers)
            }
        case .keypad(let pad): return keypad(pad, key)
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

    private func keypad(_ pad: TUIKeyboardKey.Keypad, _ key: TUIKeyboardKey) -> Stroke {
        if pad == .begin { return Stroke("E", key.modifiers) }
        let hasText = key.modifiers.isSubset(of: [.shift, .capsLock, .numLock])
        let text = hasText ? pad.character.map { String($0) } : nil
        return Stroke(number: pad.rawValue, modifiers: key.modifiers, text: text)
    }

    private func named(_ name: NamedKey, _ key: TUIKeyboardKey) throws(InputError) -> Stroke {
        let modifiers = key.modifiers
        switch name {
        case .return: return Stroke(number: 13, modifiers: modifiers)
        case .tab: return Stroke(number: 9, modifiers: modifiers)
        case .escape: return Stroke(number: 27, modifiers: modifiers)
        case .delete: return Stroke(number: 127, modifiers: modifiers)
        case .insert: return Stroke(number: 2, final: "~", modifiers: modifiers)
        case .forwardDelete: return Stroke(number: 3, final: "~", modifiers: modifiers)
        case .pageUp: return Stroke(number: 5, final: "~", modifiers: modifiers)
        case .pageDown: return Stroke(number: 6, final: "~", modifiers: modifiers)
        case .up: return Stroke("A", modifiers)
        case .down: return Stroke("B", modifiers)
        case .right: return Stroke("C", modifiers)
        case .left: return Stroke("D", modifiers)
        case .end: return Stroke("F", modifiers)
        case .home: return Stroke("H", modifiers)
        case .menu, .printScreen, .pause: return Stroke(number: name.rawValue, modifiers: modifiers)
        case .help: throw InputError.unknownKey(key, modes)
        default:
            guard reportsAllKeys else { throw InputError.unknownKey(key, modes) }
            return Stroke(modifierKey: name, modifiers)
        }
    }
}
