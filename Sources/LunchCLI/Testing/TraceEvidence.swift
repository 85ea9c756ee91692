import LunchElements
import LunchRun
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The parts of traces that are shown for failed tests: the last screen, and the first difference.
struct TraceEvidence {
    let package: PackageFolder
    /// The tester, which has the folders of the traces.
    let tester: SwiftTester
    /// The time before which nothing in that folder is of this run; nil if it is not known.
    let start: Date?
    /// True if tests that fail are tried again, which gives each further attempt a separate folder.
    let hasRetries: Bool

    /// Completes the attempts of a test.
    func complete(_ test: inout TestResult) {
        for index in test.attempts.indices {
            // The tester was ended in the midst of the test and has reported no trace.
            let wasCut = [.crashed, .interrupted].contains(test.attempts[index].verdict)
            // A test that is only repeated leaves all of its traces in the same place.
            let isOwn = hasRetries || index == test.attempts.count - 1
            if wasCut, isOwn, test.attempts[index].trace == nil {
                test.attempts[index].trace = cutTrace(of: test.test, attempt: test.attempts[index].number)
            }
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

    /// The file of the trace that was made of what an ended tester has left of a test; nil if it has left nothing.
    private func cutTrace(of test: RunTest, attempt: Int) -> String? {
        let name = TraceFolder.name(
            of: TraceTest(
                name: test.library == .xctest ? (test.suites + [test.name]).joined(separator: ".") : test.name,
                library: test.library.rawValue, place: test.place ?? TracePlace(file: "", line: 0)))
        let own = hasRetries && attempt > 1 ? tester.traces(ofAttempt: attempt) : tester.traces
        guard let own, let start else { return nil }
        for problem in own.saveKilled() { CurrentProcess.complain(problem) }
        let path = own.file(of: name)
        // A trace of an earlier run, or of a test in another suite, says nothing about this test.
        guard let written = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date,
            written >= start, let trace = try? TraceFile(path: path).trace,
            case .test(let recorded)? = trace.records.first?.content,
            test.place.map({ $0.line == recorded.place.line }) != false
        else { return nil }
        return own.relative(path)
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
