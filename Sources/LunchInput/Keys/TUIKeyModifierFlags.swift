/// The keys that are held down or locked while a key is pressed or the mouse is used, in XCUITest's words.
public struct TUIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The modifiers as bits of this type; terminals number them in their own ways.
    public let rawValue: UInt

    /// Creates modifiers from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Capitals are locked.
    public static let capsLock = TUIKeyModifierFlags(rawValue: 1 << 0)
    /// Shift is held down.
    public static let shift = TUIKeyModifierFlags(rawValue: 1 << 1)
    /// Control is held down.
    public static let control = TUIKeyModifierFlags(rawValue: 1 << 2)
    /// Option is held down, which other keyboards call Alt.
    public static let option = TUIKeyModifierFlags(rawValue: 1 << 3)
    /// Command is held down, which other keyboards call Super or Windows.
    public static let command = TUIKeyModifierFlags(rawValue: 1 << 4)
    /// Hyper is held down.
    public static let hyper = TUIKeyModifierFlags(rawValue: 1 << 5)
    /// A Meta of its own is held down, on keyboards that have it beside Alt.
    public static let meta = TUIKeyModifierFlags(rawValue: 1 << 6)
    /// The keypad is locked to digits.
    public static let numLock = TUIKeyModifierFlags(rawValue: 1 << 7)

    /// Alt is held down, which Apple's keyboards call Option.
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
