/// The cursor of a terminal: its position, shape and visibility.
public struct TUICursor: Sendable, Hashable {
    /// The column of the cursor, counted from 0 at the left edge of the screen.
    public var column: Int
    /// The row of the cursor, counted from 0 at the top of the screen.
    public var row: Int
    /// A Boolean value that indicates whether the cursor is shown (DECTCEM, private mode 25).
    public var isVisible: Bool
    /// The shape of the cursor, which the program sets with DECSCUSR.
    public var shape: Shape
    /// A Boolean value that indicates whether the cursor blinks (DECSCUSR, private mode 12).
    public var blinks: Bool
    /// A Boolean value that indicates whether the next character will be written on the next line.
    ///
    /// This is so if the last character filled the last column: the cursor then stays on that column until the next
    /// character.
    public var isWrapPending: Bool

    /// The shape of a cursor (DECSCUSR, xterm ctlseqs).
    public enum Shape: UInt8, Sendable, Hashable {
        /// A filled cell (DECSCUSR 1 and 2).
        case block
        /// A line below the character (DECSCUSR 3 and 4).
        case underline
        /// A vertical line at the left of the character (DECSCUSR 5 and 6).
        case bar
    }
}
