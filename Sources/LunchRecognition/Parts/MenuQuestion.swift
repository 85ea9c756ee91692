import LunchTerminal

/// A question below the numbered rows of a menu, which somebody answers with one of their numbers: `Enter your choice: 2`.
///
/// In an editor a line may look like this as well. Here the rows above begin with numbers in one column, the label asks for a choice,
/// and nothing stands in the row but the label and, right before the cursor, a number or a letter.
struct MenuQuestion {
    let label: String
    /// The cells of the label.
    let cells: Range<Int>
    /// The cells behind it, as far as the line goes.
    let value: Range<Int>

    private static let words: Set<Substring> = ["choose", "choice", "select", "selection", "option"]
    /// The rows above in which the menu is looked for.
    private static let reach = 20
    private static let fewest = 3
    private static let longest = 3

    init?(_ scene: Scene, _ span: Range<Int>) {
        let (surface, row, end) = (scene.surface, scene.cursor.row, scene.cursor.column)
        guard let text = surface.trimmed(span, row), span.contains(end),
            let colon = text.first(where: { surface.scalar($0, row) == 0x3A && surface.isBlank($0 + 1, row) }),
            end == max(text.upperBound, colon + 2), end <= colon + 2 + Self.longest,
            (colon + 2..<end).allSatisfy({
                let character = Character(surface.scalar($0, row))
                return character.isLetter || character.isNumber
            })
        else { return nil }
        cells = text.lowerBound..<colon + 1
        label = FieldLabel(surface.text(cells, row)).text
        value = colon + 2..<span.upperBound
        let words = label.lowercased().split { !$0.isLetter }
        guard words.contains(where: Self.words.contains), Self.hasMenu(above: row, span, surface) else { return nil }
    }

    /// True if some rows above begin with numbers, all but the longer ones in the same column.
    private static func hasMenu(above row: Int, _ span: Range<Int>, _ surface: Surface) -> Bool {
        var counts: [Int: Int] = [:]
        for other in max(0, row - reach)..<row {
            guard let start = surface.trimmed(span, other)?.lowerBound else { continue }
            let end = (start..<span.upperBound).first { !(0x30...0x39).contains(surface.scalar($0, other)) }
            guard let end, end > start, end <= start + 2, ".):".contains(Character(surface.scalar(end, other))) else {
                continue
            }
            counts[start, default: 0] += 1
        }
        return counts.values.contains { $0 >= fewest }
    }
}
