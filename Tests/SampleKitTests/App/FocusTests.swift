import Lunch
import Testing

@testable import SampleKit

struct FocusTests {
    private let views = [Button("0"), TextField(), Button("2"), List(["3"])]

    private var focused: Int? { views.firstIndex { $0.hasFocus } }

    private var stage: Stage { Stage(Stack([views[0], Label("label")] + views.dropFirst())) }

    @Test func tabVisitsTheViewsInTheirOrder() {
        let stage = stage
        var seen = [focused]
        for _ in 0..<4 {
            stage.press(.tab)
            seen.append(focused)
        }
        #expect(seen == [0, 1, 2, 3, 0])
    }

    @Test func shiftTabVisitsThemBackwards() {
        let stage = stage
        var seen: [Int?] = []
        for _ in 0..<4 {
            stage.press(.tab, modifiers: .shift)
            seen.append(focused)
        }
        #expect(seen == [3, 2, 1, 0])
    }

    @Test func disabledAndHiddenViewsAreLeftOut() {
        views[0].isEnabled = false
        views[1].isHidden = true
        let stage = stage
        #expect(focused == 2)
        stage.press(.tab, .tab)
        #expect(focused == 2)
    }

    @Test func whatIsDisabledHandsTheFocusOn() {
        let stage = stage
        stage.press(.tab, .tab)
        views[2].isEnabled = false
        _ = stage.tree
        #expect(focused == 3)
    }

    @Test func whatIsGoneLeavesTheFocusToTheFirst() {
        let stage = stage
        stage.press(.tab, .tab)
        views[2].isHidden = true
        _ = stage.tree
        #expect(focused == 0)
    }

    @Test func aFieldIsReportedWhenTheFocusHasLeftIt() throws {
        let field = try #require(views[1] as? TextField)
        let stage = stage
        var ends = 0
        field.onEndEditing = { ends += 1 }
        stage.press(.tab)
        #expect(ends == 0)
        stage.press(.tab)
        #expect(ends == 1)
        stage.mouse(.press, 0, 2)
        stage.mouse(.press, 0, 2)
        #expect(ends == 1)
        // An alert takes the focus as well, and gives it back.
        stage.window.present(Alert("Alert"))
        #expect(ends == 2)
        stage.press(.enter)
        #expect(focused == 1)
        #expect(ends == 2)
        stage.window.show(Stage.Show(view: Label()))
        #expect(ends == 2)
    }

    @Test func aClickMovesTheFocus() {
        let stage = stage
        stage.mouse(.press, 0, 2)
        #expect(focused == 1)
        stage.mouse(.press, 0, 1)
        #expect(focused == 1)
    }

    @Test func nothingToFocusIsNoError() {
        let stage = Stage(Label("a"))
        stage.press(.tab, .enter, .escape)
        stage.paste("x")
        #expect(stage.text == "a\n")
    }
}
