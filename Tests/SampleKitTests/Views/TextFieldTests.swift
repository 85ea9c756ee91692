import Lunch
import Testing

@testable import SampleKit

struct TextFieldTests {
    @Test func showsItsPlaceholderWhileEmpty() {
        let stage = Stage(TextField(placeholder: "Name", identifier: "nameField"), columns: 8)
        #expect(stage.text == "Name____\n")
        #expect(stage.cursor == CellPoint(column: 0, row: 0))
        #expect(
            stage.elements == [
                .init(
                    .textField, identifier: "nameField", value: "", placeholder: "Name",
                    frame: CellRect(column: 0, row: 0, columns: 8, rows: 1), hasFocus: true)
            ])
    }

    @Test func takesWhatIsTyped() {
        var changes: [String] = []
        let field = TextField()
        field.onChange = { changes.append($0) }
        let stage = Stage(field, columns: 8)
        stage.type("ab c")
        stage.press(.left, .backspace, .home, .delete, .end, .character("d"))
        #expect(field.text == "bcd")
        #expect(changes == ["a", "ab", "ab ", "ab c", "abc", "bc", "bcd"])
        #expect(stage.text == "bcd_____\n")
        #expect(stage.element(.textField)?.value == "bcd")
        #expect(stage.cursor == CellPoint(column: 3, row: 0))
    }

    @Test func theCursorMovesOverWideCharactersAtOnce() {
        let field = TextField("世界e\u{301}!")
        let stage = Stage(field, columns: 10)
        #expect(stage.text == "世界e\u{301}!____\n")
        var columns = [stage.cursor?.column]
        for _ in 0..<4 {
            stage.press(.left)
            columns.append(stage.cursor?.column)
        }
        #expect(columns == [6, 5, 4, 2, 0])
    }

    @Test func longTextMovesWithTheCursor() {
        let stage = Stage(TextField(), columns: 6)
        stage.type("abcdefgh")
        #expect(stage.text == "defgh_\n")
        #expect(stage.cursor?.column == 5)
        stage.press(.home)
        #expect(stage.text == "abcdef\n")
        stage.press(.end, .backspace, .backspace, .backspace, .backspace)
        #expect(stage.text == "abcd__\n")
    }

    @Test func longWideTextMovesWithTheCursor() {
        let stage = Stage(TextField("世界世界"), columns: 6)
        #expect(stage.text == "世界__\n")
        #expect(stage.cursor?.column == 4)
    }

    @Test func pastedLinesBecomeOne() {
        let field = TextField("x")
        let stage = Stage(field)
        stage.paste("a\nb")
        #expect(field.text == "xa b")
    }

    @Test func aClickPlacesTheCursor() {
        let field = TextField("世界ab")
        let stage = Stage(Button("First"), field)
        stage.mouse(.press, 3, 1)
        #expect(field.hasFocus)
        stage.type("-")
        #expect(field.text == "世-界ab")
        stage.mouse(.press, 30, 1)
        stage.type("!")
        #expect(field.text == "世-界ab!")
    }

    @Test func returnSubmitsAndTypesNothing() {
        var count = 0
        let field = TextField("a")
        field.onSubmit = { count += 1 }
        Stage(field).press(.enter)
        #expect(count == 1)
        #expect(field.text == "a")
    }

    @Test func keysWithControlTypeNothing() {
        let field = TextField("abc")
        let stage = Stage(field)
        stage.press(.character("x"), modifiers: .control)
        stage.press(.character("x"), modifiers: .alt)
        #expect(field.text == "abc")
        stage.press(.character("u"), modifiers: .control)
        #expect(field.text.isEmpty)
    }

    @Test func settingItsTextCallsNothing() {
        let field = TextField()
        var count = 0
        field.onChange = { _ in count += 1 }
        field.text = "ab"
        #expect(count == 0)
        #expect(Stage(field).cursor?.column == 2)
    }
}
