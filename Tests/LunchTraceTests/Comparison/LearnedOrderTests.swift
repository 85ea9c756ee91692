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
        story.press("return", rows: [row])
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
                    ? "  the focus was on cell \"a\", now on cell \"c\"."
                    : "  cell \"c\" was not selected, now selected."))
        // In a list whose order stays it is compared by its name.
        let same = [list(["a", "b", "c"], "a", mark)]
        #expect(try !lines(list(["b", "a", "c"], "b", mark), from: same).isEmpty)
    }
}
