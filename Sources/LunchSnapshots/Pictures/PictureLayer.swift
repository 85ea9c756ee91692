import LunchTerminal

/// Everything that some rows of a screen are drawn of: backgrounds, shapes, and letters on top.
struct PictureLayer {
    private(set) var backgrounds = Inks()
    private(set) var shapes = Inks()
    private(set) var letters: [(look: LetterLook, text: PictureText)] = []
    private var places: [LetterLook: Int] = [:]
    private var words: [Word] = []
    /// The letters of all words, one after the other.
    private var wordLetters = PictureText()

    /// The number of areas, or of words, of a usual screen at most; more are written in another form, which is smaller.
    static let mostPieces = 500

    /// The look that all letters of one group share.
    struct LetterLook: Hashable {
        let color: UInt32
        let isBold: Bool
        let isItalic: Bool
        /// True for characters that are on their own, in the middle of their cells.
        let isCentered: Bool
        /// True for characters of a smaller size.
        let isSmall: Bool
    }

    /// Fills a cell.
    mutating func fill(_ cell: InkRectangle, _ color: UInt32) { backgrounds[color].add(cell) }

    mutating func add(_ rectangle: InkRectangle, _ color: UInt32) { shapes[color].add(rectangle) }

    mutating func draw(_ scalar: UInt32, in cell: InkRectangle, _ look: CellLook) {
        let color =
            CellShapes.shade(scalar).map { PictureColors.mix(look.foreground, look.background, fourths: $0) }
            ?? look.foreground
        CellShapes.draw(scalar, at: cell.x, cell.y, in: &shapes[color])
    }

    mutating func write(_ look: LetterLook, _ write: (inout PictureText) -> Void) {
        if let place = places[look] { return write(&letters[place].text) }
        places[look] = letters.count
        letters.append((look, PictureText()))
        write(&letters[letters.count - 1].text)
    }

    /// Adds a letter of the word that is being collected, and returns its place among those of all words, in bytes.
    mutating func add(letter scalar: UInt32) -> Range<Int> {
        let start = wordLetters.bytes.count
        wordLetters.add(letter: scalar)
        return start..<wordLetters.bytes.count
    }

    mutating func add(_ word: Word) {
        words.append(word)
        // The groups are in the order in which their looks are first used.
        write(word.look) { _ in }
    }

    /// Draws the lines below, through and above the text of a cell.
    mutating func decorate(_ cell: InkRectangle, _ look: CellLook) {
        let pixel = CellBox.pixel
        func line(_ top: Int) -> InkRectangle {
            InkRectangle(from: cell.x, cell.y + top * pixel, to: cell.right, cell.y + (top + 1) * pixel)
        }
        if look.attributes.contains(.overline) { shapes[look.foreground].add(line(0)) }
        if look.attributes.contains(.strikethrough) { shapes[look.foreground].add(line(9)) }
        let color = look.underlineColor
        switch look.underline {
        case .none: break
        case .single: shapes[color].add(line(15))
        case .double:
            shapes[color].add(line(15))
            shapes[color].add(line(17))
        case .curly: Self.wave(cell, &shapes[color].lines)
        case .dotted: Self.stroke(cell, &shapes[color].dotted)
        case .dashed: Self.stroke(cell, &shapes[color].dashed)
        }
    }

    /// A line through the cell; each cell begins again, so that the pattern is the same in all of them.
    private static func stroke(_ cell: InkRectangle, _ text: inout PictureText) {
        text.move(cell.x, cell.y + 31 * CellBox.pixel / 2)
        text.horizontal(cell.right)
    }

    /// A wave of one period in the cell.
    private static func wave(_ cell: InkRectangle, _ text: inout PictureText) {
        text.move(cell.x, cell.y + 31 * CellBox.pixel / 2)
        text.add("q2.25-3 4.5 0t4.5 0")
    }

    /// The elements of the layer.
    ///
    /// - Parameter area: the area that is drawn.
    func write(area: InkRectangle, to picture: inout PictureText) {
        var fields = backgrounds.all.map { (color: $0.color, rectangles: $0.rectangles.merged) }
        if fields.reduce(0, { $0 + $1.rectangles.count }) > Self.mostPieces {
            CellLines.write(fields, to: &picture)
            fields = []
        }
        fields += shapes.all.map { ($0.color, $0.rectangles.merged) }
        Self.write("<g shape-rendering=\"crispEdges\">", "</g>", to: &picture) { text in
            for (color, rectangles) in fields where !rectangles.isEmpty {
                var path = PictureText()
                for rectangle in rectangles { path.rectangle(rectangle) }
                Self.path(path, "fill", color, to: &text)
            }
        }
        for ink in shapes.all where !ink.areas.isEmpty { Self.path(ink.areas, "fill", ink.color, to: &picture) }
        strokes("<g fill=\"none\">", \.lines, to: &picture)
        strokes("<g fill=\"none\" stroke-width=\"2.25\" stroke-linecap=\"round\">", \.dots, to: &picture)
        strokes("<g fill=\"none\" stroke-dasharray=\"1 2\">", \.dotted, to: &picture)
        strokes("<g fill=\"none\" stroke-dasharray=\"5 4\">", \.dashed, to: &picture)
        var letters = letters
        if words.count > Self.mostPieces {
            MaskedWords(words, wordLetters).write(area: area, to: &picture)
        } else {
            for word in words { word.write(wordLetters, to: &letters[places[word.look] ?? 0].text) }
        }
        for (look, text) in letters where !text.isEmpty {
            picture.add("<g fill=\"")
            picture.add(color: look.color)
            picture.add("\"")
            if look.isBold { picture.add(" font-weight=\"bold\"") }
            if look.isItalic { picture.add(" font-style=\"italic\"") }
            if look.isCentered { picture.add(" text-anchor=\"middle\"") }
            if look.isSmall {
                picture.add(" font-size=\"")
                picture.add(Letter.smallFontSize)
                picture.add("\"")
            }
            picture.add(">\n")
            picture.add(text)
            picture.add("</g>\n")
        }
    }

    private func strokes(_ start: StaticString, _ lines: KeyPath<Ink, PictureText>, to picture: inout PictureText) {
        Self.write(start, "</g>", to: &picture) { text in
            for ink in shapes.all where !ink[keyPath: lines].isEmpty {
                Self.path(ink[keyPath: lines], "stroke", ink.color, to: &text)
            }
        }
    }

    /// Writes a group, unless it is empty.
    private static func write(
        _ start: StaticString, _ end: StaticString, to picture: inout PictureText,
        _ content: (inout PictureText) -> Void
    ) {
        var inside = PictureText()
        content(&inside)
        if inside.isEmpty { return }
        picture.add(start)
        picture.add("\n")
        picture.add(inside)
        picture.add(end)
        picture.add("\n")
    }

    private static func path(
        _ path: PictureText, _ attribute: StaticString, _ color: UInt32, to text: inout PictureText
    ) {
        text.add("<path ")
        text.add(attribute)
        text.add("=\"")
        text.add(color: color)
        text.add("\" d=\"")
        text.add(path)
        text.add("\"/>\n")
    }
}
