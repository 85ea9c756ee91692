import LunchTerminal
import Testing

/// Fields of forms that the cursor is not in.
struct SideFieldTests {
    private let buttons = at(2, 4) + "[x] Send news" + at(2, 5) + "[ ] Keep it" + at(4, 7) + "[ OK ]  [ Cancel ]"

    private func fields(_ row: String, buttons: String? = nil, after: String = at(5, 7)) -> [String] {
        let form = fullScreen + box(0, 0, 40, 9) + row + (buttons ?? self.buttons) + after
        return outline(screen(form)).filter { $0.contains("textField") }
    }

    @Test func onABackgroundOfItsOwn() {
        let row = at(2, 2) + "Name: " + styled("46", "Ada       ")
        #expect(fields(row) == [#"  textField "Name" = "Ada" not focus 8,2 10x1"#])
    }

    @Test func aHighlightThatEndsWithItsText() {
        #expect(fields(at(2, 2) + "Name: " + styled("46", "Ada Byron")).isEmpty)
    }

    @Test func aGauge() {
        #expect(fields(at(2, 2) + "Done: " + styled("46", "    12%   ")).isEmpty)
        #expect(fields(at(2, 2) + "Done: " + styled("46", "12%       ")).isEmpty)
        #expect(fields(at(2, 2) + "Done: " + styled("46", "          ")).isEmpty)
    }

    @Test func betweenBrackets() {
        let form = at(2, 2) + "Name: [Ada       ]"
        #expect(fields(form, after: hiddenCursor + at(0, 0)) == [#"  textField "Name" = "Ada" 9,2 10x1"#])
        #expect(fields(at(2, 2) + "Load: [|||       ]", after: hiddenCursor + at(0, 0)).isEmpty)
    }

    @Test func withoutControlsNothingIsAForm() {
        let row = at(2, 2) + "Name: " + styled("46", "Ada       ")
        #expect(fields(row, buttons: at(4, 7) + "[ OK ]  [ Cancel ]").isEmpty)
    }

    private func boxes(choices: Bool) -> String {
        let rows = ["[X] Send news", "(X) By post", "( ) By wire"]
        return fullScreen + box(0, 0, 40, 3, title: " Person ") + at(1, 1) + "Name: Ada"
            + (choices ? lines(0, 3, rows) : "") + at(0, 9) + "< Order    >  < Cancel   >" + at(1, 3)
    }

    @Test func inABoxOfOneRowAboveChoices() {
        let found = outline(screen(boxes(choices: true))).filter { $0.contains("textField") }
        #expect(found == [#"  textField "Name" = "Ada" not focus 7,1 32x1"#])
        #expect(!outline(screen(boxes(choices: false))).contains { $0.contains("textField") })
    }

    private func lined(_ style: String) -> [String] {
        let rows = (1...3).map { at(2, 2 * $0) + "Value \($0):" + styled($0 == 2 ? "4" : style, "          ") }
        return outline(screen(fullScreen + rows.joined() + at(10, 4))).filter { $0.contains("textField") }
    }

    @Test func drawnAsTheFieldAtTheCursor() {
        #expect(lined("4").count == 3)
        #expect(lined("0").count == 1)
    }

    @Test func aPathInABoxWhileTheCursorIsOnAButton() {
        func found(_ text: String) -> [String] {
            let outer = fullScreen + box(0, 0, 40, 9) + box(2, 2, 30, 3) + at(3, 3) + text
            return outline(screen(outer + at(4, 7) + "<  OK  >  <Cancel>" + at(5, 7))).filter {
                $0.contains("textField")
            }
        }
        #expect(found("/home/ada/") == [#"    textField "" = "/home/ada/" not focus 3,3 28x1"#])
        #expect(found("Please wait").isEmpty)
    }

    @Test func aPromptOfAPagerInABox() {
        let texts = lines(1, 1, ["Yours,", "Charles"])
        let pager = fullScreen + box(0, 0, 40, 9) + texts + at(1, 3) + styled("7", "(END)")
        #expect(!outline(screen(pager)).contains { $0.contains("textField") })
    }
}
