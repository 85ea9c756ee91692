import LunchDriver
import LunchElements
import LunchTrace
@_spi(Lunch) import LunchWire
import Synchronization

/// A test of another program: the apps that it launches belong to it, and so do their failures. It has a trace.
final class DrivenTest: Sendable {
    let run: TestRun

    private static let count = Atomic(0)
    private static let files = Lock<[Int: String]>([:])

    /// Records the tests, as long as this process runs.
    private static let recorder = TraceRecorder.shared.install { test, file in
        files.withLock { $0[test.id] = file }
    }

    var name: String { run.test.name }

    init(_ name: String, _ identifier: String?, at place: TUISourceLocation?) {
        _ = Self.recorder
        run = TestRun(
            of: DrivenOwner(
                test: TUITest(
                    id: Self.count.add(1, ordering: .relaxed).newValue, name: name, identifier: identifier,
                    library: .other, place: place)))
    }

    /// Notes something that the test has found wrong.
    ///
    /// - Returns: the members of the answer: what was asked of the apps last with their screens, and the lines that follow.
    func issue(_ text: String, at place: TUISourceLocation?) -> [String: LunchJSON] {
        let evidence = run.performing { run.evidence(isFailure: true).map(\.message) }
        let lines = run.found(TUIIssue(text, at: place))
        return ["evidence": .array(evidence.map(LunchJSON.string)), "lines": .array(lines.map(LunchJSON.string))]
    }

    /// Ends the test.
    ///
    /// - Parameter failures: the failures of its apps that no answer has reported.
    /// - Returns: the members of the answer.
    func end(_ verdict: TUIVerdict, _ failures: [TUIFailure]) -> [String: LunchJSON] {
        var members: [String: LunchJSON] = [:]
        if let failure = failures.first.map({ run.willRecord($0, isCounted: true) }) {
            members = [
                "ok": false, "kind": .string("\(failure.kind)"), "message": .string(failure.statement),
                "report": .string(failure.message),
            ]
            _ = run.found(TUIIssue(failure.statement, at: failure.place, failure: failure))
        }
        run.end(failures.isEmpty && !(verdict == .passed && run.hasFailed) ? verdict : .failed)
        if let file = Self.files.withLock({ $0.removeValue(forKey: run.test.id) }) {
            // The trace of a test that has passed is written later.
            DeferredWork.shared.finish()
            members["trace"] = .string(file)
        }
        return members
    }
}

private struct DrivenOwner: LaunchOwner {
    let test: TUITest

    var keepsApps: Bool { true }
    var id: LaunchOwnerID { LaunchOwnerID(test.id) }

    /// The language of the test is not known here.
    func expectation(of value: String, toBe other: String) -> String { #"{"wait":{"for":"exit"}}"# }

    func record(_ failure: TUIFailure) { FailureReporter.tell(failure, by: test.name) }
}
