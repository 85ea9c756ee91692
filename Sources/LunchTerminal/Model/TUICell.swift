/// A cell of a terminal's grid: its text, style and hyperlink.
public struct TUICell: Sendable, Hashable {
    /// The character in the cell (a grapheme cluster). It is a space in a blank cell, and empty in the second cell of a
    /// wide character.
    public var text: String
    /// The width of the character in cells: 2 in the first cell of a wide character, 0 in its second cell, and 1 in any
    /// other cell.
    public var width: Int
    /// The colors and attributes of the cell.
    public var style: TUIStyle
    /// The hyperlink of the cell (OSC 8); nil if the cell has none.
    public var link: TUILink?

    /// Creates a cell from its parts. By default, the cell is a plain blank: a space with the default colors and no
    /// attributes, underline or hyperlink.
    public init(text: String = " ", width: Int = 1, style: TUIStyle = TUIStyle(), link: TUILink? = nil) {
        self.text = text
        self.width = width
        self.style = style
        self.link = link
    }
}

/// A hyperlink that a program has set on cells (OSC 8).
///
/// The terminal ignores a hyperlink whose address is longer than 2083 bytes.
public struct TUILink: Sendable, Hashable {
    /// The address of the hyperlink, as the program has written it.
    public var address: String
    /// The parameter `id` of the hyperlink; empty if the program has given none, or one that is longer than 250 bytes.
    ///
    /// Cells with the same address and the same `id` are parts of one hyperlink, even if they are on different rows. If
    /// the `id` is empty, cells with the same address may belong to different hyperlinks.
    public var identifier: String

    /// Creates a hyperlink from its address and its `id`. By default, the `id` is empty.
    public init(address: String, identifier: String = "") {
        self.address = address
        self.identifier = identifier
    }
}
