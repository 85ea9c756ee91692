extension TextRules {
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
