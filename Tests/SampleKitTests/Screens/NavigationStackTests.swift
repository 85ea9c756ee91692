import Lunch
import Testing

@testable import SampleKit

struct NavigationStackTests {
    private let list = List(["History", "About"])
    private let navigation: NavigationStack

    init() {
        navigation = NavigationStack(Stage.Show(identifier: "Settings", view: list))
        list.onActivate = { [navigation, list] index in
            navigation.push(Stage.Show(identifier: list.rows[index], view: Label("here")))
        }
    }

    @Test func showsItsFirstScreen() {
        let stage = Stage(navigation)
        #expect(stage.text == "Settings\n\nHistory\nAbout\n")
        #expect(stage.element(.button) == nil)
        #expect(stage.element(.table)?.hasFocus == true)
        #expect(stage.element(.toolbar)?.frame.size.rows == 1)
    }

    @Test func leadsOnAndBack() {
        let stage = Stage(navigation)
        stage.press(.down, .enter)
        #expect(stage.text == "[ Back ] About\n\nhere\n")
        #expect(stage.window.frame().tree.screen == "About")
        stage.press(.enter)
        #expect(stage.window.frame().tree.screen == "Settings")
        #expect(stage.element(.table)?.hasFocus == true)
        #expect(list.selection == 1)
        stage.press(.enter, .escape)
        #expect(stage.window.frame().tree.screen == "Settings")
    }

    @Test func theFirstScreenStays() {
        navigation.pop()
        #expect(navigation.identifier == "Settings")
    }

    @Test func mayBeginFurtherOn() {
        let navigation = NavigationStack(
            Stage.Show(identifier: "Settings", view: Label("settings")),
            [Stage.Show(identifier: "About", view: Button("about"))])
        let stage = Stage(navigation)
        #expect(navigation.title == "About")
        #expect(stage.elements.first { $0.label == "about" }?.hasFocus == true)
        stage.press(.escape)
        #expect(stage.text == "Settings\n\nsettings\n")
    }

    @Test func aScreenIsReportedWhenItAppears() {
        var appeared: [String] = []
        func show(_ name: String) -> Stage.Show {
            Stage.Show(identifier: name, view: Label(name)) { appeared.append(name) }
        }
        let navigation = NavigationStack(show("Settings"))
        navigation.push(show("About"))
        navigation.pop()
        // It is in a tab that comes to the front.
        navigation.appear()
        #expect(appeared == ["Settings", "About", "Settings", "Settings"])
    }
}
