/// Letters in a row that look the same, each of which has its own place.
import LunchTrace

struct Word {
    let column: Int
    let row: Int
    let count: Int
    /// The place of its letters among those of its layer, in bytes.
    let letters: Range<Int>
    let look: PictureLayer.LetterLook

    /// The longest word that is one piece of text: a program that places its first letter only is nearly right for the last.
    static let longest = 20

    /// The cells of the letters.
    var cells: InkRectangle {
        InkRectangle(
            from: column * CellBox.width, row * CellBox.height, to: (column + count) * CellBox.width,
            (row + 1) * CellBox.height)
    }

    /// The word together with one that follows in the same row and looks the same but for its color; nil if they are two.
    func joined(_ next: Word) -> Word? {
        guard next.row == row, next.column == column + count, count + next.count <= Self.longest,
            next.letters.lowerBound == letters.upperBound, next.look.isBold == look.isBold,
            next.look.isItalic == look.isItalic
        else { return nil }
        return Word(
            column: column, row: row, count: count + next.count,
            letters: letters.lowerBound..<next.letters.upperBound, look: look)
    }

    /// - Parameter letters: those of all words of the layer.
    func write(_ letters: PictureText, to text: inout PictureText) {
        text.add("<text x=\"")
        for place in column..<column + count {
            if place > column { text.add(" ") }
            text.add(eighths: place * CellBox.width)
        }
        text.add("\" y=\"")
        text.add(eighths: row * CellBox.height + CellBox.baseline)
        text.add("\">")
        text.add(letters, self.letters)
        text.add("</text>\n")
    }
}

/// Words in so many colors that each letter would be a piece of text: the letters without their colors are a mask, through
/// which the colors of their cells are seen.
struct MaskedWords {
    private let words: [Word]
    private let letters: PictureText

    /// - Parameter letters: those of all words of the layer.
    init(_ words: [Word], _ letters: PictureText) {
        self.words = words
        self.letters = letters
    }

    /// - Parameter area: the area in which the words lie.
    func write(area: InkRectangle, to picture: inout PictureText) {
        var mask = PictureText()
        for (isBold, isItalic) in [(false, false), (true, false), (false, true), (true, true)] {
            let alike = joined(words.filter { $0.look.isBold == isBold && $0.look.isItalic == isItalic })
            if alike.isEmpty { continue }
            mask.add("<g fill=\"#fff\"")
            if isBold { mask.add(" font-weight=\"bold\"") }
            if isItalic { mask.add(" font-style=\"italic\"") }
            mask.add(">\n")
            for word in alike { word.write(letters, to: &mask) }
            mask.add("</g>\n")
        }
        var inks = Inks()
        for word in words { inks[word.look.color].add(word.cells) }
        var colors = PictureText()
        CellLines.write(inks.all.map { ($0.color, $0.rectangles.merged) }, to: &colors)
        // Pictures of one page share their names, so another picture has another name.
        let name = "m" + (mask.bytes + colors.bytes).stableDigest
        picture.add("<mask id=\"")
        picture.add(markup: name)
        picture.add("\" maskUnits=\"userSpaceOnUse\" x=\"")
        picture.add(eighths: area.x)
        picture.add("\" y=\"")
        picture.add(eighths: area.y)
        picture.add("\" width=\"")
        picture.add(eighths: area.width)
        picture.add("\" height=\"")
        picture.add(eighths: area.height)
        picture.add("\">\n")
        picture.add(mask)
        picture.add("</mask>\n<g mask=\"url(#")
        picture.add(markup: name)
        picture.add(")\">\n")
        picture.add(colors)
        picture.add("</g>\n")
    }

    /// The words in fewer pieces.
    private func joined(_ words: [Word]) -> [Word] {
        var all: [Word] = []
        for word in words {
            if let both = all.last?.joined(word) { all[all.count - 1] = both } else { all.append(word) }
        }
        return all
    }
}
