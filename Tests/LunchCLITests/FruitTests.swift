import LunchTest
import TestSupport
import Testing

/// The test in the README's picture, which fails because it doesn't press Space.
///
/// `Sources/LunchTest/LunchTest.docc/trace.lunchtrace` is its trace. To record the trace again, set
/// `LUNCH_RUN_NESTED_TESTS` to 1 and `LUNCH_TRACES` to a folder, and run this test.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct FruitTests {
    @Test func ordersTwoFruits() throws {
        var launcher = Launcher(
            app: .command("dialog"),
            arguments: [
                "--backtitle", "Shopping list", "--title", "Fruit", "--no-items", "--checklist", "Which fruit?", "13",
                "40", "4", "Apples", "on", "Bananas", "off", "Cherries", "off",
            ])
        launcher.configuration.size = CellSize(columns: 56, rows: 19)
        let app = try launcher.launch()
        #expect(app.checkBoxes["Apples"].value == "1")
        try app.press(.down)
        #expect(app.cells.selected.label == "Bananas")
        #expect(app.checkBoxes["Bananas"].value == "1")
    }
}
