/// Letters as text of a drawing, each pinned to its cells whatever font shows them.
enum Letter {
    /// True if the character can be in one piece of text with its neighbours: it is read from left to right, is not
    /// joined with others, and takes one cell and one unit of the text's list of places.
    static func joinsWords(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x21..<0x7F, 0xA1..<0xAD, 0xAE...0x24F, 0x391...0x3FF, 0x400...0x482, 0x48A...0x52F: true
        case 0x1E00...0x1EFF, 0x2013...0x2014, 0x2018...0x201F, 0x2022, 0x2026: true
        default: false
        }
    }

    /// The way in which a character on its own is pinned to the middle of its cells.
    enum Place {
        /// It is as wide as its font wants: what has two cells, and narrow letters, which would look stretched otherwise.
        case centered
        /// It is as wide as its cell, whatever its font wants: signs of other fonts are often too wide.
        case fitted
        /// It is smaller as well: fonts draw it so wide that it would leave its cell where nothing can be fitted (librsvg).
        case small
    }

    /// The size of the font of small characters: most of those that fonts draw as wide as high stay in their cell.
    static let smallFontSize = 11

    static func place(of first: UInt32, isWide: Bool) -> Place {
        if isWide { return .centered }
        switch first {
        // The alefs are narrow.
        case 0x622, 0x623, 0x625, 0x627, 0x671: return .centered
        // Armenian and Georgian.
        case 0x530...0x58F, 0x10A0...0x10FF: return .fitted
        // Arabic to Sinhala, Tibetan and Burmese, Ethiopic, Khmer.
        case 0x600...0xDFF, 0xF00...0x109F, 0x1200...0x139F, 0x1780...0x17FF: return .small
        // Double and long arrows, and what is in circles.
        case 0x21D0...0x21FF, 0x2460...0x24FF, 0x27F0...0x27FF, 0x2900...0x297F: return .small
        default: return Unicode.Scalar(first)?.properties.isAlphabetic == true ? .centered : .fitted
        }
    }

    /// Writes a character on its own.
    ///
    /// - Parameter middle: the middle of its cells.
    static func write(_ markup: String, at middle: Int, _ baseline: Int, _ place: Place, to text: inout PictureText) {
        text.add("<text x=\"")
        text.add(eighths: middle)
        text.add("\" y=\"")
        text.add(eighths: baseline)
        text.add(place == .centered ? "\">" : "\" textLength=\"9\" lengthAdjust=\"spacingAndGlyphs\">")
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
