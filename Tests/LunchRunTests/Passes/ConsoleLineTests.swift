import LunchTrace
import Testing

@testable import LunchRun

@Suite struct ConsoleLineTests {
    private func line(_ text: String) -> ConsoleLine? { ConsoleLine(text, package: "/package") }

    @Test func aCompilerReportsFileLineAndColumn() {
        #expect(
            line("/package/Sources/A.swift:3:7: error: cannot find 'x' in scope")
                == .compiler(
                    BuildMessage(
                        text: "cannot find 'x' in scope", place: TracePlace(file: "Sources/A.swift", line: 3), column: 7
                    )))
        #expect(line("error: fatalError") == .error("fatalError"))
        #expect(line("Build complete! (1.2s)") == .built)
    }

    @Test func casesHaveTheirNamesOnEachPlatform() {
        #expect(line("Test Case 'A.testB' started at 2026-11-26 05:04:59.395") == .began("A.testB"))
        #expect(line("Test Case '-[T.A testB]' passed (0.250 seconds).") == .ended("A.testB", .passed, seconds: 0.25))
        #expect(line("Test Case 'A.testB' exploded (0.1 seconds)") == nil)
        #expect(line("Test Case '") == nil)
    }

    @Test func aTestMayHaveWrittenSomethingBefore() {
        #expect(line("x y: zTest Case 'A.testB' passed (0.25 seconds)") == .ended("A.testB", .passed, seconds: 0.25))
        #expect(line("x Test Case 'A.testB' started at 2026-11-26 05:04:59.395") == .began("A.testB"))
        #expect(line("xTest Suite 'A' failed at 2026-11-26 05:04:59.395") == .suiteEnded("A"))
        #expect(
            line("a: b/package/Tests/A.swift:7: error: A.testB : failed - no")
                == .issue(
                    "A.testB", TracePlace(file: "Tests/A.swift", line: 7), text: "failed - no", isSkip: false))
    }

    @Test func suitesHaveTheirNamesOnEachPlatform() {
        #expect(line("Test Suite 'All tests' started at 2026-11-26 05:04:59.395") == .suiteBegan("All tests"))
        #expect(line("Test Suite 'T.A' passed at 2026-11-26 05:04:59.395.") == .suiteEnded("A"))
    }

    @Test func swiftTestingCountsItsTests() {
        #expect(line("✔ Test run with 7 tests in 1 suite passed after 0.002 seconds.") == .total(7))
        #expect(line("✘ Test run with 1 test in 0 suites failed after 0.1 seconds with 1 issue.") == .total(1))
        #expect(line("\u{1001A7} Test run with 12 tests passed after 0.1 seconds.") == .total(12))
        #expect(line("✔ Test run with no tests") == .suite)
    }

    @Test(arguments: [
        ("n → 3", "A.swift", "no"), ("x → at B.swift:7: at home", "A.swift", "at C.swift:1:2: no"),
        (String(repeating: "at ", count: 20_000), "A.swift", ""),
        (String(repeating: "at B.swift:", count: 10_000), "A.swift", "no"),
    ])
    func anIssueOfACaseHasItsPlace(words: String, file: String, text: String) {
        let head = "✘ Test x(_:) recorded an issue with 1 argument"
        #expect(
            line("\(head) \(words) at \(file):9:80: \(text)")
                == .arguments(words, file: file, line: 9, text: text))
        #expect(line("\(head) \(words) at \(file):9") == nil)
    }

    @Test func aSanitizerIsHeard() {
        let text = "SUMMARY: AddressSanitizer: 8 byte(s) leaked in 1 allocation(s)."
        #expect(line(text) == .sanitizer(text))
        #expect(line("SUMMARY: all is well") == nil)
    }

    @Test func aWordBeforeAColonIsNoPlace() {
        #expect(line("note: error: ") == nil)
        #expect(line(": error: a : b") == nil)
        #expect(line("hello") == nil)
    }

    @Test func aSignalBelongsToTheLibraryOfItsTester() {
        let end = "' exited with unexpected signal code 11"
        #expect(line("error: Process '/a.xctest\(end)") == .crash(signal: 11, library: .xctest))
        #expect(
            line("error: Process '/a.xctest --testing-library swift-testing\(end)")
                == .crash(signal: 11, library: .swiftTesting))
    }
}
