import LunchProcess
import TestSupport
import Testing

/// A test with the trait fails once for each thing that goes wrong, and shows what has to do with it.
@Suite(.waiting) struct LunchTraitTests {
    private func run(_ test: String) throws -> (status: LunchProcess.ExitStatus?, output: String) {
        try Bundle.run(["--testing-library", "swift-testing", "--filter", test])
    }

    /// A known issue of something else does not tell that nobody could look.
    @Test func aKnownIssueAnswersNoQuestion() throws {
        let run = try run("NestedTraitTests/knownIssueAfterAnUnansweredQuestion")
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("with 2 issues (including 1 known issue)"), "\(run.output)")
        #expect(run.output.contains("Fixture did not settle within 100 ms"), "\(run.output)")
    }

    /// A question that had no answer is no evidence once others have been asked, or the app has been launched anew.
    @Test func theEvidenceIsTheLastQuestion() throws {
        let run = try run("NestedTraitTests/questionsAfterAnUnansweredOne")
        #expect(run.output.contains("with 2 issues."), "\(run.output)")
        #expect(
            run.output.contains("The test last read from Fixture:\n    app.staticTexts[\"state\"].label: "),
            "\(run.output)")
        #expect(!run.output.contains("Can't look up app.alerts.element."), "\(run.output)")
    }

    @Test func aFailedReadExplainsOneExpectation() throws {
        let run = try run("NestedTraitTests/aLoopInOneLine")
        #expect(run.output.contains("with 2 issues."), "\(run.output)")
        #expect(run.output.contains("No element matches app.staticTexts[\"absent\"]."), "\(run.output)")
        #expect(run.output.contains("Expectation failed: name.isEmpty"), "\(run.output)")
    }

    @Test func noFailureIsLostIfSeveralThreadsHaveOne() throws {
        let run = try run("NestedTraitTests/recordsOnForeignThreads")
        #expect(run.output.contains("recordsOnForeignThreads() failed after "), "\(run.output.suffix(2000))")
        #expect(run.output.contains("with 400 issues."), "\(run.output.suffix(2000))")
    }

    /// The library does not know whose issue it is, and tells all tests that run.
    @Test func anIssueOnAForeignThreadShowsNoAppOfAnotherTest() throws {
        let run = try run("NestedTraitTests/failsOnAForeignThread")
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("(app.staticTexts[\"count\"].label → \"count 0\") == \"foreign\""), "\(run.output)")
        #expect(!run.output.contains("Fixture at that moment:"), "\(run.output)")
    }

    /// They have ended, and nobody can have asked them anything.
    @Test func theAppsOfEveryScreenAreNoEvidence() throws {
        let run = try run("NestedTraitTests/opensEveryScreen")
        #expect(run.output.contains("with 1 issue."), "\(run.output)")
        #expect(!run.output.contains("The screen \"Counter\""), "\(run.output)")
    }

    /// Its app ends with the last reference: nobody is there any more who could end it.
    @Test func aTestThatIsOverKeepsNoApp() throws {
        let run = try run("NestedOutlivingTests")
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Test isOutlived() passed"), "\(run.output)")
        #expect(run.output.contains("Test isOutlived() recorded an issue"), "\(run.output)")
        #expect(run.output.contains("Fixture exited unexpectedly with status 3."), "\(run.output)")
    }

    @Test(arguments: [
        ("requires", "with 1 issue.", "The test last read from Fixture:"),
        ("throwsACancellation", "with 2 issues.", "exited unexpectedly with status 3."),
        ("throwsAndItsAppHasCrashed", "with 2 issues.", "Caught error: NoSuchThing()"),
    ])
    func eachIsToldOnce(_ test: String, _ count: String, _ text: String) throws {
        let run = try run("NestedTraitTests/\(test)")
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains(count), "\(run.output)")
        #expect(run.output.contains(text), "\(run.output)")
    }

    /// The commonest mistake: a value is read a second before it is there.
    @Test(arguments: [
        (
            "readsBeforeATimer",
            """
            A timer of Fixture was due at that moment, and may change the value.
              #expect and XCTAssert read the value once. To wait for the value: page.state.expect(\\.label, is: "timed out")
            """
        ),
        (
            "comparesWhatHasChanged",
            """
             now.
              #expect and XCTAssert read the value once. To wait for the value: app.staticTexts["ticks"].expect(\\.label, is: "
            """
        ), ("requires", ""),
    ])
    func aReadThatCameTooEarlyNamesTheWait(_ test: String, _ advice: String) throws {
        let output = try run("NestedTraitTests/\(test)").output
        #expect(advice.isEmpty ? !output.contains("read the value once") : output.contains(advice), "\(output)")
    }

    /// Without the trait nobody tells Lunch that an expectation has failed; that something has, the status of the run does.
    @Test func aRunThatFailsHintsAtTheTraitOnce() throws {
        let run = try run("NestedTraitlessTests/fails")
        #expect(run.status == .exited(1), "\(run.output)")
        let hint = """
            Lunch: A test has failed, and 2 tests (the first is failsAnExpectation()) use apps without the trait .lunch.
            With the trait, for example @Suite(.lunch), every failed #expect shows the last value read, the screen and the elements.

            """
        #expect(run.output.split(separator: hint, omittingEmptySubsequences: false).count == 2, "\(run.output)")
    }

    @Test(arguments: ["passes", "failsWithTheTrait"]) func noOtherRunHintsAtTheTrait(_ test: String) throws {
        let run = try run("NestedTraitlessTests/\(test)")
        #expect(run.status == .exited(test == "passes" ? 0 : 1), "\(run.output)")
        #expect(!run.output.contains("apps without the trait"), "\(run.output)")
    }

    @Test func aTestThatIsCancelledHasNotFailed() throws {
        let run = try run("NestedTraitTests/isCancelled")
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.contains("Test isCancelled() was cancelled"), "\(run.output)")
    }
}

/// No app of an earlier test, or of an earlier launch, answers.
@Suite(.waiting) struct MeantApplicationTests {
    @Test func aHandleMeansTheAppOfTheTestThatUsesIt() throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "NestedSharedHandleTests"])
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.contains("Test run with 3 tests in 1 suite passed"), "\(run.output)")
    }

    @Test func aHandleMeansTheAppOfTheCaseThatUsesIt() throws {
        let run = try Bundle.run(["LunchTestTests.NestedSharedHandleXCTests"])
        #expect(run.status == .exited(0), "\(run.output)")
        #expect(run.output.contains("Executed 3 tests, with 0 failures"), "\(run.output)")
    }

    /// The test that asked how the app has ended can read what it showed last, and no other.
    @Test func theLastFrameIsNoAnswerToAnotherTest() throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "NestedSharedAppTests"])
        #expect(run.status == .exited(1), "\(run.output)")
        #expect(run.output.contains("Test firstTest() passed"), "\(run.output)")
        #expect(run.output.contains("Test secondTest() failed"), "\(run.output)")
        #expect(run.output.contains("Fixture is not running any more: it left with status 0."), "\(run.output)")
    }
}
