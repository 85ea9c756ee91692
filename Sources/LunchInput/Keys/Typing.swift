/// What pressing the key of a character comes to: which key it is, what is held down for it, and what it types.
struct Typing {
    /// The key; nil for a character that is entered with an input method.
    let position: KeyPosition?
    /// What is held down, Shift included where the character needs it.
    let modifiers: TUIKeyModifierFlags
    /// What Shift and Caps Lock make of the key, whatever else is held down.
    let text: String

    init(_ character: Character, _ modifiers: TUIKeyModifierFlags) {
        position = KeyPosition(character)
        guard let position else {
            self.modifiers = modifiers
            text = String(character)
            return
        }
        let namesTheKey = modifiers.contains(.control) && position.isLetter
        self.modifiers = position.needsShift && !namesTheKey ? modifiers.union(.shift) : modifiers
        let isLocked = modifiers.contains(.capsLock) && position.isLetter
        let isShifted = self.modifiers.contains(.shift) != isLocked
        text = String(Character(isShifted ? position.shifted ?? position.plain : position.plain))
    }
}
