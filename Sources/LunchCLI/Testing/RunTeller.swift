import LunchRun
import LunchTrace
import LunchWire

/// The words about a run: failures as they come, one line of progress, and the end.
///
/// Whatever an app or a test has written goes through `PlainText` before it gets here to a terminal.
struct RunTeller {
    /// The failures that are shown at once; those after them are at the end.
    static let shownLimit = 20
    /// The lines of a failure that are shown.
    static let lineLimit = 32
    /// The names of a group.
    static let nameLimit = 10

    /// The command as a person writes it: `swift run lunch`.
    private let command = "swift run lunch"
    /// The columns of the terminal.
    let columns: Int
    /// The number of further attempts at a test that fails.
    let retries: Int
    /// True if everything that `swift test` writes is shown.
    let isVerbose: Bool

    private var failed: Set<String> = []
    /// The messages that were shown whole.
    private var shown: Set<String> = []
    /// True if the last line was not followed by an empty one.
    private var isInList = false

    init(columns: Int, retries: Int = 0, isVerbose: Bool = false) {
        (self.columns, self.retries, self.isVerbose) = (columns, retries, isVerbose)
    }

    // MARK: - While it runs

    /// The lines about a test that has ended; none if it has passed, or if enough were shown.
    ///
    /// Of several with the same message the first one is shown whole. The output of `swift test` contains its own messages.
    mutating func lines(about test: TestResult) -> [String] {
        guard test.verdict.isFailure, !isVerbose, failed.insert(test.test.id).inserted else { return [] }
        if failed.count > Self.shownLimit {
            return failed.count == Self.shownLimit + 1 ? ["… further failures are counted at the end."] : []
        }
        isInList = !shown.insert(FailureGroups.key(of: test)).inserted
        if isInList { return ["✘ \(place(of: test))"] }
        let again = retries == 0 ? [] : ["It will be tried again, at most \(Self.count(retries, "time"))."]
        let lines = body(of: test) + again + (retries == 0 ? [] : commands(for: test))
        return ["✘ \(place(of: test))"] + lines.map { "  \($0)" } + [""]
    }

    /// The first lines of what a test has failed with.
    private func body(of test: TestResult) -> [String] {
        guard let issue = test.failure?.firstFailure else { return ["It failed, but no issue was recorded."] }
        let arguments = issue.arguments.map { ["With \($0):"] } ?? []
        let lines = issue.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let rest = lines.count > Self.lineLimit ? ["… \(lines.count - Self.lineLimit) more lines"] : []
        let more = (test.failure?.issues.count { $0.kind == .failure } ?? 1) - 1
        let others = more > 0 ? ["… and \(Self.count(more, "issue")) more"] : []
        return (arguments + lines.prefix(Self.lineLimit) + rest + others).map(PlainText.line)
    }

    /// The line of progress.
    func progress(all: Int, done: Int, failed: Int, running: RunTest?, elapsed: Int, isBuilding: Bool) -> String {
        if isBuilding { return clipped("building … \(Self.time(elapsed))") }
        if all == 0, done == 0 { return clipped("starting … \(Self.time(elapsed))") }
        var parts = [all > 0 ? "\(done) of \(all)" : "\(done) done"]
        if failed > 0 { parts.append("\(failed) failed") }
        // The pace so far is meaningful once there is one.
        if done >= 10, all > done { parts.append("about \(Self.time(elapsed / done * (all - done))) left") }
        parts.append(Self.time(elapsed))
        if let running { parts.append(PlainText.cleaned(running.id)) }
        return clipped(parts.joined(separator: " · "))
    }

    private func clipped(_ line: String) -> String {
        // A terminal may begin the next row once the last cell of one is full.
        TextTable.cut(line, to: max(2, columns - 1))
    }

    // MARK: - The end

    /// The lines at the end.
    func end(_ result: RunResult) -> [String] {
        guard let end = result.end else { return [] }
        var lines = end.crashes.flatMap { crash($0, result.tests) }
        // The lines about a crash are complete for its test.
        let crashed = Set(end.crashes.compactMap(\.test))
        let groups = FailureGroups(of: result.tests.filter { !crashed.contains($0.test.id) }).groups
        for group in groups {
            let isOnly = groups.count == 1 && group.tests.count == 1 && lines.isEmpty && retries == 0
            let isShown = isOnly && shown.contains(FailureGroups.key(of: group.tests[0]))
            lines += isShown ? rest(of: group.tests[0]) : self.group(group)
        }
        lines += result.tests.filter { $0.verdict == .flaky }.flatMap(flaky)
        lines += unrun(result.tests)
        lines += end.messages.flatMap(message)
        lines += end.faults.map { PlainText.cleanedLines("✘ \($0)") }
        lines += end.notes.map { PlainText.cleanedLines(end.reason == .finished ? $0 : "✘ \($0)") }
        if !lines.isEmpty, lines.last != "" { lines.append("") }
        lines += slowest(result.tests)
        return (isInList ? [""] : []) + lines + verdict(result, end)
    }

    private func crash(_ crash: TesterCrash, _ tests: [TestResult]) -> [String] {
        let test = tests.first { $0.test.id == crash.test }
        let running = crash.running.count
        let culprit =
            crash.test.map { " in \($0)" }
            ?? (running > 0 ? " while \(Self.count(running, "test")) ran, among them \(crash.running[0])" : "")
        var lines = test?.test.place.map { [PlainText.cleaned("  \($0.file):\($0.line)")] } ?? []
        lines += crash.lines.prefix(Self.nameLimit).map { "  \(PlainText.line($0))" }
        if let test { lines += screen(of: test) + commands(for: test).map { "  \($0)" } }
        return ["✘ The test process ended\(PlainText.cleaned(culprit)): \(crash.end)."] + lines + [""]
    }

    private func group(_ group: FailureGroups.Group) -> [String] {
        guard let example = group.tests.first else { return [] }
        var lines: [String] = []
        // A failure of which nothing was shown while the tests ran is shown here.
        let isShown = example.failure?.firstFailure == nil || shown.contains(FailureGroups.key(of: example))
        let cause = PlainText.line(group.cause)
        let message = [cause] + (isShown ? [] : body(of: example).filter { $0 != cause })
        if group.tests.count > 1 {
            lines.append("✘ \(Self.count(group.tests.count, "test")) failed with the same message:")
            lines += message.map { "  \($0)" }
            lines.append("  \(place(of: example))")
            lines += group.tests.dropFirst().prefix(Self.nameLimit - 1).map { "  \(place(of: $0))" }
            let rest = group.tests.count - Self.nameLimit
            if rest > 0 { lines.append("  … and \(rest) more") }
        } else {
            lines.append("✘ \(place(of: example))")
            lines += message.map { "  \($0)" }
        }
        return lines + screen(of: example) + commands(for: example).map { "  \($0)" } + [""]
    }

    /// The things that are not known yet when a failure is shown, of one that is just above.
    private func rest(of test: TestResult) -> [String] {
        (test.failure?.difference.map(PlainText.line) ?? []) + commands(for: test) + [""]
    }

    /// The commands that show a test that has failed, and run it again: so often that one that is flaky fails.
    private func commands(for test: TestResult) -> [String] {
        let often = test.verdict == .flaky ? " --repeat 100 --until-failure" : ""
        return (Self.traceName(of: test).map { ["Look: \(command) trace \($0)"] } ?? [])
            + ["Again: \(command) test --filter \(ShellText.quoted(NameFilter.expression(of: test.test.id)))\(often)"]
    }

    /// The last screen of a test that was ended in its midst, which no issue reports.
    private func screen(of test: TestResult) -> [String] {
        guard [.crashed, .interrupted].contains(test.verdict), let screen = test.failure?.screen else {
            return []
        }
        var lines = screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(Self.lineLimit)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return ["  Its last screen:"] + lines.map { "    \(PlainText.line(String($0)))" }
    }

    private func place(of test: TestResult) -> String {
        let place = (test.failure?.firstFailure?.place ?? test.test.place).map { "  \($0.file):\($0.line)" } ?? ""
        return PlainText.cleaned("\(test.test.id)\(place)")
    }

    private func flaky(_ test: TestResult) -> [String] {
        let attempt = test.attempts.first { !$0.verdict.isFailure }?.number ?? test.attempts.count
        var lines = ["~ \(place(of: test)) is flaky: it failed, and passed at attempt \(attempt) of \(retries + 1)."]
        let failed = TestResult(test.test, .failed, attempts: test.attempts)
        lines.append("  \(PlainText.line(FailureGroups.cause(of: failed)))")
        lines += test.difference.map { "  \(PlainText.line($0))" }
        return lines + commands(for: test).map { "  \($0)" } + [""]
    }

    private func unrun(_ tests: [TestResult]) -> [String] {
        let names = tests.filter { $0.verdict == .notRun }.map(\.test.id)
        guard let first = names.first else { return [] }
        return ["✘ \(Self.count(names.count, "test")) did not run, among them \(PlainText.cleaned(first)).", ""]
    }

    private func message(_ message: BuildMessage) -> [String] {
        let place = message.place.map { "\($0.file):\($0.line):\(message.column.map { "\($0):" } ?? "") " } ?? ""
        return [PlainText.cleaned("✘ \(place)\(message.text)")] + message.lines.map { "  \(PlainText.line($0))" }
    }

    private func slowest(_ tests: [TestResult]) -> [String] {
        var timed = tests.compactMap { test in test.duration.map { (test: test.test, duration: $0) } }
            .sorted { $0.duration.nanoseconds > $1.duration.nanoseconds }
        // The stream has all tests begin at once: its times are meaningful only for a test that continues when others have
        // ended.
        let median = timed.filter { !$0.duration.isMeasured }.map(\.duration.nanoseconds).middle
        timed.removeAll {
            !$0.duration.isMeasured && $0.duration.nanoseconds < 2 * median || $0.duration.nanoseconds < 500_000_000
        }
        guard !timed.isEmpty else { return [] }
        return ["Slowest:"]
            + timed.prefix(5).map { test, duration in
                let note = duration.isMeasured ? "" : " (approximate)"
                return "  \(Self.time(duration.nanoseconds))\(note)  \(PlainText.cleaned(test.id))"
            } + [""]
    }

    /// The last lines: why the run has no end as it should, the numbers, and the command for what failed.
    private func verdict(_ result: RunResult, _ end: RunEnd) -> [String] {
        // Crashes are above.
        let reason = end.reason == .finished ? nil : result.problems.first?.title
        let counts = RunCounts(result)
        let numbers = "\(Self.count(counts.total, "test")): \(counts.words), in \(Self.time(end.duration))."
        let words = [reason, counts.total == 0 ? nil : numbers].compactMap(\.self).joined(separator: " ")
        var lines = [(end.status == 0 ? "" : "Not green: ") + (words.isEmpty ? "There was no test to run." : words)]
        switch end.reason {
        case .buildFailed: lines.append("Correct the errors above, then: \(command) test")
        case .noTests: lines.append("All names: swift test list")
        default: break
        }
        // For a single failure, the command was printed above.
        if result.tests.count(where: \.verdict.isFailure) > 1 {
            lines.append("Run what failed again: \(command) test --last-failed")
        }
        return lines
    }

    // MARK: - Words

    static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }

    /// A time in the unit that fits.
    static func time(_ nanoseconds: Int) -> String {
        let tenths = nanoseconds / 100_000_000
        if tenths < 600 { return "\(tenths / 10).\(tenths % 10) s" }
        return "\(tenths / 600) min \(tenths / 10 % 60) s"
    }

    /// The name of a trace for `lunch trace`; nil if there is none.
    private static func traceName(of test: TestResult) -> String? {
        let parts = test.failure?.trace?.split(separator: "/").dropLast()
        return parts?.last.map { ShellText.quoted(String($0)) }
    }
}

extension [Int] {
    /// The number in the middle of a list that is sorted; 0 of none.
    fileprivate var middle: Int { isEmpty ? 0 : self[count / 2] }
}
