import LunchTerminal
import Testing

/// Rows of another background in a box that is around the whole screen.
struct FrameTests {
    private func frame(_ rows: [String], selected: Int, _ more: String, columns: Int = 40) -> TUIGrid {
        let drawn = rows.enumerated().map { index, row in
            let text = row + String(repeating: " ", count: columns - 2 - row.count)
            return at(1, index + 1) + (index == selected ? styled("7", text) : text)
        }
        return screen(fullScreen, box(0, 0, columns, 10), drawn.joined(), more)
    }

    private let mails = ["Ada      5 engine", "Charles  6 mill", "Mary     7 loom", "George   8 cards"]

    private func longer(_ selected: Int, _ more: String) -> TUIGrid {
        frame(Array(repeating: mails, count: 2).joined().map(\.self), selected: selected, more)
    }

    @Test func aStatusLineAtItsEndIsNoRow() {
        #expect(cells(longer(3, hiddenCursor), before: longer(2, hiddenCursor)).count == 8)
        let last = frame(["first", "second", "third", "", "a", "b", "c", "status"], selected: 7, hiddenCursor)
        let past = frame(["first", "second", "third", "", "a", "b", "c", "status"], selected: -1, hiddenCursor)
        #expect(cells(last, before: past) == [])
    }

    @Test func theLineOfACursorIsNoRow() {
        #expect(cells(longer(3, at(3, 4)), before: longer(2, at(3, 3))) == [])
    }
}
