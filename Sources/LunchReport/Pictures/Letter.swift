/// Letters as text of a drawing, each pinned to its cells whatever font shows them.
enum Letter {
    /// True if the character can stand in one piece of text with its neighbours: it is read from left to right, is not
    /// joined with others, and takes one cell and one unit of the text's list of places.
    static func joinsWords(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21..<0x7F, 0xA1..<0xAD, 0xAE...0x24F, 0x391...0x3FF, 0x400...0x482, 0x48A...0x52F: true
        case 0x1E00...0x1EFF, 0x2013...0x2014, 0x2018...0x201F, 0x2022, 0x2026: true
        default: false
        }
    }

    /// Writes a character by itself.
    ///
    /// One of one cell is as wide as that, whatever its font wants. One of two cells stands in their middle: it would look
    /// stretched otherwise.
    static func write(_ markup: String, in cell: InkRectangle, isWide: Bool, to text: inout PictureText) {
        text.add("<text x=\"")
        text.add(eighths: isWide ? cell.right : cell.x)
        text.add("\" y=\"")
        text.add(eighths: cell.y + CellBox.baseline)
        text.add(isWide ? "\">" : "\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">")
        text.add(markup: markup)
        text.add("</text>\n")
    }
}

extension PictureText {
    /// Adds a letter that joins words.
    mutating func add(letter scalar: UInt32) {
        switch scalar {
        case 0x26: add("&amp;")
        case 0x3C: add("&lt;")
        case 0x3E: add("&gt;")
        case 0..<0x80: add(byte: UInt8(scalar))
        default: if let scalar = Unicode.Scalar(scalar) { add(markup: String(scalar)) }
        }
    }
}
