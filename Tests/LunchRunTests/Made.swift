import LunchTrace

@testable import LunchRun

/// Results that tests make.
enum Made {
    static let run = RunInfo(
        package: "Breakfast", command: ["lunch", "test", "--filter", "a b"], shard: RunShard(index: 2, of: 8),
        durations: "cafe", attempt: 2, began: 1_795_669_030, commit: "c0ffee", limit: 8_000_000_000)

    static func test(_ id: String, _ library: RunTest.Library = .swiftTesting) -> RunTest {
        RunTest(id: id, library: library)
    }

    /// A test with everything that can be known of one.
    static let failed = TestResult(
        RunTest(
            id: "MenuTests.Lunch/Inner/shows(_:)", target: "MenuTests", suites: ["Lunch", "Inner"], name: "shows(_:)",
            displayName: "Shows \"it\"", place: TracePlace(file: "Tests/MenuTests/Menu.swift", line: 12)),
        .flaky, duration: TestDuration(nanoseconds: 1_500_000, isMeasured: true),
        attempts: [
            TestAttempt(
                number: 1, .failed, duration: TestDuration(nanoseconds: 3_000_000_000, isMeasured: false),
                issues: [
                    TestIssue(
                        text: "Expectation failed: a == b\nmore\u{1B}[31m",
                        place: TracePlace(file: "Tests/MenuTests/Menu.swift", line: 14), arguments: "n → 3"),
                    TestIssue(.known, text: "known"), TestIssue(.warning, text: "careful"),
                ],
                trace: ".build/lunch/Menu.shows/trace.lunchtrace", screen: "Bread\n",
                difference: ["The last green run …"]),
            TestAttempt(number: 2, .passed, duration: TestDuration(nanoseconds: 1_500_000, isMeasured: true)),
        ],
        difference: ["Attempt 1 differs first"], note: nil)

    static let end = RunEnd(
        .finished, status: 1, duration: 12_000_000_000,
        crashes: [
            TesterCrash(
                end: "signal 4", test: "A.b()", running: ["A.b()", "A.c()"], lines: ["Fatal error: Index out of range"])
        ],
        messages: [
            BuildMessage(
                text: "cannot find 'x' in scope", place: TracePlace(file: "Sources/A.swift", line: 3), column: 7,
                lines: ["x"])
        ], faults: ["a fault"], notes: ["a note"])
}
