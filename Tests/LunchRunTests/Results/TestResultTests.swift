import LunchTrace
import Testing

@testable import LunchRun

@Suite struct TestResultTests {
    @Test func anIdentifierReportsTargetSuitesAndName() {
        let test = RunTest(id: "MenuTests.Lunch/Inner/shows(_:)", library: .swiftTesting)
        #expect(test.target == "MenuTests")
        #expect(test.suites == ["Lunch", "Inner"])
        #expect(test.name == "shows(_:)")
        #expect(RunTest(id: "MenuTests.shows()", library: .swiftTesting).suites == [])
        // Whatever a stream says, there is a test.
        for id in ["", ".", "/", "a", "a.", ".b/"] { #expect(RunTest(id: id, library: .xctest).id == id) }
    }

    @Test func theFailureIsTheFirstAttemptThatHasNotPassed() {
        #expect(Made.failed.failure?.number == 1)
        #expect(Made.failed.failure?.firstFailure?.firstLine == "Expectation failed: a == b")
        #expect(TestResult(Made.test("A.a"), .passed, attempts: [TestAttempt(.passed)]).failure == nil)
    }

    @Test func whateverIsNotGreenIsAFailureButAFlakyTest() {
        #expect(RunVerdict.allCases.filter(\.isFailure) == [.failed, .crashed, .interrupted, .notRun])
    }
}
