import LunchTerminal

/// The words of a heading on a background of its own from edge to edge, each with the column that it names below.
struct ColumnWords {
    private let words: [Range<Int>]
    private let surface: Surface

    /// The fewest words that are enough if others stand above columns that some rows leave empty.
    private static let fewest = 3

    init(of heading: ListRow, _ scene: Scene) {
        let surface = scene.surface
        var words: [Range<Int>] = []
        let isBar = surface.ink(of: heading.line.columns, heading.row).map { $0 != scene.background(of: 0) } ?? false
        // Every second row of a list may have a background of its own as well, and numbers as others have them.
        let hasDigits = heading.text.contains { (0x30...0x39).contains(surface.scalar($0, heading.row)) }
        for column in heading.text where isBar && !hasDigits && !surface.isBlank(column, heading.row) {
            if let last = words.last, last.upperBound == column {
                words[words.count - 1] = last.lowerBound..<column + 1
            } else {
                words.append(column..<column + 1)
            }
        }
        (self.words, self.surface) = (words, surface)
    }

    /// True if a word of each row begins, or ends, where one of the heading does: for all of these, two or more, or for three.
    func areAbove(_ rows: some Collection<ListRow>) -> Bool {
        let aligned = words.count { word in
            rows.allSatisfy { begins(word.lowerBound, $0.row) }
                || rows.allSatisfy { ends(word.upperBound, $0.row) }
        }
        return aligned >= 2 && aligned == words.count || aligned >= Self.fewest
    }

    private func begins(_ column: Int, _ row: Int) -> Bool {
        !surface.isBlank(column, row) && surface.isGap(column - 1, row)
    }

    private func ends(_ column: Int, _ row: Int) -> Bool {
        !surface.isBlank(column - 1, row) && surface.isGap(column, row)
    }
}
