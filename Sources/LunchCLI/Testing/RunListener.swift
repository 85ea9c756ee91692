import LunchRun
import LunchTrace
import LunchWire

/// Shows a run to a person, and writes what is known into its result.
final class RunListener {
    private var teller: RunTeller
    private let isOnTerminal = CurrentProcess.isRead
    private let start = ContinuousClock.now
    private let file: ResultFile
    private var isPlanned = false
    private var hasProgress = false
    private var (done, failed) = (0, 0)
    /// The tests that have ended and are not in the result yet.
    private var ended: [TestResult] = []
    /// The lines of the result that are in the file: the tests that were planned, and the outcomes.
    private var planned: [String: RunTest] = [:]
    private var written: [String: TestResult] = [:]
    private var told = ContinuousClock.now
    /// The reason why the run cannot be shown; nil if it can.
    private(set) var unsaid: CommandError?
    /// The reason why the result cannot be written; nil if it can.
    private(set) var problem: RunFileError?

    init(_ teller: RunTeller, result file: ResultFile) { (self.teller, self.file) = (teller, file) }

    /// The time since the beginning, in nanoseconds.
    var elapsed: Int { start.duration(to: .now).nanoseconds() }

    /// Hears a line of the console.
    func hear(_ line: String) {
        guard teller.isVerbose || line.hasPrefix(Tool.lockNotice) else { return }
        show([PlainText.line(line.replacing("\t", with: "    "))])
    }

    /// Hears what is new of tests.
    func hear(_ news: [TesterPass.News], _ pass: TesterPass) {
        for news in news {
            switch news {
            case .began:
                if !isPlanned { plan(pass.planned) }
            case .issue: break
            case .ended(let test):
                done += 1
                if test.verdict.isFailure { failed += 1 }
                ended.append(test)
                show(teller.lines(about: test))
            }
        }
    }

    private func plan(_ tests: [RunTest]) {
        isPlanned = true
        planned = Dictionary(tests.map { ($0.id, $0) }) { first, _ in first }
        note { (file) throws(RunFileError) in try file.plan(tests) }
    }

    private func write(_ tests: [TestResult]) {
        guard !tests.isEmpty else { return }
        for test in tests { written[test.test.id] = test }
        note { (file) throws(RunFileError) in try file.write(tests) }
    }

    private func note(_ body: (ResultFile) throws(RunFileError) -> Void) {
        do throws(RunFileError) {
            try body(file)
        } catch {
            problem = problem ?? error
        }
    }

    /// Shows how far the run is: in place on a terminal, and otherwise in a line every half minute.
    func tick(_ pass: TesterPass, _ request: PassRequest) {
        write(ended)
        ended.removeAll()
        let isDue = told.duration(to: .now) > (isOnTerminal ? .milliseconds(100) : .seconds(30))
        guard isDue, !teller.isVerbose else { return }
        told = .now
        let counts = pass.counts
        let line = teller.progress(
            all: max(request.count ?? 0, counts.all), done: counts.done, failed: failed,
            running: pass.running.first, elapsed: elapsed,
            isBuilding: !request.isBuilt && !pass.isBuilt && !pass.hasTests)
        if isOnTerminal {
            hasProgress = true
            put("\r\u{1B}[K\(line)")
        } else {
            put("\(line)\n")
        }
    }

    private func show(_ lines: [String]) {
        guard !lines.isEmpty else { return }
        clear()
        put(lines.joined(separator: "\n") + "\n")
    }

    private func clear() {
        if hasProgress { put("\r\u{1B}[K") }
        hasProgress = false
    }

    /// Writes what a person reads. If that is not possible, the run continues, but does not count as a success.
    private func put(_ text: String) {
        do throws(CommandError) {
            try CurrentProcess.print(text, terminator: "")
        } catch {
            unsaid = unsaid ?? error
        }
    }

    /// Shows the end, and writes it into the result.
    func end(_ result: RunResult) {
        // Only new lines are written: with many tests, writing everything takes as long as all that came before.
        let names = Set(result.tests.map(\.test.id))
        // A name that a test gives itself may turn out to have a secret in it.
        let isPlanned = result.tests.allSatisfy { test in
            planned[test.test.id].map { $0.displayName == test.test.displayName } != false
        }
        if isPlanned, names.isSuperset(of: planned.keys), names.isSuperset(of: written.keys), let end = result.end {
            write(
                result.tests.filter { test in
                    let isSaid = test == TestResult(test.test, .notRun) && planned[test.test.id] != nil
                    return written[test.test.id].map { $0 != test } ?? !isSaid
                })
            note { (file) throws(RunFileError) in try file.end(end) }
        } else {
            note { (file) throws(RunFileError) in try file.write(result) }
        }
        clear()
        show(teller.end(result))
    }
}
