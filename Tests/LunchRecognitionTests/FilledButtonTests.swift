import LunchTerminal
import Testing

/// Buttons that stand alone, and what brackets in borders are.
struct FilledButtonTests {
    @Test func theOnlyButtonOfABoxStandsInItsMiddle() {
        func buttons(_ column: Int) -> Int {
            let grid = screen(
                fullScreen, hiddenCursor, box(0, 0, 30, 8), lines(3, 2, ["Help", "Options", "Escape"]), at(column, 6),
                "<Exit>")
            return outline(grid).count { $0.contains("button") }
        }
        #expect(buttons(12) == 1)
        #expect(buttons(3) == 0)
    }

    @Test func aBoxIsNotCalledAsTheButtonThatClosesIt() {
        let top = "┌─[x]──── select mode ───────┐"
        #expect(
            outline(screen(fullScreen, hiddenCursor, box(0, 0, 30, 5), at(0, 0), top))[0].hasPrefix(
                "group \"select mode\""))
    }

    @Test func menusMayHaveOneBlankBetweenThem() {
        func bar(_ letter: String) -> TUIGrid {
            let words = ["File", "Edit", "Help"].enumerated().map { index, word in
                let ink = index == 0 ? "42" : "47"
                return styled("\(letter);\(ink)", String(word.prefix(1)))
                    + styled("30;\(ink)", word.dropFirst() + (index == 0 ? "" : " "))
                    + styled("47", index == 0 ? " " : "")
            }
            return screen(
                fullScreen, hiddenCursor, at(0, 0), styled("47", String(repeating: " ", count: 40)), at(0, 0),
                words.joined(),
                box(0, 1, 20, 5), at(2, 2), "Open")
        }
        #expect(outline(bar("31")).contains { $0.contains("menuItem \"File\" selected") })
        #expect(!outline(bar("30")).contains { $0.contains("menuItem") })
    }

    @Test func theBracketsOfATitleMayTouchTheCorners() {
        let top = "┌┤ Toggle status notification ├┐"
        #expect(outline(screen(fullScreen, hiddenCursor, box(0, 0, 32, 5), at(0, 0), top)).count == 1)
        let text = "┌ Toggle status notifications  ┐"
        #expect(outline(screen(fullScreen, hiddenCursor, box(0, 0, 32, 5), at(0, 0), text)) == [])
    }
}
