import LunchProcess
import TestSupport
import Testing

/// A failure of an element fails the run of the test library that is running, at the caller's line.
///
/// Each test runs this very bundle once more, with one failing test that is otherwise skipped.
@Suite(.waiting) struct CountedFailureTests {
    @Test(arguments: ["absent", "ambiguous", "disabled", "gone"])
    func xctestCountsIt(_ kind: String) throws {
        let method = "test\(kind.prefix(1).uppercased())\(kind.dropFirst())"
        let run = try Bundle.run(["LunchTestTests.FailingXCTests/\(method)"])
        #expect(run.status == .exited(1))
        #expect(run.output.contains("Executed 1 test, with 1 failure"), "\(run.output)")
        #expect(run.output.contains("FailingTests.swift:\(FailingXCTests.lines[kind] ?? 0): error:"), "\(run.output)")
        #expect(run.output.contains(FailingXCTests.messages[kind] ?? "?"), "\(run.output)")
    }

    @Test(arguments: ["absent", "ambiguous", "disabled", "gone"])
    func swiftTestingCountsIt(_ kind: String) throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "FailingSwiftTests/\(kind)"])
        #expect(run.status == .exited(1))
        #expect(run.output.contains("Test run with 1 test in 1 suite failed"), "\(run.output)")
        #expect(run.output.contains("with 1 issue."), "\(run.output)")
        #expect(
            run.output.contains(FailingXCTests.messages[kind]?.split(separator: "\n").first ?? "?"), "\(run.output)")
        let line = FailingSwiftTests.lines[kind] ?? 0
        #expect(run.output.contains("FailingTests.swift:\(line)"), "\(run.output)")
    }

    @Test func aFailureOnAForeignThreadFailsTheRun() throws {
        let run = try Bundle.run(["--testing-library", "swift-testing", "--filter", "FailingSwiftTests/foreignThread"])
        #expect(run.status == .exited(1))
        #expect(run.output.contains("No element matches app.buttons[\"sned\"]."), "\(run.output)")
    }
}
