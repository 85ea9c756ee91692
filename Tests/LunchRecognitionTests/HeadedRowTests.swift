import LunchTerminal
import Testing

/// Rows below a heading that names their columns, and rows to choose from below a prompt.
struct HeadedRowTests {
    private func bar(_ text: String, _ style: String, columns: Int = 40) -> String {
        styled(style, text + String(repeating: " ", count: columns - text.count))
    }

    private func list(_ heading: String, _ rows: [String], lit: Int, cursor: String = hiddenCursor) -> [String] {
        let rows = rows.enumerated().map { at(0, 2 + $0) + ($0 == lit ? bar($1, "7") : $1) }
        return cells(screen(fullScreen, at(0, 1) + bar(heading, "44"), rows.joined() + cursor))
    }

    @Test func aHeadingNamesTheColumnsOfRows() {
        let rows = ["media   a set of discs", "file    a folder", "net     a server"]
        #expect(list("Abbrev. Description", rows, lit: 2).count == 3)
        #expect(list("Abbrev.  Description", rows, lit: 2) == [])
        #expect(list("Abbrev. 1 Description", rows, lit: 2) == [])
    }

    @Test func theCursorMayStandInTheFirstCellOfARowWhoseColumnsAreNamed() {
        let rows = [".  one      12 Text", "   two       3 Lisp", "   three   145 Text"]
        let heading = "CR Buffer Size Mode"
        #expect(list(heading, rows, lit: 1, cursor: at(0, 3)).count == 3)
        #expect(list(heading, rows, lit: 1, cursor: at(4, 3)) == [])
        #expect(list("One two  three four", rows, lit: 1, cursor: at(0, 3)) == [])
    }

    @Test func aRowThatIsDrawnOtherwiseIsNotLeftOut() {
        let heading = at(0, 1) + bar("Name    Town", "44")
        func list(_ last: String) -> [String] {
            let rows = ["Ada     London", "Charles Turin", "Mary    Jedburgh"].enumerated().map {
                at(0, 2 + $0) + ($0 == 1 ? bar($1, "7") : $1)
            }
            return cells(
                screen(fullScreen, hiddenCursor, heading + rows.joined() + at(0, 5) + bar(last, "48;5;234")))
        }
        #expect(list("George  Lincoln") == [])
        #expect(list("  4 rows").count == 3)
    }

    // MARK: - Below a prompt

    private func candidates(_ prompt: String, style: String = "42", lit: Int = 1, last: String = "two.c") -> [String] {
        let rows = ["one.c", "mail/", "same/", last].enumerated().map {
            at(0, 6 + $0) + ($0 == lit ? styled(style, $1) : $1)
        }
        return outline(
            screen(fullScreen, "Text", at(0, 4) + bar("one.c", "47"), rows.joined() + at(0, 5) + prompt))
    }

    @Test func rowsToChooseFromStandBelowAPrompt() {
        let found = candidates("1/12 Find file: ~/")
        #expect(found.filter { $0.contains("cell") }.count == 4)
        #expect(candidates("Find file ~/").allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", style: "0").allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", lit: 3).allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", last: " two").allSatisfy { !$0.contains("cell") })
    }

    // MARK: - Elsewhere

    @Test func aTitleAboveTheTextOfABoxIsNoRow() {
        let rows = at(7, 3) + "Save all" + at(7, 4) + styled("7", "Discard all") + at(7, 5) + "Cancel"
        let found = cells(screen(fullScreen, hiddenCursor, box(4, 2, 17, 5, title: " Quit "), rows))
        #expect(found == ["Save all", "*Discard all", "Cancel"])
    }

    @Test func twoRowsBelowAHeadingAreAListIfTheHighlightHasMovedThere() {
        func list(_ lit: Int) -> TUIGrid {
            let names = ["All users", "root"].enumerated().map { index, name in
                at(0, 3 + index)
                    + styled(index == lit ? "46" : "0", name + String(repeating: " ", count: 12 - name.count))
            }
            return screen(
                fullScreen, hiddenCursor, at(0, 2) + styled("42", "Processes of"),
                at(13, 2) + styled("43", "PID USER COMMAND"),
                names.joined() + at(13, 3) + "  1 root sh", at(13, 4) + "  2 root ls")
        }
        #expect(cells(list(1), before: list(0)) == ["All users", "*root"])
        #expect(cells(list(1)) == [])
    }

    @Test func aBarBelowEndsTheCountedRowsOfAPane() {
        func list(_ second: String) -> [String] {
            let side = (0..<10).map { at(0, $0) + "box   │" }.joined()
            let rows = [
                bar("1 Ada: the engine", "46", columns: 33), second, "3 Mary: the loom",
                bar("-Inbox-", "44", columns: 33),
            ]
            let text = ["Date: Thursday", "From: Ada", "To: Demo"]
            return cells(screen(fullScreen, hiddenCursor, side, lines(7, 1, rows + text)))
        }
        #expect(list("2 Charles: cards").count == 3)
        #expect(list("5 Charles: cards") == [])
    }
}
