/// A code point's value for Grapheme_Cluster_Break, with what rules GB9c and GB11 of UAX #29 need folded in.
struct GraphemeBreakClass: Equatable, Sendable {
    let rawValue: UInt8

    static var other: Self { Self(rawValue: 0) }
    static var carriageReturn: Self { Self(rawValue: 1) }
    static var lineFeed: Self { Self(rawValue: 2) }
    static var control: Self { Self(rawValue: 3) }
    static var extend: Self { Self(rawValue: 4) }
    /// Extend with Indic_Conjunct_Break=Linker.
    static var linker: Self { Self(rawValue: 5) }
    /// U+200C, which is Extend without a part in Indic conjuncts.
    static var nonJoiner: Self { Self(rawValue: 6) }
    static var joiner: Self { Self(rawValue: 7) }
    static var regionalIndicator: Self { Self(rawValue: 8) }
    static var prepend: Self { Self(rawValue: 9) }
    static var spacingMark: Self { Self(rawValue: 10) }
    static var hangulL: Self { Self(rawValue: 11) }
    static var hangulV: Self { Self(rawValue: 12) }
    static var hangulT: Self { Self(rawValue: 13) }
    static var hangulLV: Self { Self(rawValue: 14) }
    static var hangulLVT: Self { Self(rawValue: 15) }
    /// Extended_Pictographic.
    static var pictographic: Self { Self(rawValue: 16) }
    /// Indic_Conjunct_Break=Consonant.
    static var consonant: Self { Self(rawValue: 17) }
}

/// The properties of one code point that the emulator needs.
struct UnicodeProperties: Sendable {
    private let bits: UInt8

    /// Looks up a code point; one beyond U+10FFFF has the properties of an unassigned one.
    @inline(__always)
    init(_ scalar: UInt32) {
        guard scalar < 0x11_0000 else {
            bits = 1 << 5
            return
        }
        // Both indices are in range by construction: the tables cover all of Unicode.
        let block = unsafe PropertyTables.blockNumbers.utf8Start[Int(scalar >> PropertyTables.blockShift)]
        let within = Int(scalar & (1 << PropertyTables.blockShift - 1))
        bits = unsafe PropertyTables.blocks.utf8Start[Int(block) << Int(PropertyTables.blockShift) + within]
    }

    @inline(__always)
    var breakClass: GraphemeBreakClass { GraphemeBreakClass(rawValue: bits & 0x1F) }

    /// Cells: 0, 1 or 2; an ambiguous character counts 1.
    @inline(__always)
    var width: Int { width(ofAmbiguous: 1) }

    /// Cells, with those that a character takes whose width East_Asian_Width (UAX #11) leaves to the context.
    @inline(__always)
    func width(ofAmbiguous ambiguousWidth: Int) -> Int { bits >> 5 == 3 ? ambiguousWidth : Int(bits >> 5) }

    /// True if a variation selector 15 or 16 may follow the character (emoji-variation-sequences.txt).
    static func hasPresentations(_ scalar: UInt32) -> Bool {
        let ranges = VariationTables.ranges
        // The last range that begins at or before the character, or the first.
        var low = 0
        var count = ranges.count / 2
        while count > 1 {
            let half = count / 2
            if ranges[(low + half) * 2] <= scalar { low += half }
            count -= half
        }
        return ranges[low * 2] <= scalar && scalar <= ranges[low * 2 + 1]
    }
}
