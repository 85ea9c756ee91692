import LunchProcess
import TestSupport
import Testing

/// A program that links `LunchDriver` without `LunchRecognition`: nothing reads its screens, and failures contain the remedy.
///
/// The tests themselves can't show that: `LunchRecognition` is in their process.
@Suite struct DriverAloneTests {
    @Test func itHasNoElementsAndFailuresSayWhy() throws {
        let run = try NestedRun(ProductPath.of("DriverAlone"), []).wait()
        #expect(run.status == .exited(0))
        let failures = ["app.buttons[\"OK\"]", "app.treating(.row(0), as: .button)"].map {
            """
            \($0) can't be found: no screen reader is linked, so Lunch can't read elements from the screen of sh.
            Add the product LunchRecognition of the package Lunch to the dependencies of the target. LunchTest contains it.

            """
        }
        #expect(run.output == "none true\n" + failures.joined())
    }
}
