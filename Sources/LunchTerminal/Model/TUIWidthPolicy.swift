/// The rule for the number of cells of a text; it can be chosen because terminals differ.
public enum TUIWidthPolicy: Sendable, Hashable {
    /// A grapheme cluster (UAX #29) is one character of at most two cells.
    ///
    /// Its width is that of its code points by `wcwidth`, or two for emoji sequences. Mode 2027 is set after a reset.
    case graphemes
    /// Every code point has its own width by `wcwidth`; marks of width 0 join the cell before.
    case codePoints
}

/// The width of characters whose East_Asian_Width is Ambiguous (UAX #11), such as ± or box drawing.
public enum TUIAmbiguousWidth: Sendable, Hashable {
    /// One cell, as in nearly all terminals.
    case narrow
    /// Two cells, as in East Asian terminals of the past.
    case wide
}
