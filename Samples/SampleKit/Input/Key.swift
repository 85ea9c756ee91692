/// A key that was pressed, with the modifiers that were held.
public struct Key: Hashable, Sendable {
    /// The key.
    public enum Code: Hashable, Sendable {
        /// A key that types a character; the modifiers say whether it was typed or held with Control or Alt.
        case character(Character)
        /// A key that is named for what it does to the text or to the focus.
        case enter, tab, escape, backspace, delete
        /// A key that moves the cursor or the selection.
        case up, down, left, right, home, end, pageUp, pageDown
    }

    /// The keys held meanwhile.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The bits as terminals report them, less one (xterm's ctlseqs, "PC-Style Function Keys").
        public let rawValue: Int

        /// Creates modifiers from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The Shift key, where the terminal reports it.
        public static let shift = Modifiers(rawValue: 1)

        /// The Alt or Meta key.
        public static let alt = Modifiers(rawValue: 2)

        /// The Control key.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key.
    public var code: Code

    /// The keys held meanwhile.
    public var modifiers: Modifiers

    /// Creates a key press.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// True if the key activates what has the focus: Return or Space.
    public var activates: Bool { modifiers.isEmpty && (code == .enter || code == .character(" ")) }
}
