/// The modifiers of a key press or a mouse action. Modifiers that XCUITest has are named as in XCUITest.
public struct TUIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The modifiers as bits. They differ from the bits that terminal protocols use.
    public let rawValue: UInt

    /// Creates modifiers from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock, switched on. Letter keys then type capital letters, or small letters if Shift is held down.
    public static let capsLock = TUIKeyModifierFlags(rawValue: 1 << 0)
    /// The Shift key, held down.
    public static let shift = TUIKeyModifierFlags(rawValue: 1 << 1)
    /// The Control key, held down.
    public static let control = TUIKeyModifierFlags(rawValue: 1 << 2)
    /// The Option key (Alt on other keyboards), held down.
    public static let option = TUIKeyModifierFlags(rawValue: 1 << 3)
    /// The Command key (Super or Windows on other keyboards), held down.
    ///
    /// Only the kitty keyboard protocol can report Command. If the app does not use that protocol, pressing a key with
    /// this modifier throws `TUIError`. Mouse events cannot report Command. If a mouse action with this modifier would
    /// send mouse events, it throws `TUIError`.
    public static let command = TUIKeyModifierFlags(rawValue: 1 << 4)
    /// The Hyper key, held down.
    ///
    /// Only the kitty keyboard protocol can report Hyper. If the app does not use that protocol, pressing a key with
    /// this modifier throws `TUIError`. Mouse events cannot report Hyper. If a mouse action with this modifier would
    /// send mouse events, it throws `TUIError`.
    public static let hyper = TUIKeyModifierFlags(rawValue: 1 << 5)
    /// The Meta key, held down, on keyboards that have both Meta and Alt.
    ///
    /// Only the kitty keyboard protocol can report Meta. If the app does not use that protocol, pressing a key with
    /// this modifier throws `TUIError`. Mouse events cannot report Meta. If a mouse action with this modifier would
    /// send mouse events, it throws `TUIError`.
    public static let meta = TUIKeyModifierFlags(rawValue: 1 << 6)
    /// Num Lock, switched on.
    ///
    /// Keypad keys such as `.keypad(.seven)` then type their characters even in application keypad mode
    /// (`TUIModes.applicationKeypad`).
    public static let numLock = TUIKeyModifierFlags(rawValue: 1 << 7)

    /// The Alt key, held down; another name for `option`.
    public static let alt = TUIKeyModifierFlags.option
}

extension TUIKeyModifierFlags {
    /// The names of the keys that are held down, in the order in which they are pressed.
    package var heldNames: [String] { Self.held.filter { contains($0.modifier) }.map(\.name) }

    /// The keys that are switched on rather than held down.
    static let locks: Self = [.capsLock, .numLock]

    /// The modifiers that are held down, in the order in which they are pressed, each with its key.
    static let held: [(modifier: Self, key: NamedKey, name: String)] = [
        (.control, .leftControl, "Control"), (.option, .leftOption, "Option"), (.shift, .leftShift, "Shift"),
        (.command, .leftCommand, "Command"), (.hyper, .leftHyper, "Hyper"), (.meta, .leftMeta, "Meta"),
    ]
}
