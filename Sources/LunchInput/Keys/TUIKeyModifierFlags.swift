/// The modifier keys that are held down or locked during the use of a key or the mouse, with the names that XCUITest
/// uses.
public struct TUIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The modifiers as bits, which differ from the bits in terminal protocols.
    public let rawValue: UInt

    /// Creates modifiers from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Caps Lock is on.
    public static let capsLock = TUIKeyModifierFlags(rawValue: 1 << 0)
    /// The Shift key.
    public static let shift = TUIKeyModifierFlags(rawValue: 1 << 1)
    /// The Control key.
    public static let control = TUIKeyModifierFlags(rawValue: 1 << 2)
    /// The Option key, which other keyboards call Alt.
    public static let option = TUIKeyModifierFlags(rawValue: 1 << 3)
    /// The Command key, which other keyboards call Super or Windows.
    public static let command = TUIKeyModifierFlags(rawValue: 1 << 4)
    /// The Hyper key, which the kitty keyboard protocol distinguishes.
    public static let hyper = TUIKeyModifierFlags(rawValue: 1 << 5)
    /// The Meta key of keyboards that have both Meta and Alt.
    public static let meta = TUIKeyModifierFlags(rawValue: 1 << 6)
    /// Num Lock is on, so that the keypad types digits.
    public static let numLock = TUIKeyModifierFlags(rawValue: 1 << 7)

    /// The Alt key, which Apple's keyboards call Option.
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
