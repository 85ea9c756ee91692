import LunchTrace
import Testing

@testable import LunchRun

@Suite struct MarkdownReportTests {
    private static func failed(_ number: Int, _ text: String, screen: String? = nil) -> TestResult {
        let issue = TestIssue(text: text, place: TracePlace(file: "Tests/T.swift", line: 7))
        return TestResult(
            Made.test("T.test\(number)()"), .failed, attempts: [TestAttempt(.failed, issues: [issue], screen: screen)])
    }

    private static func text(_ tests: [TestResult], limit: Int = MarkdownReport.gitHubLimit) -> String {
        let end = RunEnd(.finished, status: 1, duration: 2_500_000_000)
        return MarkdownReport(RunResult(run: Made.run, tests: tests, end: end), limit: limit).text
    }

    @Test func failuresStandByTheirCauses() {
        let passed = TestResult(Made.test("T.green()"), .passed)
        let first = Self.failed(1, "n == 1", screen: "Menu\n\nBread\n\n")
        let text = Self.text([first, passed, Self.failed(2, "n == 1"), Made.failed])
        #expect(
            text == """
                ## `Breakfast`: 2 failed, 1 flaky, 1 passed, part 2/8, 2.50 s

                ### 2 tests: `n == 1`

                `T.test1()` at `Tests/T.swift:7`

                ```text
                Tests/T.swift:7:
                n == 1
                The last screen:
                Menu

                Bread
                ```

                <details><summary>Others with the same message (1)</summary>

                - `T.test2()`

                </details>

                <details><summary>Flaky&#58; failed&#44; and passed when tried again (1)</summary>

                - `MenuTests.Lunch/Inner/shows(_:)`

                </details>


                """)
    }

    @Test func whatIsWrongWithTheRunStandsFirst() {
        let result = RunResult(run: Made.run, tests: [TestResult(Made.test("T.a"), .notRun)], end: nil)
        let text = MarkdownReport(result).text
        #expect(text.contains("**The run was killed before its end&#46;**"))
        #expect(text.contains("<details><summary>Not run (1)</summary>"))
    }

    @Test func theLimitHoldsAndWhatHasNoRoomIsReported() {
        let tests = (0..<40).map { number in
            var test = Self.failed(
                number, "cause \(String(repeating: "i", count: number)) " + String(repeating: "x", count: 5_000))
            test.attempts[0].issues[0].place?.line = number
            return test
        }
        for limit in [100, 1_000, 20_000] {
            let text = Self.text(tests, limit: limit)
            #expect(text.utf8.count <= limit)
            if limit > 500 { #expect(text.contains("There is no room for ")) }
        }
        #expect(!Self.text(tests).contains("There is no room"))
    }

    @Test func nothingOfATextIsMarkup() {
        #expect(MarkdownText.code("a`b``c") == "```a`b``c```")
        #expect(MarkdownText.code("`a") == "`` `a ``")
        #expect(MarkdownText.code("`\u{301}a") == "`` `\u{301}a ``")
        #expect(MarkdownText.code("a\nb\u{1B}[1m") == "`ab[1m`")
        #expect(MarkdownText.code("$x$ <b>") == "<code>&#36;x&#36; &#60;b&#62;</code>")
        #expect(MarkdownText.code("") == "<code></code>")
        #expect(MarkdownText.block(["````", "x"]) == "`````text\n````\nx\n`````\n")
        #expect(MarkdownText.block(["a\u{0}\nb"]) == "```text\nab\n```\n")
        #expect(
            MarkdownText.entities("@all [x](y) #1 ~a~ <i>")
                == "&#64;all &#91;x&#93;&#40;y&#41; &#35;1 &#126;a&#126; &#60;i&#62;")
    }
}
