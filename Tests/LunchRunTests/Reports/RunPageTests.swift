import LunchSnapshots
import LunchTrace
import Testing

@testable import LunchRun

@Suite struct RunPageTests {
    @Test func failuresStandByTheirCausesWithWhatIsToBeSeen() {
        let sight = RunPage.Sight(drawing: "<svg></svg>", page: "traces/a b.html", steps: ["1 tap"])
        var failed = Made.failed
        failed.verdict = .failed
        let page = RunPage(RunResult(run: Made.run, tests: [failed], end: Made.end), [failed.test.id: sight]).text
        for part in [
            "<h2>The last green run …</h2>", "Expectation failed: a == b", "<svg></svg>",
            "<a href=\"traces/a b.html\">", "<pre>1 tap</pre>",
            "Tests/MenuTests/Menu.swift:14", "The last green run …", "<b class=\"failed\">1 failed</b>, part 2/8",
            "The test process has ended in A.b(): signal 4.", "script-src 'sha256-\(RunPage.script.digest)'",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        // The screen is there once: as a drawing.
        #expect(!page.contains("<pre class=\"screen\">"))
        let text = RunPage(RunResult(run: Made.run, tests: [failed], end: Made.end)).text
        #expect(text.contains("<pre class=\"screen\">Bread"))
        #expect(!text.contains("<svg"))
    }

    @Test func aRunThatWasNotWholeIsNotGreen() {
        let passed = TestResult(Made.test("A.a"), .passed)
        let green = RunEnd(.finished, status: 0, duration: 0)
        #expect(
            RunPage(RunResult(run: Made.run, tests: [passed], end: green)).text.contains("<b class=\"passed\">1 passed")
        )
        #expect(RunPage(RunResult(run: Made.run, tests: [passed])).text.contains("<b class=\"failed\">1 passed"))
        let red = RunEnd(.finished, status: 1, duration: 0)
        #expect(
            RunPage(RunResult(run: Made.run, tests: [passed], end: red)).text.contains("<b class=\"failed\">1 passed"))
    }

    @Test func nothingOfATextIsMarkup() {
        let hostile = "<script>alert(1)</script><img src=x onerror=y>\"'&"
        let issue = TestIssue(text: hostile, place: TracePlace(file: hostile, line: 1), arguments: hostile)
        let attempt = TestAttempt(.failed, issues: [issue], trace: hostile, screen: hostile, difference: [hostile])
        let test = RunTest(id: hostile, target: hostile, suites: [hostile], name: hostile)
        let result = TestResult(test, .failed, attempts: [attempt], difference: [hostile], note: hostile)
        var run = Made.run
        (run.package, run.command) = (hostile, [hostile])
        let end = RunEnd(
            .buildFailed, status: 1, duration: 0, crashes: [TesterCrash(end: hostile, test: hostile, lines: [hostile])],
            messages: [BuildMessage(text: hostile)], notes: [hostile])
        let page = RunPage(
            RunResult(run: run, tests: [result], end: end), [hostile: .init(page: hostile, steps: [hostile])]
        ).text
        #expect(page.ranges(of: "<script>").count == 1)
        #expect(!page.contains("<img"))
        #expect(page.ranges(of: "alert(1)").count > 10)
    }
}
