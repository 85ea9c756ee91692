import LunchProcess
import TestSupport
import Testing

/// A program that imports `LunchTerminal` and nothing else.
///
/// A debug build calls functions of the C library where an optimized one has instructions (`squareRoot()`, `rounded()`), and
/// nothing links that library if no Foundation does.
@Suite struct TerminalAloneTests {
    @Test func itLinksAndRuns() throws {
        let run = try NestedRun(ProductPath.of("TerminalAlone"), []).wait()
        #expect(run.status == .exited(0))
        #expect(run.output == "Hello\n")
    }
}
