import LunchTerminal

extension KittyKeyboard {
    /// A key with its numbers: CSI number : shifted ; modifiers : event ; text final.
    struct Stroke {
        var number: UInt32
        var shifted: UInt32?
        var final: Character = "u"
        var modifiers: TUIKeyModifierFlags
        /// The text that the key types; nil if it types nothing.
        var text: String?
        /// The modifier that the key itself is.
        var ownModifier: TUIKeyModifierFlags?
        /// True if that modifier lasts as long as the key is held down.
        var isHeld = false

        init(
            number: UInt32, shifted: UInt32? = nil, final: Character = "u", modifiers: TUIKeyModifierFlags,
            text: String? = nil
        ) {
            self.number = number
            self.shifted = shifted
            self.final = final
            self.modifiers = modifiers
            self.text = text
        }

        /// A modifier's own key: its bit describes the state after the event ("Modifiers").
        init(modifierKey name: NamedKey, _ modifiers: TUIKeyModifierFlags) {
            self.init(number: name.rawValue, modifiers: modifiers)
            if let own = name.modifier {
                ownModifier = own
                isHeld = true
                self.modifiers.insert(own)
            } else if let lock = [.capsLock: .capsLock, .numLock: .numLock][name] as TUIKeyModifierFlags? {
                ownModifier = lock
                self.modifiers.formSymmetricDifference(lock)
            }
        }

        /// The key as it is let go.
        var released: Stroke {
            var released = self
            if isHeld, let ownModifier { released.modifiers.remove(ownModifier) }
            return released
        }

        func sequence(flags: TUIModes.KeyboardFlags = [], isRelease: Bool = false) -> [UInt8] {
            var first = number == 1 && final != "u" ? "" : "\(number)"
            if flags.contains(.alternateKeys), modifiers.contains(.shift), let shifted { first += ":\(shifted)" }
            let parameter = modifiers.kittyParameter
            var second = parameter > 1 || isRelease ? "\(parameter)" : ""
            if isRelease { second += ":3" }
            var third = ""
            if flags.isSuperset(of: [.allKeys, .associatedText]), !isRelease, let text {
                third = text.unicodeScalars.map { "\($0.value)" }.joined(separator: ":")
            }
            if first.isEmpty, !second.isEmpty { first = "1" }
            var fields = [first]
            if !second.isEmpty || !third.isEmpty { fields.append(second) }
            if !third.isEmpty { fields.append(third) }
            return Array("\u{1B}[\(fields.joined(separator: ";"))\(final)".utf8)
        }
    }
}

extension TUIKeyModifierFlags {
    /// The modifiers in the order of their bits, from the lowest on.
    static let kittyBits: [Self] = [.shift, .option, .control, .command, .hyper, .meta, .capsLock, .numLock]

    /// The parameter for modifiers, 1 without modifiers (kitty keyboard protocol, "Modifiers").
    fileprivate var kittyParameter: Int {
        1 + Self.kittyBits.indices.reduce(0) { $0 + (contains(Self.kittyBits[$1]) ? 1 << $1 : 0) }
    }
}
