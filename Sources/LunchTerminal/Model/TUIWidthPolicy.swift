/// The number of cells that text takes; terminals disagree, so the policy can be chosen.
public enum TUIWidthPolicy: Sendable, Hashable {
    /// A grapheme cluster (UAX #29) is one character of at most two cells: as many as its code points take by `wcwidth`,
    /// and two for emoji sequences. Mode 2027 is set at first.
    case graphemes
    /// Every code point has its own width, as `wcwidth` says; marks of width 0 join the cell before.
    case codePoints
}

/// The number of cells of a character whose East_Asian_Width is Ambiguous (UAX #11), such as ± or box drawing.
public enum TUIAmbiguousWidth: Sendable, Hashable {
    /// One, as nearly all terminals do.
    case narrow
    /// Two, as East Asian terminals did.
    case wide
}
