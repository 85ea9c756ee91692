/// A press of the key of a character: the key, the modifiers that are held down for it, and the text that it types.
struct Typing {
    /// The key; nil for a character that is entered with an input method.
    let position: KeyPosition?
    /// The modifiers that are held down, Shift included if the character needs it.
    let modifiers: TUIKeyModifierFlags
    /// The text that Shift and Caps Lock make of the key, whatever else is held down.
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
