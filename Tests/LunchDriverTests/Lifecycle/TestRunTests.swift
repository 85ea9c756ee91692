import Testing

@testable import LunchDriver

/// The lines that annotators add to the failures of a test.
@Suite struct TestRunTests {
    private struct Owner: LaunchOwner {
        let test = TUITest(id: -7, name: "aTest()", library: .swiftTesting)
        let keepsApps = false
        var id: LaunchOwnerID { LaunchOwnerID(test.id) }
        func expectation(of value: String, toBe other: String) -> String { "" }
        func record(_ failure: TUIFailure) {}
    }

    /// An annotator of the test alone, which quotes a secret.
    private struct Quoting: TUIFailureAnnotator {
        func lines(for failure: TUIFailure?, in test: TUITest) -> [String] { test.id == -7 ? ["the hunter2 line"] : [] }
        func closingLines(in test: TUITest) -> [String] { test.id == -7 ? ["hunter2 at last"] : [] }
    }

    @Test func linesHaveNoSecretsAndCloseOneMessage() {
        let registration = TUIEvents.addAnnotator(Quoting())
        defer { registration.remove() }
        let run = TestRun(of: Owner())
        TestSecrets.of(run.test.id).add(declared: ["hunter2"])
        let issue = TUIIssue("no", at: nil)
        // A known issue takes no line from the next one.
        let closing = [run.found(issue, isFailure: false), run.found(issue), run.found(issue)]
        #expect(closing == [[], ["••••••• at last"], []] && run.hasFailed)
        #expect(run.test.lines(for: nil) == ["the ••••••• line"])
        #expect(run.test.annotated(TUIFailure(.element(.noMatch))).past == ["the ••••••• line"])
    }
}
