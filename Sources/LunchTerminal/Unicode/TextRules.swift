/// The rules by which text is divided into cells: by grapheme clusters (mode 2027) or code point by code point.
struct TextRules {
    /// True if marks and what is joined count with the character before (UAX #29).
    var joinsClusters: Bool
    /// The number of cells of characters of ambiguous width.
    var ambiguousWidth: Int

    /// U+FE0E and U+FE0F: text and emoji presentation of the character before.
    static let textPresentation: UInt32 = 0xFE0E
    static let emojiPresentation: UInt32 = 0xFE0F

    /// U+E007F: it ends the tags of an emoji, or begins a mark.
    static let cancelTag: UInt32 = 0xE007F

    /// U+FF9E and U+FF9F extend clusters but are in a separate half-width cell.
    @inline(__always)
    static func isHalfwidthMark(_ scalar: UInt32) -> Bool { scalar | 1 == 0xFF9F }

    /// The number of cells of a character that starts a cluster; 0 if it has none.
    @inline(__always)
    func width(of properties: UnicodeProperties) -> Int {
        // The first half of a flag is as wide as the flag.
        let more = joinsClusters && properties.breakClass == .regionalIndicator ? 1 : 0
        return properties.width(ofAmbiguous: ambiguousWidth) &+ more
    }
}
