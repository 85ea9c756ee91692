/// A cell of the grid.
public struct TUICell: Sendable, Hashable {
    /// The grapheme cluster in the cell; a blank is one space, and the second half of a wide character is empty.
    public var text: String
    /// The number of cells that the character takes: 1, 2 if it is wide, or 0 in the cell of a wide character's second
    /// half.
    public var width: Int
    /// The colours and attributes of the cell.
    public var style: TUIStyle
    /// The hyperlink (OSC 8) that the cell belongs to; nil if the cell belongs to no hyperlink.
    public var link: TUILink?

    /// Creates a cell, by default a plain blank.
    public init(text: String = " ", width: Int = 1, style: TUIStyle = TUIStyle(), link: TUILink? = nil) {
        self.text = text
        self.width = width
        self.style = style
        self.link = link
    }
}

/// A hyperlink that a program has set (OSC 8).
public struct TUILink: Sendable, Hashable {
    /// The address of the link, as the program wrote it.
    public var address: String
    /// The `id` that connects parts of one link; empty if the program gave none.
    public var identifier: String

    /// Creates a link to an address.
    public init(address: String, identifier: String = "") {
        self.address = address
        self.identifier = identifier
    }
}
