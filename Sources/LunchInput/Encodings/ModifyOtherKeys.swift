/// The keys that become CSI 27 ; modifiers ; code ~ (xterm's modifyOtherKeys: its manual page, and "Alt and Meta Keys").
///
/// xterm at level 1, with Alt as Meta that sends ESC, leaves Alt out of the parameter of the few keys that have both Alt
/// and a sequence. Here it is reported, as in the table of modifiers.
struct ModifyOtherKeys {
    let level: Int

    /// The rules of a level; nil if the app has not switched them on.
    init?(level: Int) {
        guard level > 0 else { return nil }
        self.level = level
    }

    /// The sequence of an ordinary key; nil if the key is sent as ever.
    ///
    /// - Parameter code: the code of the character that the key types, with Shift if that is held down.
    func sequence(of code: UInt32, _ modifiers: TUIKeyModifierFlags) -> String? {
        let isModified = modifiers.xtermParameter > 1
        let applies =
            switch (level, code) {
            // Those from @ to ~ have a separate control character, and so do a few others.
            case (1, 0x40...0x7E): false
            case (1, 0x20), (1, 0x2F), (1, 0x32...0x38): modifiers.isSuperset(of: [.control, .option, .shift])
            case (1, _): modifiers.contains(.control)
            // "Any shifted (modified) ordinary key sends an escape sequence": but not one that Shift only makes another.
            case (2, 0x40...0x7E), (2, 0x20): isModified
            case (2, _): !modifiers.isDisjoint(with: [.control, .option])
            // 3 "extends the feature to send unmodified keys as escape sequences".
            default: true
            }
        return applies ? text(code, modifiers) : nil
    }

    /// The sequence of Return, Tab, Escape, BS or DEL; nil if the key is sent as ever.
    func sequence(ofControl code: UInt32, _ modifiers: TUIKeyModifierFlags) -> String? {
        let others = modifiers.intersection([.shift, .control])
        let hasOption = modifiers.contains(.option)
        let applies =
            switch (level, code) {
            case (1, 0x0D): !others.isEmpty && !(hasOption && others == .control)
            case (1, 0x09): others == .control && !hasOption
            case (1, 0x1B): !others.isEmpty && hasOption
            case (1, _): false
            // Control only makes BS of DEL.
            case (_, 0x08), (_, 0x7F): !modifiers.isDisjoint(with: [.shift, .option])
            default: modifiers.xtermParameter > 1
            }
        return applies ? text(code, modifiers) : nil
    }

    private func text(_ code: UInt32, _ modifiers: TUIKeyModifierFlags) -> String {
        "\u{1B}[27;\(modifiers.xtermParameter);\(code)~"
    }
}
