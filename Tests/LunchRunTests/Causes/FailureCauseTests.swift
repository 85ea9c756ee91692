import LunchTrace
import Testing

@testable import LunchRun

@Suite struct FailureCauseTests {
    private static func failed(
        _ id: String, _ text: String?, line: Int = 1, difference: [String] = [], _ verdict: RunVerdict = .failed
    ) -> TestResult {
        let issues = text.map { [TestIssue(text: $0, place: TracePlace(file: "T.swift", line: line))] } ?? []
        return TestResult(
            Made.test(id), verdict, attempts: [TestAttempt(verdict, issues: issues, difference: difference)])
    }

    private static func groups(_ tests: [TestResult]) -> [[String]] {
        FailureCause.all(in: tests).map { $0.tests.map(\.test.id) }
    }

    @Test func theSameDifferenceIsOneCause() {
        let tests = [
            Self.failed("a", "one", difference: ["x"]), Self.failed("b", "two", line: 2, difference: ["x"]),
            Self.failed("c", "one", difference: ["y"]),
        ]
        #expect(Self.groups(tests) == [["a", "b"], ["c"]])
    }

    @Test func elseTheSameExpectationIsOne() {
        let tests = [
            Self.failed("a", "n == 1\nmore"), Self.failed("b", "n == 2", line: 1),
            Self.failed("c", "n == 1\nelse", line: 3), Self.failed("d", "other", line: 4),
        ]
        #expect(Self.groups(tests) == [["a", "b", "c"], ["d"]])
    }

    @Test func theLargestStandsFirstAndTheRestInTheOrderOfTheRun() {
        let tests = [
            Self.failed("a", "x", line: 1), Self.failed("b", "y", line: 2), Self.failed("c", "z", line: 3),
            Self.failed("d", "z", line: 3),
        ]
        #expect(Self.groups(tests) == [["c", "d"], ["a"], ["b"]])
    }

    @Test func whatHasNotFailedHasNoCause() {
        let tests = [
            TestResult(Made.test("a"), .passed), TestResult(Made.test("b"), .notRun),
            TestResult(Made.test("c"), .skipped),
            Made.failed,
        ]
        #expect(Self.groups(tests).isEmpty)
        let crashed = [
            Self.failed("a", nil, .crashed), Self.failed("b", nil, .interrupted), Self.failed("c", nil, .crashed),
        ]
        #expect(Self.groups(crashed) == [["a", "c"], ["b"]])
        #expect(
            FailureCause.all(in: crashed).map(\.title) == [
                "The tester has ended while it ran", "It was ended while it ran",
            ])
        #expect(
            FailureCause.all(in: [TestResult(Made.test("a"), .failed)]).map(\.title) == [
                "It has failed, and has not said why"
            ])
    }

    @Test func numbersStandInWords() {
        var result = RunResult(run: Made.run)
        #expect(RunCounts(result).words == "no tests")
        result.tests = [RunVerdict.passed, .failed, .passed, .notRun].enumerated().map {
            TestResult(Made.test("\($0)"), $1)
        }
        #expect(RunCounts(result).words == "1 failed, 1 not run, 2 passed")
    }
}
