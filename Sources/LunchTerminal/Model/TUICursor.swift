/// The cursor of a terminal: its position, shape and visibility.
public struct TUICursor: Sendable, Hashable {
    /// The column of the cursor, counted from 0 at the left edge of the screen.
    public var column: Int
    /// The row of the cursor, counted from 0 at the top of the screen.
    public var row: Int
    /// A Boolean value that indicates whether the cursor is shown (DECTCEM). The program shows it with `ESC [ ? 25 h`,
    /// and hides it with `ESC [ ? 25 l`.
    public var isVisible: Bool
    /// The shape of the cursor. The program sets it with DECSCUSR (see `Shape`) or with OSC 1337 ; CursorShape.
    public var shape: Shape
    /// A Boolean value that indicates whether the cursor blinks.
    ///
    /// The program switches blinking on with `ESC [ ? 12 h` and off with `ESC [ ? 12 l`. DECSCUSR (see `Shape`)
    /// switches it on with the numbers 0, 1, 3 and 5, and off with the numbers 2, 4 and 6.
    public var blinks: Bool
    /// A Boolean value that indicates whether the cursor has stayed on the character that was written last, because
    /// that character is in the last column or at the right margin.
    ///
    /// If `TUIModes.autowrap` is true, the next character is written on the next line. Otherwise, the next character
    /// replaces the one under the cursor.
    package var isWrapPending: Bool

    /// The shape of a cursor.
    ///
    /// The program sets it with DECSCUSR (`ESC [ number SP q`, where SP is a space; xterm ctlseqs). The numbers in
    /// parentheses below are those of DECSCUSR. They are not the raw values.
    public enum Shape: UInt8, Sendable, Hashable {
        /// A filled cell (numbers 0, 1 and 2 of DECSCUSR).
        case block
        /// A horizontal line at the bottom of the cell (numbers 3 and 4 of DECSCUSR).
        case underline
        /// A vertical line at the left edge of the cell (numbers 5 and 6 of DECSCUSR).
        case bar
    }
}
