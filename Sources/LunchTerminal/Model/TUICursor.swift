/// The cursor as a person sees it.
public struct TUICursor: Sendable, Hashable {
    /// The column in cells from 0.
    public var column: Int
    /// The row in cells from 0, the top of the screen.
    public var row: Int
    /// True if the cursor is shown (DECTCEM).
    public var isVisible: Bool
    /// The shape of DECSCUSR.
    public var shape: Shape
    /// True if the cursor blinks (DECSCUSR, mode 12).
    public var blinks: Bool
    /// True if the next character wraps first: the cursor stands on the last column, which is filled.
    public var isWrapPending: Bool

    /// The shapes of DECSCUSR (xterm ctlseqs).
    public enum Shape: UInt8, Sendable, Hashable {
        /// A filled cell, 1 and 2.
        case block
        /// A line below, 3 and 4.
        case underline
        /// A line before, 5 and 6.
        case bar
    }
}
