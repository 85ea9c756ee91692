import LunchInput
import LunchTrace
import LunchWire
import Testing

/// The differences of runs whose lists have another order each time.
@Suite struct LearnedOrderTests {
    private func lines(_ failed: GreenRun, from green: [GreenRun]) throws -> [String] {
        FirstDifference(of: try failed.trace(), from: try green.map { try $0.trace() }, isLearned: true).lines
    }

    private func rows(_ row: String) -> GreenRun {
        var story = GreenRun()
        story.press(.return, rows: [row])
        return story
    }

    @Test func wordsThatChangeTheirOrderInARowAreLearned() throws {
        let green = [rows("tea, eggs, milk"), rows("tea, milk, eggs")]
        #expect(try lines(rows("milk, eggs, tea"), from: green).isEmpty)
        #expect(try lines(rows("milk, eggs, rum"), from: green).count == 2)
        // Numbers that happen to have changed their places are no list.
        let clocks = [rows("12:21"), rows("21:12")]
        #expect(try lines(rows("13:45"), from: clocks).isEmpty)
    }

    /// One of them may have been at the same place each time.
    @Test func thePlacesInSuchAListAreLearned() throws {
        func run(_ labels: [String]) -> GreenRun {
            let cells = labels.enumerated().map { row, label in
                AccessibilityNode(.cell, label: label, frame: CellRect(column: 0, row: row, columns: 1, rows: 1))
            }
            var story = GreenRun()
            story.tap("a", [AccessibilityNode(.table, identifier: "list", children: cells)])
            return story
        }
        #expect(try lines(run(["b", "c", "a"]), from: [run(["a", "b", "c"]), run(["c", "b", "a"])]).isEmpty)
        #expect(try !lines(run(["b", "c", "a"]), from: [run(["a", "b", "c"])]).isEmpty)
    }

    private enum Mark: CaseIterable { case selection, focus }

    private func list(_ labels: [String], _ marked: String, _ mark: Mark) -> GreenRun {
        var story = GreenRun()
        let cells = labels.map {
            AccessibilityNode.cell(
                $0, isSelected: mark == .selection && $0 == marked, hasFocus: mark == .focus && $0 == marked)
        }
        story.tap("a", [AccessibilityNode(.table, identifier: "list", children: cells)])
        return story
    }

    @Test(arguments: Mark.allCases) private func whatIsMarkedInSuchAListIsComparedByItsPlace(_ mark: Mark) throws {
        let green = [list(["a", "b", "c"], "a", mark), list(["b", "a", "c"], "b", mark)]
        #expect(try lines(list(["c", "a", "b"], "c", mark), from: green).isEmpty)
        #expect(
            try lines(list(["a", "c", "b"], "c", mark), from: green).last
                == (mark == .focus
                    ? "  the focus was on cell \"a\", and is now on cell \"c\"."
                    : "  cell \"c\" was not selected, and is now selected."))
        // In a list whose order stays it is compared by its name.
        let same = [list(["a", "b", "c"], "a", mark)]
        #expect(try !lines(list(["b", "a", "c"], "b", mark), from: same).isEmpty)
    }

    /// A list that draws one of its rows inverse, or in another style.
    private func drawn(_ labels: [String], inverse: String, style: Int = 7, title: String = "Title") -> GreenRun {
        let cells = labels.enumerated().map { row, label in
            AccessibilityNode(.cell, label: label, frame: CellRect(column: 0, row: row + 1, columns: 9, rows: 1))
        }
        var story = GreenRun()
        story.tap(
            "a", [AccessibilityNode(.table, identifier: "list", children: cells)],
            rows: [title] + labels.map { $0 == inverse ? "\u{1B}[\(style)m\($0)\u{1B}[m" : $0 })
        return story
    }

    @Test func theRowsOfSuchAListTakeTheirLooksAlong() throws {
        let green = [drawn(["a", "b", "c"], inverse: "a"), drawn(["b", "a", "c"], inverse: "a")]
        #expect(try lines(drawn(["b", "c", "a"], inverse: "a"), from: green).isEmpty)
        // A look that no row of it had, or that another row has, is a difference.
        let underlined = drawn(["b", "c", "a"], inverse: "a", style: 4)
        #expect(try lines(underlined, from: green).last?.contains("now underline") == true)
        let title = drawn(["b", "c", "a"], inverse: "a", title: "\u{1B}[7mTitle\u{1B}[m")
        #expect(try lines(title, from: green).last?.contains("row 0 was plain, and is now inverse") == true)
        // In a list whose order stays, each row has its own look.
        let same = [drawn(["a", "b", "c"], inverse: "a"), drawn(["a", "b", "c"], inverse: "a")]
        #expect(
            try lines(drawn(["a", "b", "c"], inverse: "c"), from: same).last?.contains("row 1 was inverse") == true)
    }

    /// An app may say anything of its elements.
    @Test func elementsThatLieNowhereAreNoTrap() throws {
        func run(_ text: String) -> GreenRun {
            let frames = [
                CellRect(column: 0, row: .max, columns: .max, rows: .max),
                CellRect(column: 0, row: .min, columns: 1, rows: .min),
                CellRect(column: 0, row: -3, columns: 1, rows: .max),
            ]
            let cells = frames.enumerated().map { AccessibilityNode(.cell, label: "\($0.offset)", frame: $0.element) }
            var story = GreenRun()
            story.tap("a", [AccessibilityNode(.table, identifier: "list", children: cells)], rows: [text])
            return story
        }
        #expect(try !lines(run("a"), from: [run("b"), run("b")]).isEmpty)
    }
}
