/// Reads the title of a box from its border.
struct BoxTitle {
    let surface: Surface
    let box: Box

    /// The title in the top border, else that in the bottom one; empty if there is none.
    var text: String {
        title(in: box.rows.lowerBound, needsLetters: false) ?? title(in: box.rows.upperBound, needsLetters: true) ?? ""
    }

    private struct Piece {
        var columns: Range<Int>
        /// Whether there is a blank, a bracket or a junction on both sides.
        var isSet: Bool
        var letters: Int
    }

    private func title(in row: Int, needsLetters: Bool) -> String? {
        let pieces = pieces(of: row)
        let worded = pieces.filter { $0.letters > 0 }
        var best = worded.first(where: \.isSet) ?? worded.max { $0.letters < $1.letters }
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
