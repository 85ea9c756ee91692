/// The size of the characters of a line (VT510 manual, DECSWL, DECDWL and DECDHL).
public enum TUILineSize: UInt8, Sendable, Hashable {
    /// DECSWL.
    case single
    /// DECDWL: as wide again, so that the line has half as many columns.
    case doubleWidth
    /// DECDHL, top: the upper half of characters that are twice as wide and as high.
    case doubleHeightTop
    /// DECDHL, bottom: the lower half of such characters.
    case doubleHeightBottom
}
