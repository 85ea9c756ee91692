import LunchDriver
import LunchTest
import Synchronization
import Testing

/// A reporter as a package of its own would have one: it hears a test from its beginning to its end, and adds two lines to its failures.
final class Reporter: TUIFailureAnnotator {
    private let lines = Mutex<[String]>([])

    /// The events of a test in a few words, in their order.
    var story: [String] { lines.withLock { $0 } }

    /// Adds the reporter to all tests of this process; they are reported while somebody keeps the result.
    func register() -> [TUIEventListener] {
        [TUIEvents.addListener { [self] in hear($0) }, TUIEvents.addAnnotator(self)]
    }

    private func isReported(_ test: TUITest) -> Bool { test.name.lowercased().contains("isreported") }

    private func hear(_ event: TUIEvent) {
        guard let test = event.test, isReported(test) else { return }
        let line: String? =
            switch event.kind {
            case .testBegan: "began"
            case .launched(let launch): "launched \(launch.configuration.screen ?? "")"
            case .ended(let outcome): event.step.map { "\($0): \(outcome.answer ?? "done")" }
            case .failed(let failure): "failure \(failure.kind)"
            case .testIssue(let issue): "issue in line \(issue.place?.line ?? 0)"
            case .exited: "exited"
            case .testEnded(let verdict): "\(verdict)"
            default: nil
            }
        if let line { lines.withLock { $0.append(line) } }
    }

    func lines(for failure: TUIFailure?, in test: TUITest) -> [String] {
        guard isReported(test) else { return [] }
        return [
            "Reported for \(test.name).", "The failure is of the kind \(failure.map { "\($0.kind)" } ?? "unknown").",
        ]
    }
}
