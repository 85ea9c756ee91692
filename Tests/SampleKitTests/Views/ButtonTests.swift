import Lunch
import Testing

@testable import SampleKit

struct ButtonTests {
    @Test func showsItsTitleInBrackets() {
        let stage = Stage(Button("Send", identifier: "sendButton"))
        #expect(stage.text == "[ Send ]\n")
        #expect(
            stage.elements == [
                .init(
                    .button, identifier: "sendButton", label: "Send",
                    frame: CellRect(column: 0, row: 0, columns: 8, rows: 1), hasFocus: true)
            ])
    }

    @Test(arguments: [Key.Code.enter, .character(" ")])
    func isActivatedByAKey(_ code: Key.Code) {
        var count = 0
        let stage = Stage(Button("Send") { count += 1 })
        stage.press(code)
        stage.press(.character("x"), .up)
        #expect(count == 1)
    }

    @Test func isActivatedByAClickAlone() {
        var count = 0
        let stage = Stage(Button("Send") { count += 1 })
        stage.mouse(.press, 7, 0)
        stage.mouse(.release, 7, 0)
        stage.mouse(.press, 8, 0)
        #expect(count == 1)
    }

    @Test func doesNothingWhileDisabled() {
        var count = 0
        let button = Button("Send", shortcut: .escape) { count += 1 }
        button.isEnabled = false
        let stage = Stage(button)
        stage.press(.enter, .escape)
        stage.mouse(.press, 2, 0)
        #expect(count == 0)
        #expect(stage.element(.button)?.isEnabled == false)
        #expect(stage.element(.button)?.hasFocus == false)
        #expect(stage.style(0, 0) == .dim)
    }

    @Test func looksDifferentWithTheFocus() {
        let stage = Stage(Button("One"), Button("Two"))
        #expect(stage.style(0, 0) == .reversed)
        #expect(stage.style(0, 1) == .plain)
    }

    @Test func isActivatedByItsShortcutFromAnywhere() {
        var count = 0
        let stage = Stage(TextField(), Button("Back", shortcut: .escape) { count += 1 })
        stage.press(.escape)
        #expect(count == 1)
    }
}
