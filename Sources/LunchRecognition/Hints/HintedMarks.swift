/// The columns at the left of a list that a test declares, in which a sign points to some rows and nothing else is drawn.
struct HintedMarks {
    /// The signs that point to a row. A triangle is not one of them, since it may fold a tree.
    private static let pointers = Set(">❯➤→»›▌".unicodeScalars.map(\.value))

    /// The rows with the text after the signs.
    private(set) var items: [HintedItem]
    /// The index of the only item that a sign in the first of these columns points to; nil if there is none.
    private(set) var selected: Int?

    init(_ items: [HintedItem], _ surface: Surface) {
        self.items = items
        guard items.count >= 2, var column = items.compactMap(\.pieces.first?.lowerBound).min() else { return }
        var hasPointer = false
        while column < surface.columns {
            let signs = items.map { surface.scalar(column, $0.row) }
            guard signs.allSatisfy({ $0 == 0x20 || Self.pointers.contains($0) }) else { break }
            let pointed = items.indices.filter { signs[$0] != 0x20 }
            if !hasPointer, pointed.count == 1 { selected = pointed[0] }
            hasPointer = hasPointer || !pointed.isEmpty
            column += 1
        }
        guard hasPointer else { return }
        self.items = items.map { item in
            let pieces = item.pieces.compactMap { piece in
                piece.upperBound > column
                    ? surface.trimmed(max(column, piece.lowerBound)..<piece.upperBound, item.row) : nil
            }
            return HintedItem(pieces: pieces, columns: item.columns, row: item.row, surface)
        }
    }
}
