/// One position of the grid.
public struct TUICell: Sendable, Hashable {
    /// The grapheme cluster; a blank is one space, the second half of a wide character is empty.
    public var text: String
    /// Cells that the character takes: 1, or 2, or 0 for the second half of a wide one.
    public var width: Int
    /// Colours and attributes.
    public var style: TUIStyle
    /// The hyperlink of OSC 8 that the cell belongs to.
    public var link: TUILink?

    /// A cell of these properties; without any, a plain blank.
    public init(text: String = " ", width: Int = 1, style: TUIStyle = TUIStyle(), link: TUILink? = nil) {
        self.text = text
        self.width = width
        self.style = style
        self.link = link
    }
}

/// A hyperlink of OSC 8.
public struct TUILink: Sendable, Hashable {
    /// The address of the link, as the program wrote it.
    public var address: String
    /// The `id` that holds parts of one link together; empty when the program gave none.
    public var identifier: String

    /// A link to an address.
    public init(address: String, identifier: String = "") {
        self.address = address
        self.identifier = identifier
    }
}
