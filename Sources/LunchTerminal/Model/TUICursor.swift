/// The cursor of a terminal as a person sees it.
public struct TUICursor: Sendable, Hashable {
    /// The column of the cursor, counted in cells from 0.
    public var column: Int
    /// The row of the cursor, counted from 0 at the top of the screen.
    public var row: Int
    /// True if the cursor is shown (DECTCEM).
    public var isVisible: Bool
    /// The shape of the cursor (DECSCUSR).
    public var shape: Shape
    /// True if the cursor blinks (DECSCUSR, mode 12).
    public var blinks: Bool
    /// True if the cursor is on the last column and has filled it, so that the next character is written on the next
    /// line.
    public var isWrapPending: Bool

    /// The shape of a cursor (DECSCUSR, xterm ctlseqs).
    public enum Shape: UInt8, Sendable, Hashable {
        /// A filled cell (parameters 1 and 2).
        case block
        /// A line below the character (parameters 3 and 4).
        case underline
        /// A line before the character (parameters 5 and 6).
        case bar
    }
}
