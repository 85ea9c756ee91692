import LunchRun
import Testing

@testable import LunchCLI
@testable import SampleKit

/// The words about a run.
@Suite struct RunTellerTests {
    private func progress(_ name: String, columns: Int) -> String {
        RunTeller(columns: columns).progress(
            all: 1000, done: 20, failed: 1, running: RunTest(id: name, library: .swiftTesting), elapsed: 2_000_000_000,
            isBuilding: false)
    }

    @Test func progressTellsHowMuchIsLeft() {
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
}
