import LunchTerminal
import Testing

/// Boxes that go on below the last row of the screen.
struct OpenBoxTests {
    private func menu(_ rows: [String], side: String = "│", last: String = "│") -> [String] {
        let bar = styled("30;46", " ") + styled("30;47", "File") + styled("30;46", String(repeating: " ", count: 35))
        let lines = rows.enumerated().map { index, row in
            at(0, 2 + index) + "│" + row + (index == rows.count - 1 ? last : side)
        }
        let top = at(0, 1) + "┌" + String(repeating: "─", count: 10) + "┐"
        return cells(screen(fullScreen + hiddenCursor + bar + top + lines.joined()))
    }

    private let items = ["New", "Open", "Save", "Print", "Close", "Send", "Send as", "Quit"]

    @Test func theRowsOfAMenuThatTheScreenCutsOff() {
        let rows = items.enumerated().map { index, item in
            let text = item + String(repeating: " ", count: 10 - item.count)
            return index == 2 ? styled("7", text) : text
        }
        #expect(menu(rows) == ["New", "Open", "*Save", "Print", "Close", "Send", "Send as", "Quit"])
        #expect(menu(rows, side: " ").isEmpty)
        #expect(menu(rows, last: " ").isEmpty)
    }

    @Test func theBoxIsNoGroup() {
        let top = fullScreen + "┌" + String(repeating: "─", count: 10) + "┐"
        let open = lines(0, 1, Array(repeating: "│          │", count: 9))
        #expect(outline(screen(top + open)).isEmpty)
        #expect(outline(screen(top + open + at(0, 9) + "└──────────┘")).count == 1)
    }

    /// A box over the whole screen in which a program runs, with its status highlighted below three lines of a text.
    private func program(_ texts: [String], status: String, below: String = "") -> [String] {
        let bar = at(1, 4) + styled("7", status + String(repeating: " ", count: 38 - status.count))
        return cells(
            screen(fullScreen + hiddenCursor + box(0, 0, 40, 10) + lines(1, 1, texts) + bar + at(1, 5) + below))
    }

    @Test func aStatusInABoxThatIsAsLargeAsTheScreen() {
        #expect(program(["one", "two", "three"], status: "notes.txt", below: ":quit").isEmpty)
        #expect(program(["1 one", "2 two", "3 three"], status: "4 four").count == 4)
    }
}
