import Lunch
import Testing

@testable import SampleKit

struct TabScreenTests {
    private let screen = TabScreen(
        [
            .init("First", screen: Stage.Show(identifier: "One", view: Label("one"))),
            .init(screen: Stage.Show(identifier: "Two", view: Button("two"))),
        ], selection: 0)

    @Test func showsTheScreenOfItsTab() {
        let stage = Stage(screen)
        #expect(stage.text == "[First] Two\n\none\n")
        #expect(stage.window.frame().tree.screen == "One")
        #expect(screen.title == "First")
        stage.press(.right)
        #expect(stage.text == " First [Two]\n\n[ two ]\n")
        #expect(stage.window.frame().tree.screen == "Two")
        #expect(screen.title == "Two")
    }

    @Test func theTabBarKeepsTheFocusWhileTabsChange() {
        let stage = Stage(screen)
        stage.press(.right)
        #expect(stage.element(.tabGroup)?.hasFocus == true)
        stage.press(.tab)
        #expect(stage.element(.button)?.hasFocus == true)
    }

    @Test func theScreenHasTheFocusFirst() {
        let screen = TabScreen([.init(screen: Stage.Show(identifier: "Two", view: Button("two")))])
        #expect(Stage(screen).element(.button)?.hasFocus == true)
    }

    @Test func aScreenIsReportedWhenItAppears() {
        var appeared: [String] = []
        let screens = ["One", "Two"].map { name in
            Stage.Show(identifier: name, view: Label(name)) { appeared.append(name) }
        }
        let stage = Stage(TabScreen(screens.map { .init(screen: $0) }))
        #expect(appeared == ["One"])
        stage.press(.right, .left)
        #expect(appeared == ["One", "Two", "One"])
    }

    @Test func mayBeEmpty() {
        let stage = Stage(TabScreen([]))
        #expect(stage.text.isEmpty)
        #expect(stage.window.frame().tree.screen.isEmpty)
    }
}
