import Lunch
import Testing

@testable import SampleKit

/// Alerts that a task waits for, without a terminal: the test is the run loop.
struct AppAlertTests {
    private let app = App(name: "Test")
    private let stage = Stage(Label("below"))

    init() {
        // The app stays on the screen that the stage shows.
        app.show(LaunchScreenRequest(screen: "Other", userInfo: nil), in: stage.window)
    }

    @Test(arguments: [(Key.Code.enter, "Yes"), (.escape, "No")])
    func theAnswerIsTheTitleOfTheActionThatIsChosen(_ key: Key.Code, _ title: String) {
        var answers: [String?] = []
        app.task("asking") {
            answers.append(await app.answer(to: "Sure?", message: "Really?", actions: ["Yes", "No"]))
        }
        app.runSteps()
        #expect(stage.elements.map(\.label) == ["below", "Sure?", "Sure?", "Really?", "Yes", "No"])
        #expect(answers.isEmpty)
        stage.press(key)
        app.runSteps()
        #expect(answers == [title])
        #expect(stage.element(.alert) == nil)
    }

    @Test func anAlertThatGoesHasNoAnswer() {
        var answers: [String?] = []
        app.task("asking") { answers.append(await app.answer(to: "Sure?")) }
        app.runSteps()
        #expect(stage.element(.alert) != nil)
        stage.window.show(Stage.Show(view: Label("elsewhere")))
        app.runSteps()
        #expect(answers == [nil])
    }
}
