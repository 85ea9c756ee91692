extension TextRules {
    /// The change of a cluster's width by a code point that joins it.
    enum WidthChange {
        case none
        case widens
        case narrows
    }

    /// The change of the width of the character in a cell by a code point that joins it.
    @inline(__always)
    static func widthChange(of cell: PackedCell, joinedBy scalar: UInt32, _ properties: UnicodeProperties)
        -> WidthChange
    {
        if scalar | 1 == emojiPresentation {
            // A variation selector counts right after a character that has presentations.
            guard !cell.isCluster, UnicodeProperties.hasPresentations(cell.content) else { return .none }
            if scalar == textPresentation { return cell.isWide ? .narrows : .none }
            return cell.isWide ? .none : .widens
        }
        // A code point with a separate width gives the cluster a second cell: a vowel sign, a consonant, an emoji.
        return properties.width > 0 && !cell.isWide ? .widens : .none
    }
}
