/// The cursor of a terminal: its position, shape and visibility.
public struct TUICursor: Sendable, Hashable {
    /// The column of the cursor, counted from 0 at the left edge of the screen.
    public var column: Int
    /// The row of the cursor, counted from 0 at the top of the screen.
    public var row: Int
    /// A Boolean value that indicates whether the cursor is shown (DECTCEM, private mode 25).
    public var isVisible: Bool
    /// The shape of the cursor. The program sets it with DECSCUSR (`ESC [ number SP q`).
    public var shape: Shape
    /// A Boolean value that indicates whether the cursor blinks. The program sets it with DECSCUSR or private mode 12.
    public var blinks: Bool
    /// A Boolean value that indicates whether the last character has filled the line up to the last column or the right
    /// margin.
    ///
    /// The cursor then stays in that column until the next character. If `TUIModes.autowrap` is true, the next
    /// character is written on the next line.
    public var isWrapPending: Bool

    /// The shape of a cursor. The program sets it with DECSCUSR (`ESC [ number SP q`, xterm ctlseqs).
    public enum Shape: UInt8, Sendable, Hashable {
        /// A filled cell (numbers 0, 1 and 2 of DECSCUSR).
        case block
        /// A horizontal line at the bottom of the cell (numbers 3 and 4 of DECSCUSR).
        case underline
        /// A vertical line at the left edge of the cell (numbers 5 and 6 of DECSCUSR).
        case bar
    }
}
