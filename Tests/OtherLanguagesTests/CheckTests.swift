import Foundation
import LunchCheck
import LunchDriver
import LunchTest
import TestSupport
import Testing

/// The adapters in Python keep the protocol.
@Suite(.waiting) struct CheckTests {
    @Test(.enabled(if: Sample.curses.isRunnable, "no python3 of PATH is 3.10 or later and has curses"))
    func cursesPasses() { expectPasses(.curses) }

    @Test(.nightly, .enabled(if: Sample.urwid.isRunnable, "no python3 of PATH is 3.10 or later and has urwid"))
    func urwidPasses() { expectPasses(.urwid) }

    /// The screen with a field, on which more of the checks say something than on the list.
    private func expectPasses(_ sample: Sample) {
        var launch = sample.launcher().configuration
        launch.screen = "New"
        launch.userInfo = .text(#"{"MOCK_JSON":[{"title":"bread","done":true}]}"#)
        var checkup = Checkup(
            Subject(path: sample.command.path, launch: launch, tester: ProcessInfo.processInfo.environment))
        let results = checkup.run { _ in }
        let failures = results.filter { if case .fails = $0.verdict { true } else { false } }.map(\.text)
        #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
        // A machine with much else to do may need longer for 100 KB of input than that check waits.
        let skipped = results.filter { if case .skipped = $0.verdict { $0.check.name != "input.bulk" } else { false } }
            .map(\.text)
        #expect(skipped.count <= 8, "\(skipped.joined(separator: "\n"))")
    }
}
