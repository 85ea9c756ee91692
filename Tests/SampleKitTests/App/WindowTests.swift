import Lunch
import Testing

@testable import SampleKit

struct WindowTests {
    @Test func theTreeDescribesTheFrame() {
        let tree = Stage(Label("a"), columns: 30, rows: 5).window.frame().tree
        #expect(tree.screen == "Test")
        #expect(tree.size == CellSize(columns: 30, rows: 5))
        #expect(
            tree.root.attributes
                == .init(.application, label: "Test", frame: CellRect(column: 0, row: 0, columns: 30, rows: 5)))
    }

    @Test func anotherScreenTakesThePlaceOfTheOneBeforeAndItsAlerts() {
        let stage = Stage(TextField(), TextField())
        stage.press(.tab)
        stage.window.present(Alert("Sure?"))
        let button = Button("Go")
        stage.window.show(Stage.Show(identifier: "Next", view: Stack([Label("next"), button])))
        #expect(stage.window.frame().tree.screen == "Next")
        #expect(stage.element(.alert) == nil)
        #expect(stage.lines.first == "next")
        #expect(stage.window.focus === button)
    }

    @Test func anotherSizeIsLaidOutAnew() {
        let stage = Stage(TextField(), columns: 10)
        stage.window.size = CellSize(columns: 20, rows: 5)
        #expect(stage.text == String(repeating: "_", count: 20) + "\n")
        #expect(stage.tree.attributes.frame.size == CellSize(columns: 20, rows: 5))
    }

    @Test(arguments: ["c", "q"] as [Character])
    func controlCAndControlQLeave(_ character: Character) {
        let stage = Stage(TextField())
        #expect(stage.window.handle(.key(Key(.character(character), .control))) == .quit)
        #expect(stage.window.handle(.key(Key(.character(character)))) == nil)
    }

    @Test func controlZSuspends() {
        #expect(Stage(Label("a")).window.handle(.key(Key(.character("z"), .control))) == .suspend)
    }

    @Test func aClickInABatchMeetsWhatIsShownByThen() {
        var count = 0
        let button = Button("Go") { count += 1 }
        let top = Label("one")
        let stage = Stage(Button("Grow") { top.text = "one\ntwo" }, top, button)
        stage.press(.enter)
        stage.mouse(.press, 1, 3)
        #expect(count == 1)
    }
}
