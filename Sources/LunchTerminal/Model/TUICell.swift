/// A cell of a terminal's grid: its text, style and hyperlink.
public struct TUICell: Sendable, Hashable {
    /// The character in the cell (a grapheme cluster). The text of a blank cell is a space. The text of the second cell
    /// of a wide character is empty.
    public var text: String
    /// The width of the character in cells: 1, 2 for a wide character, or 0 in the second cell of a wide character.
    public var width: Int
    /// The colours and attributes of the cell.
    public var style: TUIStyle
    /// The hyperlink of the cell (OSC 8); nil if the cell has none.
    public var link: TUILink?

    /// Creates a cell from its parts. By default, the cell is a plain blank.
    public init(text: String = " ", width: Int = 1, style: TUIStyle = TUIStyle(), link: TUILink? = nil) {
        self.text = text
        self.width = width
        self.style = style
        self.link = link
    }
}

/// A hyperlink that a program has set on cells (OSC 8).
public struct TUILink: Sendable, Hashable {
    /// The address of the link, as the program wrote it.
    public var address: String
    /// The `id` that the program gave the link; empty if it gave none.
    ///
    /// Cells with the same address and the same `id` are parts of one link.
    public var identifier: String

    /// Creates a link from its address and its `id`. By default, the `id` is empty.
    public init(address: String, identifier: String = "") {
        self.address = address
        self.identifier = identifier
    }
}
