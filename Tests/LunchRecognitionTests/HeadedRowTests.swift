import LunchTerminal
import Testing

/// Rows below a heading that names their columns, and rows to choose from below a prompt.
struct HeadedRowTests {
    private func bar(_ text: String, _ style: String) -> String {
        styled(style, text + String(repeating: " ", count: 40 - text.count))
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
        #expect(found.contains { $0.hasPrefix("textField \"Find file\" = \"~/\" focus") })
        #expect(candidates("Find file ~/").allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", style: "0").allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", lit: 3).allSatisfy { !$0.contains("cell") })
        #expect(candidates("Find file: ~/", last: " two").allSatisfy { !$0.contains("cell") })
    }
}
