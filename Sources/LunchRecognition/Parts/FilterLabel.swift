import LunchTerminal
import LunchWire

/// A label at the cursor's row, and behind it what filters a list: all of its rows have the letters that were typed, in their order.
///
/// The label ends with a colon, right beside the list, or with an angle bracket before a count of the rows; or it is drawn otherwise
/// than what was typed, before or behind a count or in the row beside one, where nothing has to be typed yet.
struct FilterLabel {
    let label: String
    /// The cells of the label.
    let cells: Range<Int>
    /// The cells of what is typed.
    let value: Range<Int>

    /// The most cells of a label.
    private static let longest = 24

    init?(_ scene: Scene, _ span: Range<Int>, _ region: Int, _ findings: Findings) {
        let (surface, cursor) = (scene.surface, scene.cursor)
        let row = cursor.row
        // Lines may stand at the sides without a box around them.
        func isLine(_ column: Int) -> Bool { surface.lines(column, row) == .vertical }
        let start = span.lowerBound + (isLine(span.lowerBound) ? 1 : 0)
        let span = start..<max(start, span.upperBound - (isLine(span.upperBound - 1) ? 1 : 0))
        guard let text = surface.trimmed(span, row), text.lowerBound < cursor.column, cursor.column < span.upperBound,
            let typed = surface.trimmed(text.lowerBound..<cursor.column, row), typed.upperBound >= cursor.column - 1,
            let gap = typed.upperBound < cursor.column
                ? typed.upperBound : typed.last(where: { surface.isBlank($0, row) }), gap > text.lowerBound + 1,
            gap - text.lowerBound <= Self.longest, !surface.isBlank(gap - 1, row), !findings.isClaimed(gap - 1, row)
        else { return nil }
        let tables = findings.elements.filter { $0.region == region && $0.node.attributes.type == .table }
        guard tables.count == 1, let table = tables.first?.node, table.children.count >= 2 else { return nil }
        let letters = surface.text(gap + 1..<cursor.column, row).lowercased()
        let isFiltered = table.children.allSatisfy { Self.holds(letters, $0.attributes.label.lowercased()) }
        let frame = table.attributes.frame
        let isBeside = frame.origin.row == row + 1 || frame.origin.row + frame.size.rows == row
        let rest = surface.trimmed(cursor.column..<span.upperBound, row)
        let isEmpty = letters.isEmpty
        let isOpen =
            surface.scalar(gap - 1, row) == 0x3A
            ? rest == nil
            : surface.scalar(gap - 1, row) == 0x3E
                && (rest.map { Self.names(table.children.count, surface.text($0, row)) } ?? false)
        let isNamed = isOpen && !isEmpty && isBeside && frame.origin.column == text.lowerBound
        let look = surface.look(text.lowerBound, row)
        let isDrawn =
            (text.lowerBound..<gap).allSatisfy { surface.isBlank($0, row) || surface.look($0, row) == look }
            && surface.look(gap + 1, row) != look
        let isCounted = rest.map { Self.counts(table.children.count, surface.text($0, row)) } ?? false
        // The place of the selected row among all may stand before the label.
        let count = text.lowerBound..<((text.lowerBound..<gap).first { surface.isBlank($0, row) } ?? text.lowerBound)
        let isPlaced = !count.isEmpty && rest == nil && isBeside && FilterCount.isCount(count, row, surface)
        let isBesideCount =
            rest == nil
            && [row - 1, row + 1].contains { other in
                let text = surface.trimmed(span, other).map { surface.text($0, other) } ?? ""
                return Self.counts(table.children.count, String(text.prefix { $0 != " " }))
            }
        guard isFiltered, isNamed || isDrawn && (!isEmpty && (isCounted || isPlaced) || isBesideCount) else {
            return nil
        }
        cells = (isPlaced ? count.upperBound + 1 : text.lowerBound)..<gap
        label = FieldLabel(surface.text(cells, row)).text
        value = gap + 1..<(rest == nil ? span.upperBound : cursor.column + 1)
    }

    /// True if a text has some letters in their order.
    private static func holds(_ letters: String, _ text: String) -> Bool {
        var left = letters[...]
        for character in text where character == left.first { left.removeFirst() }
        return left.isEmpty
    }

    /// True if a text has a number among its signs, as `[5 (1/1)]`.
    private static func names(_ number: Int, _ text: String) -> Bool {
        text.split { !$0.isNumber }.first.flatMap { Int($0) } == number
    }

    /// True if a word of a text says how many of all rows are left, as `5/12`.
    private static func counts(_ number: Int, _ text: String) -> Bool {
        text.split(separator: " ").contains { word in
            let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
            return parts.count == 2 && parts[0] == number && parts[1].map { $0 >= number } ?? false
        }
    }
}
