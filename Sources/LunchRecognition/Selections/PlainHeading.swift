/// A first row that is drawn as the rows of a list are, but has words where all of them have numbers, is a label, or stands
/// above a line as a choice or a search.
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
        if isLabel(first) || isAboveLine(first, others) {
            return ListSelection(rows: others, selected: selection.selected, columns: selection.columns)
        }
        let columns = others.reduce(0..<Int.max) { $0.clamped(to: $1.text) }
        let numbers = columns.filter { column in others.allSatisfy { isDigit(column, $0.row) } }
        guard !numbers.isEmpty, !numbers.contains(where: { isDigit($0, first.row) }) else { return selection }
        guard numbers.contains(where: { isLetter($0, first.row) }) else { return numbers.count < 4 ? selection : nil }
        return ListSelection(rows: others, selected: selection.selected, columns: selection.columns)
    }

    /// True if a row of a box ends with a colon or a question mark, as a label above a list does.
    private func isLabel(_ row: ListRow) -> Bool {
        guard !scene.layout.regions[row.line.region].isScreen,
            let text = scene.surface.trimmed(selection.columns ?? row.text, row.row)
        else { return false }
        return ":?".contains(Character(scene.surface.scalar(text.upperBound - 1, row.row)))
    }

    /// True if a line divides a row of a box from the others, and it has the text of one of them, which is chosen now, or it alone begins
    /// with the sign of a prompt, as a search does.
    private func isAboveLine(_ row: ListRow, _ others: ArraySlice<ListRow>) -> Bool {
        guard !scene.layout.regions[row.line.region].isScreen, let next = others.first, next.row > row.row + 1 else {
            return false
        }
        let text = scene.surface.text(row.text, row.row)
        let texts = others.map { scene.surface.text($0.text, $0.row) }
        let isSearch = Self.signs.contains { sign in
            text.split(separator: " ").first == sign && !texts.contains { $0.hasPrefix(sign) }
        }
        return texts.contains(text) || isSearch
    }

    /// The signs of prompts.
    private static let signs: [Substring] = [">", "❯"]

    private func isDigit(_ column: Int, _ row: Int) -> Bool {
        (0x30...0x39).contains(scene.surface.scalar(column, row))
    }

    private func isLetter(_ column: Int, _ row: Int) -> Bool {
        Character(scene.surface.scalar(column, row)).isLetter
    }
}
