import LunchTerminal
import Testing

/// Lists of which a count, the names of folders, the marks of choices, a question or a line tells where they begin.
struct CountedHeadingTests {
    private func files(_ count: String, headingAt column: Int = 0) -> [String] {
        let row = "-rw-r--r-- index.html"
        let rows =
            at(column, 0) + styled("33", "Directory /") + at(0, 1) + "-rw-r--r-- form.html" + at(0, 2)
            + styled("42", row + String(repeating: " ", count: 40 - row.count))
        let status = at(0, 8) + styled("44", "[tree] " + count + String(repeating: " ", count: 33 - count.count))
        return cells(screen(fullScreen + hiddenCursor + rows + status + at(0, 9)))
    }

    @Test func aCountLeavesOutTheHeading() {
        #expect(files("file 2 of 2") == ["-rw-r--r-- form.html", "*-rw-r--r-- index.html"])
        #expect(files("file 2 of 5").isEmpty)
        #expect(files("page 2 of 2").isEmpty)
        // A row that begins to the right of all others is no heading: it may be one of the list.
        #expect(files("file 2 of 2", headingAt: 11).isEmpty)
    }

    @Test func theFolderItselfIsARow() {
        func folders(_ names: [String]) -> [String] {
            let rows = names.enumerated().map { at(1, 1 + $0) + ($0 == 0 ? styled("44", $1) : $1) }
            return cells(screen(fullScreen + hiddenCursor + box(0, 0, 20, 8) + rows.joined()))
        }
        #expect(folders([".", "..", "docs", "music"]) == ["*.", "..", "docs", "music"])
        #expect(folders([".", "docs", "music"]).isEmpty)
    }

    @Test func markedChoicesAreRowsWhereLinesAreWritten() {
        func rows(_ marks: [String]) -> [String] {
            let texts = marks.enumerated().map { index, mark in
                index == 1 ? "\r\n" + styled("36", " > " + mark + "Turin") : "\r\n   " + mark + "London"
            }
            let now = "[?] Which towns:" + texts.joined() + "\r\n"
            return cells(screen(now), before: screen(now, at(5, 2) + " ", at(0, 4)))
        }
        #expect(rows(["[ ] ", "[X] ", "[ ] "]) == ["London", "*Turin", "London"])
        #expect(rows(["", "", ""]).isEmpty)
    }

    @Test func aQuestionInABoxIsNoRow() {
        func towns(_ first: String, _ selected: Int) -> TUIGrid {
            let names = [first, "London", "Turin", "Oxford"].enumerated().map {
                $0 == selected ? styled("7", $1 + String(repeating: " ", count: 14 - $1.count)) : $1
            }
            return screen(fullScreen, hiddenCursor, box(0, 0, 30, 8), lines(2, 1, names))
        }
        #expect(cells(towns("Which town?", 2), before: towns("Which town?", 1)) == ["London", "*Turin", "Oxford"])
        #expect(cells(towns("Which town", 2), before: towns("Which town", 1)).count == 4)
    }

    @Test func theChosenTextAboveALineIsNoRow() {
        func towns(_ first: String) -> [String] {
            let rows = [first, "London", "Turin", "Oxford"].enumerated().map { index, name in
                at(2, index == 0 ? 1 : index + 2)
                    + (index == 2 ? styled("7", name + String(repeating: " ", count: 26 - name.count)) : name)
            }
            let line = at(1, 2) + String(repeating: "─", count: 28)
            return cells(screen(fullScreen, hiddenCursor, box(0, 0, 30, 7), line, rows.joined()))
        }
        #expect(towns("Turin") == ["London", "*Turin", "Oxford"])
        #expect(towns("All") == ["All", "London", "*Turin", "Oxford"])
    }

    @Test func aHeadingOverNumbersIsNoRowWhereAColourMoves() {
        func towns(_ heading: String, _ selected: Int) -> TUIGrid {
            let texts = [heading, "London     0", "Turin      3", "Lincoln    6"]
            let rows = texts.enumerated().map { styled($0 == selected ? "33" : "37", $1) }
            return screen(fullScreen, hiddenCursor, box(0, 0, 40, 9), lines(1, 1, rows))
        }
        let heading = "Town   Mills"
        #expect(cells(towns(heading, 3), before: towns(heading, 2)).count == 3)
        #expect(cells(towns("Oxford     9", 3), before: towns("Oxford     9", 2)).count == 4)
    }
}
