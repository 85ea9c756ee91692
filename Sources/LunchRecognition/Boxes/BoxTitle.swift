/// Reads the title of a box from its border.
struct BoxTitle {
    let surface: Surface
    let box: Box

    /// The title in the top border, else that over a separate line, else that in the bottom border; empty if there is none.
    var text: String {
        title(in: box.rows.lowerBound, needsLetters: false) ?? titleOverLine
            ?? title(in: box.rows.upperBound, needsLetters: true) ?? ""
    }

    /// The words that have the first row inside for themselves, if a line from side to side divides it from the rest.
    private var titleOverLine: String? {
        let (row, line) = (box.rows.lowerBound + 1, box.rows.lowerBound + 2)
        let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
        guard line < box.rows.upperBound, surface.lines(left, line) == [.up, .down, .right],
            surface.lines(right, line) == [.up, .down, .left], let text = surface.trimmed(left + 1..<right, row)
        else { return nil }
        // A column's line, or two blanks, are between the headings of a table; a line may have words in it.
        let isOne = text.allSatisfy { column in
            !LineDrawing.draws(surface.scalar(column, row))
                && !(surface.isBlank(column, row) && surface.isBlank(column + 1, row))
        }
        let isWord = Character(surface.scalar(text.lowerBound, row)).isLetter
        let isLine =
            (left + 1..<right).allSatisfy { !surface.lines($0, line).contains(.down) }
            && surface.lines(left + 1, line).contains(.horizontal)
            && surface.lines(right - 1, line).contains(.horizontal)
        return isOne && isWord && isLine ? surface.text(text, row) : nil
    }

    private struct Piece {
        var columns: Range<Int>
        /// True if there is a blank, a bracket or a junction on both sides.
        var isSet: Bool
        var letters: Int
    }

    private func title(in row: Int, needsLetters: Bool) -> String? {
        let pieces = pieces(of: row)
        let worded = pieces.filter { $0.letters > 0 }
        // A letter alone in brackets is a button, as the one that closes a window.
        var best =
            worded.first { $0.isSet && $0.letters > 1 } ?? worded.first(where: \.isSet)
            ?? worded.max { $0.letters < $1.letters }
        if best == nil, !needsLetters { best = pieces.first(where: \.isSet) }
        return best.map { surface.text($0.columns, row) }
    }

    /// The texts between the lines of a border.
    private func pieces(of row: Int) -> [Piece] {
        var pieces: [Piece] = []
        var column = box.columns.lowerBound + 1
        let end = box.columns.upperBound
        while column < end {
            guard !isLine(column, row) else {
                column += 1
                continue
            }
            let start = column
            while column < end, !isLine(column, row) { column += 1 }
            if let piece = piece(start..<column, row) { pieces.append(piece) }
        }
        return pieces
    }

    private func piece(_ columns: Range<Int>, _ row: Int) -> Piece? {
        guard var text = surface.trimmed(columns, row) else { return nil }
        var isSet = text.lowerBound > columns.lowerBound && text.upperBound < columns.upperBound
        let brackets = surface.scalar(text.lowerBound, row) == 0x5B && surface.scalar(text.upperBound - 1, row) == 0x5D
        if brackets, text.count > 2, let inner = surface.trimmed(text.lowerBound + 1..<text.upperBound - 1, row) {
            text = inner
            isSet = true
        }
        var letters = 0
        for column in text where Character(surface.scalar(column, row)).isLetter { letters += 1 }
        return Piece(columns: text, isSet: isSet, letters: letters)
    }

    private func isLine(_ column: Int, _ row: Int) -> Bool {
        let scalar = surface.scalar(column, row)
        if LineDrawing.draws(scalar) { return true }
        return scalar == 0x2D && surface.scalar(box.columns.lowerBound, row) == 0x2B
    }
}

extension Character {
    /// The character of a code point; a blank for what is none.
    init(_ scalar: UInt32) {
        self.init(Unicode.Scalar(scalar) ?? " ")
    }
}
