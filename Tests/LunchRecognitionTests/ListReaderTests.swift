import LunchTerminal
import LunchWire
import Testing

@testable import LunchRecognition

/// Lists with their selected row, and texts that only look like one.
struct ListReaderTests {
    /// A screen, the one before the last input, and the cells that must be found, with a star before the selected one.
    struct Case: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var grid: TUIGrid
        var before: TUIGrid?
        var cells: [String]

        init(_ name: String, _ grid: TUIGrid, before: TUIGrid? = nil, _ cells: String...) {
            (testDescription, self.grid, self.before, self.cells) = (name, grid, before, cells)
        }

        /// A list in which the last input moved something from one row to another.
        init(_ name: String, from: Int, to: Int, _ list: (Int) -> TUIGrid, _ cells: String...) {
            (testDescription, grid, before, self.cells) = (name, list(to), list(from), cells)
        }

        /// Cells that change as if a selection moved, on a screen without a list.
        init(_ name: String, from: Int, to: Int, _ list: (Int) -> TUIGrid) {
            (testDescription, grid, before, cells) = (name, list(to), list(from), [])
        }
    }

    private static let towns = ["London", "Turin", "Lincoln", "Oxford"]

    /// Rows of which one has another style from its first column for some columns, on a screen that a program takes.
    private static func list(
        _ rows: [String], _ selected: Int, style: String = "7", width: Int = 20, others: String = "0",
        at place: (column: Int, row: Int) = (2, 2), _ more: String...
    ) -> TUIGrid {
        let drawn = rows.enumerated().map { styled($0 == selected ? style : others, padded($1, width)) }
        return screen(fullScreen, hiddenCursor, more.joined(), lines(place.column, place.row, drawn), more.joined())
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    /// Rows of which one has a bar from edge to edge.
    private static func wide(
        _ rows: [String], _ selected: Int, from row: Int = 2, others: String = "0", _ more: String...
    ) -> TUIGrid {
        list(rows, selected, width: 40, others: others, at: (0, row), more.joined())
    }

    /// Rows after a pointer of which one has the pointer.
    private static func marked(_ rows: [String], _ selected: Int, _ sign: String = "> ", _ more: String...) -> TUIGrid {
        let drawn = rows.enumerated().map { ($0 == selected ? sign : "  ") + $1 }
        return screen(fullScreen, hiddenCursor, lines(0, 2, drawn), more.joined())
    }

    /// Rows in a box.
    private static func boxed(_ rows: [String], _ selected: Int, _ more: String...) -> TUIGrid {
        let drawn = rows.enumerated().map { styled($0 == selected ? "7" : "0", padded($1, 18)) }
        return screen(fullScreen, hiddenCursor, box(0, 0, 20, 9), lines(1, 1, drawn), more.joined())
    }

    /// Answers below a question of a program that writes line after line.
    private static func asked(_ question: String, _ answers: [String], _ selected: Int, _ more: String = "") -> TUIGrid
    {
        let rows = answers.enumerated().map { $0 == selected ? "❯ " + $1 : "  " + $1 }
        return screen(hiddenCursor, lines(0, 0, [question] + rows), more)
    }

    private static let question = styled("1;32", "?") + " Which town?"
    private static let mails = (1...4).map { "2026-01-0\($0) 10:0\($0) mail" }

    // MARK: - What moved

    private static let moves = [
        Case("a bar", from: 0, to: 1, { list(towns, $0) }, "London", "*Turin", "Lincoln", "Oxford"),
        Case("a bar upwards", from: 3, to: 2, { list(towns, $0) }, "London", "Turin", "*Lincoln", "Oxford"),
        Case(
            "a bar as long as each text", from: 0, to: 1, { list(towns, $0, width: 0) }, "London", "*Turin", "Lincoln",
            "Oxford"),
        Case("a bar in a box", from: 0, to: 1, { boxed(towns, $0) }, "London", "*Turin", "Lincoln", "Oxford"),
        Case(
            "a bar past a separator", from: 0, to: 2,
            {
                boxed(
                    ["London", "Turin"] + [""] + ["Oxford", "Bath"], $0 == 2 ? 3 : $0,
                    at(0, 3) + separator)
            },
            "London", "Turin", "*Oxford", "Bath"),
        Case("a pointer", from: 0, to: 1, { marked(towns, $0) }, "London", "*Turin", "Lincoln", "Oxford"),
        Case("any sign", from: 0, to: 3, { marked(towns, $0, "* ") }, "London", "Turin", "Lincoln", "*Oxford"),
        Case("a bar of two rows", list(["a"] + towns, 1), before: list(towns + ["a"], 3)),
        Case("nothing", list(towns, 1), before: list(towns, 1)),
        Case("to one of two rows", from: 0, to: 1, { list(["London", "Turin"], $0) }),
    ]

    @Test(arguments: moves) func rowToWhichTheLastInputMovedIsSelected(row: Case) {
        #expect(cells(row.grid, before: row.before) == row.cells)
    }

    // MARK: - What differs

    private static let contrasts = [
        Case("a bar over rows with dates", list(mails, 1, width: 24), mails[0], "*" + mails[1], mails[2], mails[3]),
        Case("a bar from edge to edge over texts", wide(towns, 1)),
        Case("a short bar over texts", list(towns, 1)),
        Case("the colors of some rows exchanged", files("7;34"), "docs", "*music", "notes", "pages"),
        Case("other colors", files("44")),
        Case("an answer to a question", asked(question, towns, 1), "London", "*Turin", "Lincoln", "Oxford"),
        Case("a pointer without a question", asked("Which town?", towns, 1)),
        Case("answers with text below them", asked(question, towns, 1, at(0, 7) + "of the north")),
        Case("a row of a box", boxed(towns, 1), "London", "*Turin", "Lincoln", "Oxford"),
        Case("none of a box", boxed(towns, 9)),
    ]

    /// Files, folders in blue, of which the second one is selected.
    private static func files(_ style: String) -> TUIGrid {
        let rows = [styled("34", "docs"), styled(style, padded("music", 20)), "notes", styled("34", "pages")]
        return screen(fullScreen, hiddenCursor, lines(0, 2, rows))
    }

    @Test(arguments: contrasts) func rowThatDiffersIsSelectedWhereAFactShowsIt(row: Case) {
        #expect(cells(row.grid, before: row.before) == row.cells)
    }

    // MARK: - What denies a list

    private static let denied = [
        Case("a line of an editor, which has the cursor", from: 0, to: 1) {
            list(towns, $0, at(4, 2 + $0) + visibleCursor)
        },
        Case("a text with the cursor in another row", from: 0, to: 1) { boxed(towns, $0, at(4, 3) + visibleCursor) },
        Case("a part of the rows above a marked one", from: 0, to: 1) {
            list(towns, $0, at(2, 6) + styled("42", "Bath"))
        },
        Case("a part of the rows above an indented one", from: 0, to: 1) { wide(towns, $0, at(6, 6) + "Bath") },
        Case("a part of the rows above more after a blank one", from: 0, to: 1) { list(towns, $0, at(2, 7) + "Bath") },
        Case("a part of the rows of a box", from: 0, to: 1) { boxed(towns, $0, at(4, 5) + "Bath") },
        Case("a part of the rows of a box after a blank one", from: 0, to: 1) { boxed(towns, $0, at(1, 6) + "Bath") },
        Case("a part of the rows above a line of hyphens", from: 0, to: 1) { boxed(towns, $0, at(1, 5) + "------") },
        Case("rows with a box over the next one", from: 0, to: 1) { list(towns, $0, box(8, 6, 12, 4)) },
        Case("rows of which one has a text after it", from: 0, to: 1) {
            list(towns, $0, width: 0, at(11, 4) + "(north)")
        },
        Case("the first column of a grid", from: 0, to: 1) { list(towns, $0, width: 10, lines(16, 2, rivers)) },
        Case("the last column of a grid", from: 0, to: 1) {
            list(towns, $0, width: 10, at: (14, 2), lines(2, 2, rivers.map { padded($0, 10) }))
        },
        Case("choices and a heading between them", from: 0, to: 1) {
            list(["[ ] London", "[ ] Turin", "Italy", "[ ] Bath"], $0)
        },
        Case("a question in the column of the rows", from: 0, to: 1) { marked(towns, $0, "❯ ", at(2, 1) + "Which? ›") },
        Case("words over numbers", from: 1, to: 2) { wide(["Size", "1024", "2048", "4096"], $0 + 1) },
        Case("a status line", wide(mails, 3, from: 6)),
        Case(
            "a status line in a box around the screen",
            screen(
                fullScreen, hiddenCursor, box(0, 0, 40, 10),
                lines(1, 5, mails.prefix(3) + [styled("7", padded(mails[3], 38))]))),
        Case("a title", wide(mails, 1, from: 0)),
        Case("a heading over numbers", wide(["PID  USER   CPU"] + (1...4).map { "  \($0)  root   0.\($0)" }, 0)),
        Case("a line of a paragraph", wide(Array(mails.prefix(3)), 1, lines(0, 6, ["more of it", "and more"]))),
        Case("a bar over the border of a box", boxed(Array(mails.prefix(4)), 1, at(0, 2) + styled("7", "│"))),
        Case("two panes with a border in another color", from: 0, to: 1) { selected in
            wide(towns.map { padded($0, 19) + styled("44", " ") + $0 }, selected)
        },
    ]

    private static let rivers = ["Witham", "Po", "Thames", "Avon"]
    private static let visibleCursor = "\u{1B}[?25h"

    @Test(arguments: denied) func otherTextsAreNoList(row: Case) {
        #expect(cells(row.grid, before: row.before) == row.cells)
    }

    // MARK: - What belongs to a list

    private static let edges = [
        Case(
            "an underlined heading", wide(mails, 2, at(0, 1) + styled("4", padded("Date", 40))), mails[0], mails[1],
            "*" + mails[2], mails[3]),
        Case(
            "a bold first row", wide([styled("1", "Date             Text")] + mails, 2), mails[0], "*" + mails[1],
            mails[2], mails[3]),
        Case(
            "a label", from: 0, to: 1, { wide(towns, $0, at(0, 1) + "Towns:") }, "London", "*Turin", "Lincoln", "Oxford"
        ),
        Case(
            "a title on another background", from: 0, to: 1,
            { wide(towns, $0, at(0, 1) + styled("30;42", padded("Town", 40))) }, "London", "*Turin", "Lincoln", "Oxford"
        ),
        Case(
            "a status line in the last row", from: 0, to: 1, { wide(towns, $0, from: 5, at(10, 9) + "4 towns") },
            "London", "*Turin", "Lincoln", "Oxford"),
        Case(
            "a row that repeats the selected one below a line", from: 0, to: 1,
            { boxed(towns, $0, at(0, 5) + separator + at(1, 6) + towns[$0]) },
            "London", "*Turin", "Lincoln", "Oxford"),
    ]

    private static let separator = "├" + String(repeating: "─", count: 18) + "┤"

    @Test(arguments: edges) func textsBesideAListAreNoRows(row: Case) {
        #expect(cells(row.grid, before: row.before) == row.cells)
    }

    @Test func cellHasItsColumnsAsTextsOrIsAChoice() {
        func rows(_ selected: Int) -> TUIGrid { Self.list(["[x] One   1", "[ ] Two   2", "[ ] Six   3"], selected) }
        let found = outline(rows(1), before: rows(0), texts: true)
        #expect(
            found[..<3] == [
                "table \"\" 2,2 20x3", "  cell \"One 1\" = \"1\" not selected 2,2 20x1",
                "    checkBox \"One 1\" = \"1\" 2,2 11x1",
            ])
        func columns(_ selected: Int) -> TUIGrid { Self.list(["One   1", "Two   2", "Six   3"], selected) }
        let texts = outline(columns(1), before: columns(0), texts: true)
        #expect(
            texts[4...6] == [
                "  cell \"Two 2\" selected 2,3 20x1", "    staticText \"Two\" 2,3 3x1", "    staticText \"2\" 8,3 1x1",
            ])
    }

    /// Vertical lines divide the screen into panes, unless a bar goes through one of them in one row.
    @Test func barThroughLinesJoinsTheColumnsOfATable() {
        func table(_ selected: Int) -> TUIGrid {
            let rows = Self.mails.enumerated().map { index, mail in
                styled(index == selected ? "7" : "0", " \(mail)│ \(index)00 │ Ada  ")
            }
            return screen(fullScreen, hiddenCursor, lines(0, 2, rows))
        }
        #expect(cells(table(1), before: table(0)).map { $0.hasPrefix("*") } == [false, true, false, false])
        #expect(cells(table(1), before: table(0))[1] == "*2026-01-02 10:02 mail 100 Ada")
    }

    // MARK: - Facts

    /// A fact without a case here could be removed, and no test would notice.
    @Test(arguments: ListCandidate.evidence.facts.map(\.name)) func factDecidesACase(name: String) {
        let all = Self.moves + Self.contrasts + Self.denied + Self.edges
        #expect(all.contains { labels($0, ignoring: []) != labels($0, ignoring: [name]) })
    }

    private func labels(_ row: Case, ignoring facts: Set<String>) -> [String] {
        func labels(in node: AccessibilityNode) -> [String] {
            let element = node.attributes
            return (element.type == .cell ? ["\(element.isSelected) \(element.label)"] : [])
                + node.children.flatMap(labels)
        }
        return labels(in: Recognition.root(of: row.grid, before: row.before, ignoring: facts))
    }
}
