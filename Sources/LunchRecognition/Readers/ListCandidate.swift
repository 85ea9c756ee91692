import LunchTerminal
import LunchWire

/// Rows that may be a list, and the one of them that differs from all others.
struct ListCandidate {
    /// The difference between the selected row and the others.
    enum Sign {
        /// Another background.
        case ground
        /// A sign before its text.
        case mark
        /// Text in another color or style.
        case text
    }

    let scene: Scene
    /// The rows of the block that the list is in.
    let block: [ListRow]
    /// The rows of the list.
    var range: Range<Int>
    /// The index of the selected row in the block.
    let selected: Int
    /// The columns of the cells.
    let columns: Range<Int>
    let sign: Sign
    /// True if the last input has moved the difference here from another row of the list.
    var hasMoved = false

    var rows: ArraySlice<ListRow> { block[range] }
    var own: ListRow { block[selected] }
    var others: [ListRow] { range.filter { $0 != selected }.map { block[$0] } }
    var surface: Surface { scene.surface }
    var region: Region { scene.layout.regions[own.line.region] }
    /// True if the list is on the screen itself, or in a box around all of it.
    var isOnScreen: Bool { scene.isWhole(own.line.region) }
    /// The column in which the text of the selected row begins.
    var start: Int { text(own)?.lowerBound ?? columns.lowerBound }
    /// The background of the other rows.
    var normal: Look.Ink {
        others.first.map { surface.background(text($0)?.lowerBound ?? start, $0.row) } ?? .defaultBackground
    }
    /// True if the highlight goes from one edge of the region to the other.
    var isWide: Bool { 100 * columns.count >= 95 * own.line.columns.count }

    /// True if the selected row is neither the first nor the last.
    var isAmid: Bool { selected > range.lowerBound && selected < range.upperBound - 1 }

    /// The text of a row in the columns of the list.
    func text(_ row: ListRow) -> Range<Int>? { surface.trimmed(columns.clamped(to: row.line.columns), row.row) }

    /// The rows right above and below the list, and whether each is above.
    var neighbors: [(row: ListRow, edge: ListRow, isAbove: Bool)] {
        guard let first = rows.first, let last = rows.last else { return [] }
        return [(first.row - 1, first, true), (last.row + 1, last, false)].compactMap { row, edge, isAbove in
            let line = scene.line(row, of: edge.line.region, around: start)
            return line.map { (ListRow($0, scene), edge, isAbove) }
        }
    }

    /// The list without a heading or a label as its first row, and without a last row after a separator that repeats the selected one.
    var withoutHeading: ListCandidate {
        var list = self
        if list.range.count >= 3, selected < list.range.upperBound - 1,
            ListVetoes.isEcho(block[list.range.upperBound - 1], of: list)
        {
            list.range = list.range.lowerBound..<list.range.upperBound - 1
        }
        if list.range.count >= 3, selected > list.range.lowerBound,
            ListVetoes.isHeading(block[list.range.lowerBound], of: list)
        {
            list.range = list.range.lowerBound + 1..<list.range.upperBound
        }
        return list
    }

    // MARK: - Evidence

    /// The facts that show that the rows are a list, and that the one that differs is selected.
    static let evidence = Evidence<ListCandidate>(
        threshold: 3,
        facts: [
            .init("the last input moved the highlight", 3) { $0.hasMoved },
            .init("numbers are in the same cells of all rows", 3) { ListFacts.haveNumbersAlike($0) },
            .init("the row has the exchanged colors of some rows", 3) { ListFacts.hasColorsOfSome($0) },
            .init("one row of a box has another background", 3) { !$0.isOnScreen && $0.sign == .ground },
            .init("the rows answer a question", 3) { ListFacts.areAnswers($0) },
            // Facts against a list.
            .init("too few rows", -9) { $0.range.count < 3 },
            .init("a program edits text there", -9) { ListVetoes.isEdited($0) },
            .init("the list goes on", -9) { ListVetoes.goesOn($0) },
            .init("the rows are a part of a grid or a tree", -9) { ListVetoes.isPart($0) },
            .init("the rows are a paragraph", -9) { ListVetoes.isParagraph($0) },
            .init("the row is a heading or a status line", -9) { ListVetoes.isHeadingOrStatus($0) },
        ])
}
