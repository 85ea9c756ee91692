import LunchTerminal
import Testing

/// Lists of which a count, the names of folders or the marks of choices tell where they begin.
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
}
