extension TUIElement {
    /// What is held down or locked while a key is pressed or the mouse is used, in XCUITest's words.
    public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
        /// The modifiers as bits of this type; terminals number them in their own ways.
        public let rawValue: UInt

        /// Creates modifiers from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Capitals are locked.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// Shift is held down.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// Control is held down.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// Option is held down, which other keyboards call Alt.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// Command is held down, which other keyboards call Super or Windows.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        /// Hyper is held down.
        public static let hyper = KeyModifierFlags(rawValue: 1 << 5)
        /// A Meta of its own is held down, on keyboards that have it beside Alt.
        public static let meta = KeyModifierFlags(rawValue: 1 << 6)
        /// The keypad is locked to digits.
        public static let numLock = KeyModifierFlags(rawValue: 1 << 7)

        /// Alt is held down, which Apple's keyboards call Option.
        public static let alt = KeyModifierFlags.option
    }
}

extension TUIElement.KeyModifierFlags {
    /// What is switched on rather than held down.
    static let locks: Self = [.capsLock, .numLock]

    /// What is held down, in the order in which it is pressed, with the key that does it.
    static let held: [(modifier: Self, key: NamedKey, name: String)] = [
        (.control, .leftControl, "Control"), (.option, .leftOption, "Option"), (.shift, .leftShift, "Shift"),
        (.command, .leftCommand, "Command"), (.hyper, .leftHyper, "Hyper"), (.meta, .leftMeta, "Meta"),
    ]
}
