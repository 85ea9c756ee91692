import LunchTerminal
import Testing

/// Boxes that go on below the last row of the screen.
struct OpenBoxTests {
    private func menu(_ selected: Int) -> TUIGrid {
        let bar = styled("30;46", " ") + styled("30;47", "File") + styled("30;46", String(repeating: " ", count: 35))
        let rows = items.enumerated().map { index, item in
            let text = item + String(repeating: " ", count: 10 - item.count)
            return at(0, 2 + index) + "│" + styled(index == selected ? "7" : "0", text) + "│"
        }
        let top = at(0, 1) + "┌" + String(repeating: "─", count: 10) + "┐"
        return screen(fullScreen + hiddenCursor + bar + top + rows.joined())
    }

    private let items = ["New", "Open", "Save", "Print", "Close", "Send", "Send as", "Quit"]

    @Test func theRowsOfAMenuThatTheScreenCutsOff() {
        #expect(
            cells(menu(2), before: menu(1)) == ["New", "Open", "*Save", "Print", "Close", "Send", "Send as", "Quit"])
    }

    @Test func theBoxIsNoGroup() {
        let top = fullScreen + "┌" + String(repeating: "─", count: 10) + "┐"
        let open = lines(0, 1, Array(repeating: "│          │", count: 9))
        #expect(outline(screen(top + open)).isEmpty)
        #expect(outline(screen(top + open + at(0, 9) + "└──────────┘")).count == 1)
    }
}
