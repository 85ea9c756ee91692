/// A first row that is drawn as the rows of a list are, but has words where all of them have numbers.
struct PlainHeading {
    private let selection: ListSelection
    private let scene: Scene

    init(_ selection: ListSelection, _ scene: Scene) { (self.selection, self.scene) = (selection, scene) }

    /// The list without its heading; nil if it is not certain whether the first row is one.
    var rest: ListSelection? {
        guard let first = selection.rows.first, selection.selected > selection.rows.startIndex,
            selection.rows.count >= 3
        else { return selection }
        let others = selection.rows.dropFirst()
        let columns = others.reduce(0..<Int.max) { $0.clamped(to: $1.text) }
        let numbers = columns.filter { column in others.allSatisfy { isDigit(column, $0.row) } }
        guard !numbers.isEmpty, !numbers.contains(where: { isDigit($0, first.row) }) else { return selection }
        guard numbers.contains(where: { isLetter($0, first.row) }) else { return numbers.count < 4 ? selection : nil }
        return ListSelection(rows: others, selected: selection.selected, columns: selection.columns)
    }

    private func isDigit(_ column: Int, _ row: Int) -> Bool {
        (0x30...0x39).contains(scene.surface.scalar(column, row))
    }

    private func isLetter(_ column: Int, _ row: Int) -> Bool {
        Character(scene.surface.scalar(column, row)).isLetter
    }
}
