import LunchTerminal
import Testing

/// Lists that lie over a screen without a border.
struct PopupTests {
    private let words = ["aleph", "arabic", "autoread", "backup"]

    private func popup(selected: Int, before label: String = "", cursor: (Int, Int) = (6, 9)) -> TUIGrid {
        let text = lines(0, 0, ["Dear Ada, the engine works well today,", "", "", "", "Yours,", "Charles"])
        let rows = words.enumerated().map { index, word in
            label + styled(index == selected ? "40" : "45", " " + word + String(repeating: " ", count: 14 - word.count))
        }
        return screen(
            fullScreen, text, lines(8 - label.count, 1, rows), at(0, 9), ":set a", at(cursor.0, cursor.1))
    }

    private func cells(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains("cell") }
    }

    @Test func rowsOnAGroundOfTheirOwnAreAList() {
        let found = cells(popup(selected: 1))
        #expect(found.count == 4)
        #expect(found.dropFirst().first == "  cell \"arabic\" selected 8,2 15x1")
    }

    /// A window without a border has its title there.
    @Test func theFirstRowIsSelectedOnlyIfTheHighlightHasMovedThere() {
        #expect(cells(popup(selected: 0)) == [])
        #expect(cells(popup(selected: 0), before: popup(selected: 1)).first?.contains("aleph\" selected") == true)
    }

    @Test func fieldsBehindLabelsAreNoList() {
        #expect(cells(popup(selected: 1, before: "Name: ")) == [])
    }

    @Test func fieldsOfWhichOneHasTheCursorAreNoList() {
        #expect(cells(popup(selected: 1, cursor: (15, 2))) == [])
    }

    @Test func anIndentedItemOfAMenuIsNotLeftOut() {
        func menu(_ selected: Int, _ third: String, width: Int = 16) -> TUIGrid {
            let rows = ["Reload", "Go to", third, "Save", "Help"].enumerated().map {
                $0 == selected ? styled("7", $1 + String(repeating: " ", count: width - 3 - $1.count)) : $1
            }
            return screen(fullScreen, hiddenCursor, box(0, 0, width, 7), lines(2, 1, rows))
        }
        #expect(cells(menu(1, "Tabs"), before: menu(0, "Tabs")).count == 5)
        #expect(cells(menu(1, "  on a tab"), before: menu(0, "  on a tab")) == [])
        // A box that is as narrow as the longest of its rows has nothing but items.
        #expect(cells(menu(1, "  on a tab", width: 13)).count == 5)
    }
}
