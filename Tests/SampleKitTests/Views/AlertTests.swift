import Lunch
import Testing

@testable import SampleKit

struct AlertTests {
    @Test func standsOverEverythingElse() {
        let stage = Stage(Label(String(repeating: "x", count: 20)), Label("below"), columns: 20, rows: 8)
        stage.window.present(Alert("Sent", message: "All is well", actions: [.init("OK")]))
        #expect(
            stage.lines == [
                "xx┌─────────────┐xxx", "be│ Sent        │", "  │             │", "  │ All is well │",
                "  │             │", "  │ [ OK ]      │", "  └─────────────┘", "",
            ])
    }

    @Test func whereThereIsLittleRoomTheAnswersStay() {
        var log: [String] = []
        let stage = Stage(Label("below"), columns: 20, rows: 8)
        let message = (1...9).map { "line \($0)" }.joined(separator: "\n")
        stage.window.present(Alert("Sent", message: message, actions: [.init("OK") { log.append("OK") }]))
        #expect(
            stage.lines == [
                "below┌────────┐", "     │ Sent   │", "     │        │", "     │ line 1 │", "     │ line 2 │",
                "     │        │", "     │ [ OK ] │", "     └────────┘", "",
            ])
        stage.mouse(.press, 8, 6)
        #expect(log == ["OK"])
    }

    @Test func isATreeOfItsOwn() {
        let stage = Stage(Label("below"))
        stage.window.present(Alert("Sent", message: "All is well", identifier: "sentAlert"))
        #expect(stage.elements.map(\.type) == [.staticText, .alert, .staticText, .staticText, .button])
        #expect(stage.elements.map(\.label) == ["below", "Sent", "Sent", "All is well", "OK"])
        #expect(stage.element(.alert)?.identifier == "sentAlert")
        #expect(stage.element(.alert)?.frame == CellRect(column: 12, row: 2, columns: 15, rows: 7))
        #expect(stage.element(.button)?.frame == CellRect(column: 14, row: 7, columns: 6, rows: 1))
        #expect(stage.element(.button)?.hasFocus == true)
    }

    @Test func takesAllInputUntilItIsAnswered() {
        var log: [String] = []
        let stage = Stage(Button("Below") { log.append("below") })
        stage.window.present(Alert("Sure?", actions: [.init("Yes") { log.append("yes") }, .init("No")]))
        stage.mouse(.press, 2, 0)
        stage.press(.tab, .tab, .enter)
        #expect(log == ["yes"])
        #expect(stage.element(.alert) == nil)
        stage.press(.enter)
        #expect(log == ["yes", "below"])
    }

    @Test func theFocusReturnsToWhereItWas() {
        let (first, second) = (Button("First"), Button("Second"))
        let stage = Stage(first, second)
        stage.press(.tab)
        stage.window.present(Alert("Sent"))
        #expect(!second.hasFocus)
        stage.press(.enter)
        #expect(second.hasFocus)
    }

    @Test func escapeGivesTheAnswerThatCancels() {
        var log: [String] = []
        let stage = Stage(Label("below"))
        stage.window.present(
            Alert(
                "Sure?",
                actions: [.init("Yes") { log.append("yes") }, .init("No", isCancel: true) { log.append("no") }]
            ))
        stage.press(.escape)
        #expect(log == ["no"])
        stage.window.present(Alert("Sure?", actions: [.init("Yes") { log.append("yes") }]))
        stage.press(.escape)
        #expect(stage.element(.alert) != nil)
    }

    @Test func anAnswerMayAskAgain() {
        let stage = Stage(Button("Below"))
        let again = Alert("Again")
        stage.window.present(Alert("First", actions: [.init("OK") { stage.window.present(again) }]))
        stage.press(.enter)
        #expect(stage.elements.filter { $0.type == .alert }.map(\.label) == ["Again"])
        stage.press(.enter)
        #expect(stage.elements.map(\.type) == [.button])
        #expect(stage.element(.button)?.hasFocus == true)
    }

    @Test func alertsPileUp() {
        let stage = Stage(Label("below"))
        stage.window.present(Alert("First"))
        stage.window.present(Alert("Second"))
        #expect(stage.elements.filter { $0.type == .alert }.map(\.label) == ["First", "Second"])
        stage.press(.enter)
        #expect(stage.elements.filter { $0.type == .alert }.map(\.label) == ["First"])
        #expect(stage.element(.button)?.hasFocus == true)
    }
}
