import Testing

@testable import LunchRun

@Suite struct RunCountsTests {
    @Test func numbersStandInWordsWhatIsWrongFirst() {
        var result = RunResult(run: Made.run)
        #expect(RunCounts(result).words == "no tests")
        result.tests = [RunVerdict.passed, .failed, .passed, .notRun].enumerated().map {
            TestResult(Made.test("\($0)"), $1)
        }
        #expect(RunCounts(result).words == "1 failed, 1 not run, 2 passed")
    }
}
