/// The rule by which a terminal computes the number of cells that text takes. Real terminals differ in this rule.
public enum TUIWidthPolicy: Sendable, Hashable {
    /// Each grapheme cluster (UAX #29) is one character of one or two cells.
    ///
    /// The width of a cluster is the sum of the widths of its code points (`wcwidth`), but at most two. Emoji sequences
    /// take two cells, and an emoji in text presentation (U+FE0E) takes one. With this rule, private mode 2027
    /// (`TUIModes.graphemeClusters`) is on after a reset.
    case graphemes
    /// Each code point has its own width (`wcwidth`).
    ///
    /// A code point of width 0, such as a combining accent, joins the character in the preceding cell.
    case codePoints
}

/// The width of the characters that Unicode calls ambiguous (UAX #11), such as ± and box-drawing characters.
public enum TUIAmbiguousWidth: Sendable, Hashable {
    /// One cell, as in nearly all terminals.
    case narrow
    /// Two cells, as in older East Asian terminals.
    case wide
}
