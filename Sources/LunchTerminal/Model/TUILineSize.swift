/// The size of the characters of a line (VT510 manual, DECSWL, DECDWL and DECDHL).
public enum TUILineSize: UInt8, Sendable, Hashable {
    /// Characters of normal size (DECSWL).
    case single
    /// Characters of double width (DECDWL). The line has half as many columns as the grid.
    case doubleWidth
    /// The upper half of characters of double width and double height (DECDHL, top). The line has half as many columns
    /// as the grid.
    case doubleHeightTop
    /// The lower half of characters of double width and double height (DECDHL, bottom). The line has half as many
    /// columns as the grid.
    case doubleHeightBottom
}
