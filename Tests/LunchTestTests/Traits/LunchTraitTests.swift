import TestSupport
import Testing

/// A test with the trait fails once for each thing that goes wrong, and shows what has to do with it.
@Suite(.waiting) struct LunchTraitTests {
    private static let issues = [
        // A known issue of something else does not tell that nobody could look.
        NestedCase(
            "NestedTraitTests/happens",
            says: ["with 2 issues (including 1 known issue)", "Fixture did not settle within 100 ms"],
            way: "knownIssueAfterAnUnansweredQuestion"),
        // A question that had no answer is no evidence once others have been asked, or the app has been launched anew.
        NestedCase(
            "NestedTraitTests/happens",
            says: [
                "with 2 issues.", "The test last read from Fixture:\n    app.staticTexts[\"state\"].label: ",
            ], lacks: ["Can't look up app.alerts.element."], way: "questionsAfterAnUnansweredOne"),
        // A failed read explains one expectation.
        NestedCase(
            "NestedTraitTests/aLoopInOneLine",
            says: [
                "with 2 issues.", "No element matches app.staticTexts[\"absent\"].",
                "Expectation failed: name.isEmpty",
            ]),
        // No failure is lost if several threads have one.
        NestedCase(
            "NestedTraitTests/happens",
            says: ["happens(_:) with 1 test case failed after ", "with 400 issues."], way: "recordsOnForeignThreads"),
        // The library does not know whose issue it is, and tells all tests that run.
        NestedCase(
            "NestedTraitTests/failsOnAForeignThread",
            says: ["(app.staticTexts[\"count\"].label → \"count 0\") == \"foreign\""],
            lacks: ["Fixture at that moment:"]),
        // The apps of every screen have ended, and nobody can have asked them anything.
        NestedCase("NestedTraitTests/opensEveryScreen", says: ["with 1 issue."], lacks: ["The screen \"Counter\""]),
        // A test that is over keeps no app: it ends with the last reference.
        NestedCase(
            "NestedOutlivingTests",
            says: [
                "Test isOutlived() passed", "Test isOutlived() recorded an issue",
                "Fixture exited unexpectedly with status 3.",
            ]),
        NestedCase(
            "NestedTraitTests/happens",
            says: ["with 2 issues.", "exited unexpectedly with status 3."], way: "throwsACancellation"),
        NestedCase(
            "NestedTraitTests/happens", says: ["with 2 issues.", "Caught error: NoSuchThing()"],
            way: "throwsAndItsAppHasCrashed"),
        NestedCase("NestedTraitTests/isCancelled", status: 0, says: ["Test isCancelled() was cancelled"]),
    ]

    private static let once = "  #expect and XCTAssert read the value once. To wait for the value: "

    /// The commonest mistake: a value is read a second before it is there.
    private static let earlyReads = [
        NestedCase(
            "NestedTraitTests/happens",
            says: [
                "A timer of Fixture was due at that moment, and may change the value.\n"
                    + "\(once)page.state.expect(\\.label, is: \"timed out\")"
            ], way: "readsBeforeATimer"),
        NestedCase(
            "NestedTraitTests/happens",
            says: [" now.\n\(once)app.staticTexts[\"ticks\"].expect(\\.label, is: "], way: "comparesWhatHasChanged"),
        NestedCase(
            "NestedTraitTests/happens", says: ["with 1 issue.", "The test last read from Fixture:"],
            lacks: ["read the value once"], way: "requires"),
    ]

    /// Without the trait nobody tells Lunch that an expectation has failed; that something has, the status of the run does.
    private static let hints = [
        NestedCase(
            "NestedTraitlessTests/fails",
            times: [
                """
                Lunch: A test has failed, and 2 tests (the first is failsAnExpectation()) use apps without the trait .lunch.
                With the trait, for example @Suite(.lunch), every failed #expect shows the last value read, the screen and the elements.

                """: 1
            ]),
        NestedCase("NestedTraitlessTests/passes", status: 0, lacks: ["apps without the trait"]),
        NestedCase("NestedTraitlessTests/failsWithTheTrait", lacks: ["apps without the trait"]),
    ]

    /// No app of an earlier test, or of an earlier launch, answers to a handle.
    private static let handles = [
        NestedCase("NestedSharedHandleTests", status: 0, says: ["Test run with 3 tests in 1 suite passed"]),
        NestedCase("NestedSharedHandleXCTests", status: 0, says: ["Executed 3 tests, with 0 failures"]),
        // The test that asked how the app has ended can read what it showed last, and no other.
        NestedCase(
            "NestedSharedAppTests",
            says: [
                "Test firstTest() passed", "Test secondTest() failed",
                "Fixture is not running any more: it exited with status 0.",
            ]),
    ]

    @Test(arguments: issues + earlyReads + hints + handles) func eachIsReportedOnce(_ nested: NestedCase) throws {
        try nested.check()
    }
}
