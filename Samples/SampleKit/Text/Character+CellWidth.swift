extension Character {
    /// The number of cells that the character takes on a terminal: 0, 1 or 2.
    ///
    /// A grapheme cluster is one character: an emoji sequence or a flag takes two cells, a letter with its marks one.
    public var cellWidth: Int {
        if let byte = utf8.first, utf8.count == 1 { return byte < 0x20 || byte == 0x7F ? 0 : 1 }
        var width = 0
        for (index, scalar) in unicodeScalars.enumerated() {
            if index == 0 {
                width = scalar.cellWidth
            } else if Unicode.Scalar.halfwidthMarks.contains(scalar) {
                width += 1
            } else if scalar == "\u{FE0F}" {
                if index == 1, unicodeScalars.first?.properties.isEmoji == true { width = 2 }
            } else if scalar.cellWidth > 0 {
                // A vowel sign of Devanagari and its kin, a consonant of a conjunct, a part of an emoji sequence.
                width = 2
            }
        }
        return width
    }

    /// True if the character would do something to a terminal instead of appearing on it.
    var isControl: Bool { unicodeScalars.contains { $0.properties.generalCategory == .control } }
}

extension StringProtocol {
    /// The number of cells that the text takes on one line.
    public var cellWidth: Int { reduce(0) { $0 + $1.cellWidth } }
}

extension Unicode.Scalar {
    /// The voiced sound marks that extend a cluster but stand in a half-width cell of their own.
    fileprivate static let halfwidthMarks: ClosedRange<Unicode.Scalar> = "\u{FF9E}"..."\u{FF9F}"

    /// The characters for which East_Asian_Width (UAX #11) is W or F, without those that have emoji presentation anyway.
    private static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
        0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
    ]

    /// The format characters that are seen all the same: the soft hyphen, and signs before numbers and names.
    private static let seenFormats: Set<UInt32> = [
        0xAD, 0x600, 0x601, 0x602, 0x603, 0x604, 0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
    ]

    fileprivate var cellWidth: Int {
        if Self.halfwidthMarks.contains(self) || Self.seenFormats.contains(value) { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        // The vowels and final consonants of Hangul stand inside the syllable that they follow.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        if properties.isEmojiPresentation { return 2 }
        return Self.wideRanges.contains { $0.contains(value) } ? 2 : 1
    }
}
