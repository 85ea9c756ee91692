import LunchElements
import LunchReport
import LunchRun
import LunchTrace
import LunchWire

/// The things that traces tell of tests that have failed: the last screen, and the first difference.
struct TraceEvidence {
    let package: PackageFolder

    /// The most traces that are read, each of which may take a while.
    static let limit = 200

    /// Completes the attempts of a test.
    func complete(_ test: inout TestResult) {
        for index in test.attempts.indices {
            guard let trace = test.attempts[index].trace, let file = try? TraceFile(path: path(trace)) else { continue }
            test.attempts[index].screen = file.trace.lastScreen
            guard test.attempts[index].verdict.isFailure else { continue }
            test.attempts[index].difference = file.difference?.lines ?? []
        }
        guard test.verdict == .flaky, let failed = test.attempts.first(where: { $0.verdict.isFailure })?.trace,
            let passed = test.attempts.last(where: { $0.verdict == .passed })?.trace,
            let one = try? TraceFile(path: path(failed)), let other = try? TraceFile(path: path(passed))
        else { return }
        test.difference = FirstDifference(of: one.trace, from: [other.trace], isLearned: false).lines
    }

    private func path(_ trace: String) -> String { trace.hasPrefix("/") ? trace : "\(package.path)/\(trace)" }
}

extension Trace {
    /// The text on the last screen of the last launch; nil if there is none, or if it cannot be made again.
    fileprivate var lastScreen: String? {
        for record in records.reversed() {
            let position: Int
            switch record.content {
            case .frame(let frame): position = frame.position
            case .settled(let settled): position = settled.frame
            default: continue
            }
            return (try? frame(at: position, launch: record.launch))?.shownText
        }
        return nil
    }
}
