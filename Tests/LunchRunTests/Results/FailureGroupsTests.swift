import Testing

@testable import LunchRun

@Suite struct FailureGroupsTests {
    private func failed(_ id: String, _ text: String, difference: [String] = []) -> TestResult {
        TestResult(
            Made.test(id), .failed,
            attempts: [TestAttempt(.failed, issues: [TestIssue(text: text)], difference: difference)])
    }

    @Test func theSameWordsAreOneCauseWhateverTheNumbersAre() {
        let groups = FailureGroups(of: [
            failed("T.a()", "Expectation failed: x"), failed("T.b()", "Expectation failed: (n → 12) == 3\nmore"),
            failed("T.c()", "Expectation failed: (n → 7) == 40"), TestResult(Made.test("T.d()"), .passed),
        ]).groups
        #expect(groups.map(\.cause) == ["Expectation failed: (n → 12) == 3", "Expectation failed: x"])
        #expect(groups.map { $0.tests.map(\.test.id) } == [["T.b()", "T.c()"], ["T.a()"]])
    }

    @Test func theFirstDifferenceCountsMoreThanTheWords() {
        let groups = FailureGroups(of: [
            failed("T.a()", "x", difference: ["The last green run differs first at step 3:", "  no \"OK\"."]),
            failed("T.b()", "y", difference: ["The last green run differs first at step 9:", "  no \"OK\"."]),
        ]).groups
        #expect(groups.map(\.cause) == ["no \"OK\"."])
    }

    @Test func whatHasNotRunHasNoCause() {
        #expect(FailureGroups(of: [TestResult(Made.test("T.a()"), .notRun)]).groups == [])
        #expect(
            FailureGroups(of: [TestResult(Made.test("T.a()"), .crashed)]).groups.map(\.cause) == [
                "The tester crashed in it."
            ])
    }
}
