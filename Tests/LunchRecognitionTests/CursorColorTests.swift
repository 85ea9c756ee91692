import LunchTerminal
import Testing

/// Lists in which the colour of the text moves with the cursor, and no background tells the selected row.
struct CursorColorTests {
    /// A screen of links, of which one has the colour of the current one.
    private func links(_ current: Int, cursor: Int, bullet: String = "* ", style: String = "93") -> String {
        let texts = ["Apples", "Pears", "Plums"].enumerated().map { index, text in
            at(4, 3 + index) + bullet + styled(index == current ? style : "32", text)
        }
        return fullScreen + at(0, 0) + "The shop" + texts.joined() + at(6, 3 + cursor)
    }

    private func selected(_ before: String, _ now: String) -> [String] {
        cells(screen(now), before: screen(before))
    }

    @Test func theColorHasMovedWithTheCursor() {
        let found = selected(links(0, cursor: 0), links(1, cursor: 1))
        #expect(found == ["* Apples", "** Pears", "* Plums"])
    }

    @Test func theCursorIsInARowWithoutTheColor() {
        #expect(selected(links(0, cursor: 0), links(1, cursor: 2)).isEmpty)
    }

    @Test func wordsBeforeTheTextsMayBePartsOfASentence() {
        #expect(selected(links(0, cursor: 0, bullet: "a "), links(1, cursor: 1, bullet: "a ")).isEmpty)
    }

    @Test func anEditorUnderlinesTheLineOfTheCursor() {
        let style = "32;4"
        let (before, now) = (links(0, cursor: 0, style: style), links(1, cursor: 1, style: style))
        #expect(selected(before, now).isEmpty)
    }

    /// Rows of a table, with blanks that have no style between the columns.
    private func table(bold: Int) -> String {
        let rows = ["lo    0.00", "ifb0  0.00", "eth0  0.00"].enumerated().map { index, text in
            let parts = text.split(separator: " ").map { styled(index == bold ? "1" : "37", String($0)) }
            return at(2, 3 + index) + parts[0] + at(8, 3 + index) + parts[1]
        }
        return fullScreen + hiddenCursor + at(0, 0) + "Bandwidth" + rows.joined() + at(0, 0)
    }

    @Test func allTextsOfARowAreDrawnOtherwise() {
        #expect(selected(table(bold: 0), table(bold: 1)) == ["lo 0.00", "*ifb0 0.00", "eth0 0.00"])
    }
}
