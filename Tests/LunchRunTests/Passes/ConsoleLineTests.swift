import LunchTrace
import Testing

@testable import LunchRun

@Suite struct ConsoleLineTests {
    private func line(_ text: String) -> ConsoleLine? { ConsoleLine(text, package: "/package") }

    @Test func aCompilerTellsFileLineAndColumn() {
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
