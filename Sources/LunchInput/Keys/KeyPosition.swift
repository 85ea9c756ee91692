/// The place of a character on the keyboard: on a US one if it is there, otherwise on one that has it.
struct KeyPosition: Hashable {
    /// The character that the key types on its own.
    let plain: Unicode.Scalar
    /// The character that it types with Shift; nil if that is not a single character, or the same.
    let shifted: Unicode.Scalar?
    /// True if the character that was looked for is the one with Shift.
    let needsShift: Bool
    /// True if the key types a letter, which Caps Lock makes a capital.
    let isLetter: Bool

    /// Finds a character; nil for one that is entered with an input method, or from a table.
    init?(_ character: Character) {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        if let pair = Self.symbols.first(where: { $0.plain == scalar || $0.shifted == scalar }) {
            (plain, shifted, needsShift, isLetter) = (pair.plain, pair.shifted, scalar == pair.shifted, false)
            return
        }
        guard !Self.isFromInputMethod(scalar) else { return nil }
        let properties = scalar.properties
        let lower = Self.single(properties.lowercaseMapping) ?? scalar
        let upper = Self.single(properties.uppercaseMapping) ?? scalar
        needsShift = scalar != lower
        plain = lower
        shifted = needsShift ? scalar : (upper == lower ? nil : upper)
        isLetter = properties.isCased
    }

    /// The keys of a US keyboard that are not letters, each with what Shift makes of it.
    private static let symbols: [(plain: Unicode.Scalar, shifted: Unicode.Scalar)] = {
        let scalars = Array(#"`~1!2@3#4$5%6^7&8*9(0)-_=+[{]}\|;:'",<.>/?"#.unicodeScalars)
        return stride(from: 0, to: scalars.count, by: 2).map { (scalars[$0], scalars[$0 + 1]) }
    }()

    private static func single(_ text: String) -> Unicode.Scalar? {
        text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    }

    /// True if no keyboard has a key for the character: Hangul, Han and their neighbours, and all beyond the first plane.
    private static func isFromInputMethod(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x2600...0x27BF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        case 0xF900...0xFAFF, 0xFE00...0xFE4F, 0xFF00...0xFFEF, 0x10000...: true
        default: false
        }
    }
}
