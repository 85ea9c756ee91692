import LunchRun
import LunchTrace
import Testing

@testable import LunchCLI

/// The words about a run.
@Suite struct RunTellerTests {
    private func progress(_ name: String, columns: Int) -> String {
        RunTeller(columns: columns).progress(
            all: 1000, done: 20, failed: 1, running: RunTest(id: name, library: .swiftTesting), elapsed: 2_000_000_000,
            isBuilding: false)
    }

    @Test func progressReportsHowMuchIsLeft() {
        #expect(progress("T.a()", columns: 80) == "20 of 1000 · 1 failed · about 1 min 38 s left · 2.0 s · T.a()")
    }

    @Test(arguments: 40...100)
    func progressStaysInItsRowWhateverTheNameIs(_ columns: Int) {
        for name in [String(repeating: "a", count: 100), String(repeating: "昼", count: 60)] {
            let line = progress("T.\(name)()", columns: columns)
            // A wide character that does not fit leaves one cell.
            #expect((columns - 2...columns - 1).contains(line.cellWidth))
            #expect(line.hasSuffix("…"))
        }
    }

    @Test(arguments: [RunVerdict.crashed, .interrupted])
    func theLastScreenOfATestThatWasCutActsOnNoTerminal(_ verdict: RunVerdict) {
        let attempt = TestAttempt(verdict, trace: "traces/T.a/trace.lunchtrace", screen: "Menu\u{1B}[31m\nBread\n")
        let test = TestResult(RunTest(id: "T.a()", library: .swiftTesting), verdict, attempts: [attempt])
        let info = RunInfo(package: "P", command: ["lunch", "test"])
        let result = RunResult(run: info, tests: [test], end: RunEnd(.finished, status: 1, duration: 0))
        let lines = RunTeller(columns: 80).end(result)
        let shown = ["  Its last screen:", "    Menu[31m", "    Bread", "  Look: swift run lunch trace T.a"]
        #expect(lines.contains(shown), "\(lines)")
    }

    // MARK: - Failures

    private func failed(_ name: String, _ text: String = "Expectation failed: a", trace: String? = nil) -> TestResult {
        let place = TracePlace(file: "Tests/F.swift", line: 9)
        let attempt = TestAttempt(.failed, issues: [TestIssue(text: text, place: place)], trace: trace)
        return TestResult(RunTest(id: "T.\(name)()", library: .swiftTesting), .failed, attempts: [attempt])
    }

    private func result(
        _ tests: [TestResult], _ reason: RunEnd.Reason = .finished, status: Int = 1, notes: [String] = [],
        crashes: [TesterCrash] = [], limit: Int? = nil
    ) -> RunResult {
        let end = RunEnd(reason, status: status, duration: 1_000_000_000, crashes: crashes, notes: notes)
        return RunResult(run: RunInfo(package: "P", command: [], limit: limit), tests: tests, end: end)
    }

    @Test func theOnlyFailureIsShownOnce() {
        let test = failed("a", trace: ".build/lunch/T.a/trace.lunchtrace")
        var teller = RunTeller(columns: 80)
        #expect(teller.lines(about: test) == ["✘ T.a()  Tests/F.swift:9", "  Expectation failed: a", ""])
        let passed = TestResult(RunTest(id: "T.b()", library: .swiftTesting), .passed)
        let end = [
            "Look: swift run lunch trace T.a", #"Again: swift run lunch test --filter '^T\.a\(\)(/|$)'"#, "",
            "Not green: 2 tests: 1 failed, 1 passed, in 1.0 s.",
        ]
        #expect(teller.end(result([test, passed])) == end)
        // swift test has said it among much else.
        var verbose = RunTeller(columns: 80, isVerbose: true)
        #expect(verbose.lines(about: test) == [])
        #expect(verbose.end(result([test])).prefix(2) == ["✘ T.a()  Tests/F.swift:9", "  Expectation failed: a"])
    }

    @Test func ofSeveralFailuresOfACauseTheFirstIsShownWhole() {
        var teller = RunTeller(columns: 80)
        #expect(teller.lines(about: failed("a")).count == 3)
        #expect(teller.lines(about: failed("b")) == ["✘ T.b()  Tests/F.swift:9"])
        #expect(teller.lines(about: failed("b")) == [])
        let end = teller.end(result([failed("a"), failed("b")]))
        #expect(end.prefix(2) == ["", "✘ 2 tests failed with the same message:"])
        #expect(end.suffix(2).last == "Run what failed again: swift run lunch test --last-failed")
        #expect(teller.lines(about: failed("c", "another")).count == 3)
        #expect(teller.end(result([failed("a")])).first != "")
    }

    @Test func eachMessageIsShownIfOnlyTheFirstLineIsTheSame() {
        var teller = RunTeller(columns: 80)
        let tests = ["menu", "bread", "tea"].map { failed($0, "Expectation failed: a\nThere is no \($0).") }
        let live = tests.flatMap { teller.lines(about: $0) }
        for name in ["menu", "bread", "tea"] { #expect(live.contains("  There is no \(name).")) }
        let end = teller.end(result(tests))
        #expect(end.count { $0.hasPrefix("✘ T.") } == 3)
        #expect(!end.contains { $0.contains("same message") })
    }

    @Test func whatCameAfterTheLastShownFailureIsShownAtTheEnd() {
        var teller = RunTeller(columns: 80)
        let tests = (0..<30).map { number in
            let word = String(repeating: "x", count: number + 1)
            return failed(
                "a\(number)", "failed - it differs\n-\(word)\n+y", trace: "traces/a\(number)/trace.lunchtrace")
        }
        let lines = tests.flatMap { teller.lines(about: $0) } + teller.end(result(tests))
        for number in 0..<30 {
            #expect(lines.contains("  -\(String(repeating: "x", count: number + 1))"), "\(number)")
        }
    }

    @Test func testsOfOneNameInTwoTargetsAreShownBoth() {
        var teller = RunTeller(columns: 80)
        var other = failed("a", "another")
        other.test.id = "U.a()"
        other.test.target = "U"
        let lines = teller.lines(about: failed("a")) + teller.end(result([failed("a"), other]))
        #expect(lines.contains("  another"))
    }

    @Test func whatIsTriedAgainReportsSoWithItsCommand() {
        var teller = RunTeller(columns: 80, retries: 2)
        #expect(
            teller.lines(about: failed("a")) == [
                "✘ T.a()  Tests/F.swift:9", "  Expectation failed: a",
                "  It will be tried again, at most 2 times.",
                #"  Again: swift run lunch test --filter '^T\.a\(\)(/|$)'"#, "",
            ])
        var flaky = failed("a")
        (flaky.verdict, flaky.attempts) = (.flaky, flaky.attempts + [TestAttempt(number: 2, .passed)])
        #expect(
            teller.end(result([flaky], status: 0)) == [
                "~ T.a()  Tests/F.swift:9 is flaky: it failed, and passed at attempt 2 of 3.",
                "  Expectation failed: a",
                #"  Again: swift run lunch test --filter '^T\.a\(\)(/|$)' --repeat 100 --until-failure"#, "",
                "1 test: 1 flaky, in 1.0 s.",
            ])
        // Its end is no longer the one that was shown.
        #expect(teller.end(result([failed("a")])).first == "✘ T.a()  Tests/F.swift:9")
    }

    @Test func theReasonOfAnEndIsReported() {
        let last = { (result: RunResult) in RunTeller(columns: 80).end(result).suffix(2) }
        let time = RunTeller(columns: 80).end(result([], .timedOut, limit: 8_000_000_000))
        #expect(time == ["Not green: The run took longer than the 8 s of --limit."])
        #expect(
            last(result([], .noTests, status: 66, notes: ["None."])) == [
                "Not green: There was no test to run.", "All names: swift test list",
            ])
        #expect(
            last(result([], .buildFailed, status: 69)) == [
                "Not green: The package could not be built.", "Correct the errors above, then: swift run lunch test",
            ])
        #expect(last(result([], status: 0)) == ["There was no test to run."])
    }

    @Test func aCrashAndItsTestAreReportedOnce() {
        let test = TestResult(
            RunTest(id: "T.a()", library: .swiftTesting), .crashed, attempts: [TestAttempt(.crashed)])
        let crash = TesterCrash(end: "signal 4", test: "T.a()", running: ["T.a()"], lines: ["Fatal error: no"])
        #expect(
            RunTeller(columns: 80).end(result([test], crashes: [crash])) == [
                "✘ The test process ended in T.a(): signal 4.", "  Fatal error: no",
                #"  Again: swift run lunch test --filter '^T\.a\(\)(/|$)'"#, "",
                "Not green: 1 test: 1 crashed, in 1.0 s.",
            ])
    }

    @Test func withoutATestItStartsAndDoesNotBuild() {
        let line = { (isBuilding: Bool) in
            RunTeller(columns: 80).progress(
                all: 0, done: 0, failed: 0, running: nil, elapsed: 300_000_000, isBuilding: isBuilding)
        }
        #expect(line(true) == "building … 0.3 s")
        #expect(line(false) == "starting … 0.3 s")
    }
}
