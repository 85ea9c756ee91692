import Lunch
import Testing

@testable import SampleKit

struct TextViewTests {
    @Test func showsItsTextInABox() {
        let stage = Stage(TextView("one\ntwo", identifier: "postView"), columns: 8, rows: 5)
        #expect(stage.lines == ["┌──────┐", "│one   │", "│two   │", "│      │", "└──────┘", ""])
        #expect(stage.cursor == CellPoint(column: 4, row: 2))
        #expect(
            stage.elements == [
                .init(
                    .textView, identifier: "postView", value: "one\ntwo",
                    frame: CellRect(column: 0, row: 0, columns: 8, rows: 5), hasFocus: true)
            ])
    }

    @Test func takesWhatIsTyped() {
        var changes: [String] = []
        let view = TextView()
        view.onChange = { changes.append($0) }
        let stage = Stage(view)
        stage.type("a")
        stage.press(.enter)
        stage.type(" 世")
        stage.paste("b\nc")
        #expect(view.text == "a\n 世b\nc")
        #expect(changes == ["a", "a\n", "a\n ", "a\n 世", "a\n 世b\nc"])
    }

    @Test func aTextThatIsToBeReadCanBeScrolledAndNotChanged() {
        let view = TextView()
        view.isEditable = false
        view.onChange = { _ in Issue.record("The text has changed.") }
        view.text = "one\ntwo\nthree"
        let stage = Stage(view, columns: 8, rows: 4)
        #expect(stage.lines.prefix(3) == ["┌──────┐", "│one   │", "│two   │"])
        stage.type("a")
        stage.press(.enter, .backspace, .delete)
        stage.paste("b")
        #expect(view.text == "one\ntwo\nthree")
        #expect(stage.cursor == CellPoint(column: 1, row: 1))
        stage.mouse(.scrollDown, 2, 2)
        #expect(stage.lines.prefix(3) == ["┌──────┐", "│two   │", "│three │"])
    }

    @Test func wrapsLongLines() {
        let stage = Stage(TextView("bread and butter"), columns: 10, rows: 6)
        #expect(stage.lines.prefix(4) == ["┌────────┐", "│bread   │", "│and     │", "│butter  │"])
        #expect(stage.cursor == CellPoint(column: 7, row: 3))
    }

    @Test func arrowsMoveByTheLinesThatAreSeen() {
        let view = TextView("世界\nabc\nx")
        let stage = Stage(view)
        stage.press(.up)
        #expect(stage.cursor == CellPoint(column: 2, row: 2))
        stage.press(.end, .up)
        #expect(stage.cursor == CellPoint(column: 3, row: 1))
        stage.press(.home, .down, .end, .right, .character("-"))
        #expect(view.text == "世界\nabc\n-x")
    }

    @Test func theEndOfAWrappedLineStaysOnIt() {
        let stage = Stage(TextView("bread and"), columns: 10, rows: 6)
        stage.press(.up, .end)
        #expect(stage.cursor == CellPoint(column: 6, row: 1))
    }

    @Test func scrollsWithTheCursor() {
        let stage = Stage(TextView("1\n2\n3\n4\n5"), columns: 6, rows: 4)
        #expect(stage.lines[1...2] == ["│4   │", "│5   │"])
        stage.press(.up, .up, .up)
        #expect(stage.lines[1...2] == ["│2   │", "│3   │"])
        stage.press(.pageUp)
        #expect(stage.lines[1...2] == ["│1   │", "│2   │"])
    }

    @Test func aClickPlacesTheCursor() {
        let view = TextView("one\ntwo")
        let stage = Stage(view)
        stage.mouse(.press, 2, 1)
        stage.type("-")
        #expect(view.text == "o-ne\ntwo")
    }

    @Test func staysInOrderWhereThereIsNoRoom() {
        let stage = Stage(TextView("one\ntwo"), columns: 1, rows: 1)
        stage.press(.up, .down, .home, .end, .pageDown, .character("x"))
        #expect(stage.text == "\n" || stage.text.isEmpty)
    }
}
