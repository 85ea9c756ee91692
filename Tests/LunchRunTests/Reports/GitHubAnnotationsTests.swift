import LunchTrace
import Testing

@testable import LunchRun

@Suite struct GitHubAnnotationsTests {
    private static func lines(_ tests: [TestResult], _ end: RunEnd? = RunEnd(.finished, status: 1, duration: 0))
        -> [String]
    {
        GitHubAnnotations(RunResult(run: Made.run, tests: tests, end: end)).lines
    }

    private static func failed(_ id: String, _ text: String, file: String = "Tests/T.swift", line: Int = 7)
        -> TestResult
    {
        let issue = TestIssue(text: text, place: TracePlace(file: file, line: line))
        return TestResult(Made.test(id), .failed, attempts: [TestAttempt(.failed, issues: [issue])])
    }

    @Test func aCauseIsALineAtItsPlace() {
        let tests = [
            Self.failed("T.a()", "n == 1\n50 %"), Self.failed("T.b()", "n == 2\n50 %"),
            TestResult(Made.test("c"), .passed),
        ]
        #expect(
            Self.lines(tests) == [
                "::error file=Tests/T.swift,line=7,title=T.a() and 1 more::Tests/T.swift:7:%0An == 1%0A50 %25"
            ])
        #expect(Self.lines([TestResult(Made.test("c"), .passed), Made.failed]).isEmpty)
        #expect(Self.lines([], nil) == ["::error title=lunch test::The run was killed before its end."])
    }

    /// GitHub reads a command from the beginning of a line to its end, and its properties up to a comma or a colon.
    @Test(arguments: [
        "\r\n::set-env name=X::y", "\n::error::forged", "%0A::error::x", ",line=1::x", ":\u{301}:\u{200D}:x",
        "\u{2028}::error::x",
    ])
    func noTextForgesACommand(_ hostile: String) throws {
        let tests = [
            Self.failed("T\(hostile)", "a\(hostile)", file: "F\(hostile)"),
            Self.failed(hostile, hostile, file: hostile, line: 8),
        ]
        let lines = Self.lines(tests, Made.end)
        #expect(lines.count == tests.count + 3)
        for line in lines {
            #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control || $0 == "\u{2028}" })
            let parts = line.split(separator: "::", maxSplits: 2, omittingEmptySubsequences: false)
            #expect(parts[0].isEmpty)
            let names = parts[1].dropFirst("error ".count).unicodeScalars.split(separator: ",").map {
                String($0).prefix { $0 != "=" }
            }
            #expect(Set(names).isSubset(of: ["file", "line", "title"]) && Set(names).count == names.count, "\(line)")
            #expect(!parts[1].unicodeScalars.contains(":"))
        }
    }

    @Test func noMoreThanGitHubShowsAndTheRestIsReported() {
        let lines = Self.lines(
            (0..<25).map { Self.failed("T.test\($0)", "cause \(String(repeating: "i", count: $0))", line: $0) })
        #expect(lines.count == 10)
        #expect(lines.last == "::error title=lunch test::There are 16 more; the summary of the job has them.")
        #expect(
            Self.lines(
                (0..<10).map { Self.failed("T.test\($0)", "cause \(String(repeating: "i", count: $0))", line: $0) }
            ).count == 10)
    }

    @Test func aLongMessageIsCutOff() {
        let lines = Self.lines([Self.failed("T.a", String(repeating: "x", count: 100_000))])
        #expect(lines[0].utf8.count < 5_000)
        #expect(lines[0].hasSuffix("bytes more)"))
    }
}
