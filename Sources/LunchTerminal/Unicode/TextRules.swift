/// How text is divided into cells: by grapheme clusters (mode 2027) or code point by code point.
struct TextRules {
    /// Whether marks and what is joined count with the character before (UAX #29).
    var joinsClusters: Bool
    /// How many cells characters of ambiguous width take.
    var ambiguousWidth: Int

    /// U+FE0E and U+FE0F: text and emoji presentation of the character before.
    private static let textPresentation: UInt32 = 0xFE0E
    private static let emojiPresentation: UInt32 = 0xFE0F

    /// U+FF9E and U+FF9F extend clusters but stand in a half-width cell of their own.
    @inline(__always)
    static func isHalfwidthMark(_ scalar: UInt32) -> Bool { scalar | 1 == 0xFF9F }

    /// How many cells a character takes that starts a cluster; 0 when it has none of its own.
    @inline(__always)
    func width(of properties: UnicodeProperties) -> Int {
        // The first half of a flag is as wide as the flag.
        let more = joinsClusters && properties.breakClass == .regionalIndicator ? 1 : 0
        return properties.width(ofAmbiguous: ambiguousWidth) &+ more
    }

    /// What a code point that joins a cluster does to its width.
    enum WidthChange {
        case none
        case widens
        case narrows
    }

    /// What a code point does to the width of the character in a cell when it joins it.
    @inline(__always)
    static func widthChange(of cell: PackedCell, joinedBy scalar: UInt32, _ properties: UnicodeProperties)
        -> WidthChange
    {
        if scalar | 1 == emojiPresentation {
            // A variation selector counts right behind a character that has presentations.
            guard !cell.isCluster, UnicodeProperties.hasPresentations(cell.content) else { return .none }
            if scalar == textPresentation { return cell.isWide ? .narrows : .none }
            return cell.isWide ? .none : .widens
        }
        // What has a width of its own gives the cluster a second cell: a vowel sign, a consonant of a conjunct, an emoji.
        return properties.width > 0 && !cell.isWide ? .widens : .none
    }
}
