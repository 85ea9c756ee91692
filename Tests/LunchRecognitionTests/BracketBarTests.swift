import LunchTerminal
import Testing

/// Bars in the last rows with each key in square brackets.
struct BracketBarTests {
    private func buttons(_ rows: [String]) -> [String] {
        let grid = screen(
            fullScreen, hiddenCursor, at(0, 0), "text", lines(0, 10 - rows.count, rows), at(0, 0), columns: 76)
        return outline(grid).filter { $0.contains("button") }.map { line in
            let parts = line.split(separator: "\"")
            return "\(parts[3])|\(parts[1])"
        }
    }

    @Test func keysOfSeveralRowsAreOneBar() {
        let rows = ["Keys: [enter] Edit an entry [d] Delete it          Version 3", "  [c] Count   [h] Help"]
        #expect(buttons(rows) == ["[enter]|Edit an entry", "[d]|Delete it", "[c]|Count", "[h]|Help"])
    }

    @Test(arguments: [
        // No key has a name.
        ["[e] Edit  [d] Delete", "[c] Count  [h] Help"],
        // One key stands there twice.
        ["[enter] Edit  [d] Delete", "[d] Drop  [h] Help  [c] Count"],
        // The letters are those of other words.
        ["[enter] Edit  [x] Delete", "[y] Count  [z] Help"],
        // Something else stands between them.
        ["[enter] Edit  [d] Delete   words", "[c] Count  [h] Help"],
        ["words [enter] Edit  [d] Delete", "[c] Count  [h] Help"],
        // A key has no word.
        ["[enter] [d] Delete", "[c] Count  [h] Help  [q] Quit"],
    ]) func otherBracketsAreNone(rows: [String]) { #expect(buttons(rows) == []) }
}
