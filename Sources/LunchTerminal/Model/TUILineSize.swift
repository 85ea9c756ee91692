/// The size of the characters of a line. The program sets it with DECSWL, DECDWL or DECDHL (VT510 manual).
public enum TUILineSize: UInt8, Sendable, Hashable {
    /// Characters of normal size (DECSWL).
    case single
    /// Characters of double width (DECDWL). The line has half as many columns as the grid.
    case doubleWidth
    /// The upper half of characters of double width and double height (DECDHL, `ESC # 3`). The line has half as many
    /// columns as the grid.
    case doubleHeightTop
    /// The lower half of characters of double width and double height (DECDHL, `ESC # 4`). The line has half as many
    /// columns as the grid.
    case doubleHeightBottom
}
