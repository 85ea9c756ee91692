import Lunch
import Testing

@testable import SampleKit

struct ActivityIndicatorTests {
    @Test func isThereOnlyWhileSomethingGoesOn() {
        let indicator = ActivityIndicator("Loading", identifier: "activity")
        let stage = Stage(indicator, Label("below"))
        #expect(stage.text == "\nbelow\n")
        #expect(stage.element(.activityIndicator) == nil)
        #expect(stage.window.animationPeriod == nil)
        indicator.isAnimating = true
        #expect(stage.text == "| Loading\nbelow\n")
        #expect(stage.window.animationPeriod == .milliseconds(100))
        #expect(
            stage.element(.activityIndicator)
                == .init(
                    .activityIndicator, identifier: "activity", label: "Loading",
                    frame: CellRect(column: 0, row: 0, columns: 9, rows: 1)))
    }

    @Test func movesByOneStepAtATime() {
        let stage = Stage(ActivityIndicator(isAnimating: true))
        var steps: [String] = []
        for _ in 0..<5 {
            steps.append(stage.text)
            stage.window.animate()
        }
        #expect(steps == ["|\n", "/\n", "-\n", "\\\n", "|\n"])
    }

    @Test func doesNotMoveWhileHidden() {
        let indicator = ActivityIndicator(isAnimating: true)
        indicator.isHidden = true
        #expect(Stage(Label("a"), indicator).window.animationPeriod == nil)
    }
}
