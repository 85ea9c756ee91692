import LunchRun
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `lunch test`: runs the tests of the package with `swift test`, and specifies what a person wants to know.
struct RunTests: Command {
    private static let filter = Option(
        "--filter", "EXPRESSION", "runs the tests that it matches, as swift test does", mayRepeat: true,
        read: CommandValues.expression)
    private static let skip = Option(
        "--skip", "EXPRESSION", "skips the tests that it matches", mayRepeat: true, read: CommandValues.expression)
    private static let lastFailed = Option(flag: "--last-failed", "runs the tests that failed in their last run")
    private static let onlyChanged = Option(
        flag: "--only-changed", "runs the tests that can see a file that has changed since the last commit")
    private static let changedSince = Option(
        "--changed-since", "COMMIT", "the same, since a commit", read: CommandValues.text)
    private static let retries = Option(
        "--retries", "NUMBER", "runs failed tests again, one at a time", read: CommandValues.count)
    private static let failOnFlaky = Option(
        flag: "--fail-on-flaky", "exits with 1 if a test passed only in a retry")
    private static let repeats = Option(
        "--repeat", "NUMBER", "runs the tests this many times", read: CommandValues.count)
    private static let untilFailure = Option(flag: "--until-failure", "runs the tests until one fails")
    private static let limit = Option(
        "--limit", "SECONDS", "ends the run after this time", read: CommandValues.seconds)
    private static let verbose = Option(flag: "--verbose", short: "-v", "shows all output of swift test")

    static let syntax = Syntax(
        command: "test", abstract: "Runs the tests of the package, and shows which tests failed and why.",
        discussion: """
            The command runs tests of Swift Testing and XCTest, with or without Lunch. It
            shows each failure at once, and at the end all failures by cause, with the
            commands that show them and run them again. If a test process crashes, the rest
            runs in a new process. A test that passes only in a retry is flaky.

            Options after -- go to swift test. Control-C ends the run, and shows the tests
            that ran. The status is then 130.

            With --shard, each of several machines runs a part of the tests, and lunch
            merge merges the results. The variables of Bazel for test runners have the
            effect of --shard, --filter, --junit and --report. On GitHub, the failures
            appear in the summary of the job, and beside the source.
            """,
        options: [
            filter, skip, lastFailed, onlyChanged, changedSince, retries, failOnFlaky, repeats, untilFailure, limit,
            verbose,
        ] + RunPart.all + ReportOptions.all, takesArguments: true,
        examples: [
            "lunch test", "lunch test --filter LoginTests --retries 2", "lunch test --last-failed",
            "lunch test --repeat 20 --until-failure -- --enable-code-coverage",
        ])

    private var options = RunOptions()
    private let isOfLastFailed: Bool
    /// The commit since which a file must have changed; nil if that does not matter.
    private let commit: String?
    private let isVerbose: Bool
    private let limit: Duration?
    private let arguments: [String]
    private let command: [String]
    private let bazel: BazelTest
    private let part: RunPart?
    private let reports: ReportOptions

    init(_ words: CommandWords) throws(CommandError) {
        do throws(ShardError) {
            bazel = try BazelTest(CurrentProcess.variables)
        } catch {
            throw .run(.shard(error))
        }
        part = try RunPart(words, bazel)
        reports = try ReportOptions(words, bazel)
        options.filters = try words.values(of: Self.filter)
        options.skips = try words.values(of: Self.skip)
        options.retries = try words.value(of: Self.retries) ?? 0
        options.failsOnFlaky = words.has(Self.failOnFlaky)
        options.repeats = try words.value(of: Self.repeats)
        options.isUntilFailure = words.has(Self.untilFailure)
        isOfLastFailed = words.has(Self.lastFailed)
        let since = try words.value(of: Self.changedSince)
        commit = since ?? (words.has(Self.onlyChanged) ? "HEAD" : nil)
        isVerbose = words.has(Self.verbose)
        limit = try words.value(of: Self.limit)
        arguments = words.arguments
        let given = [
            (Self.retries.name, options.retries > 0),
            (Self.repeats.name, options.repeats != nil || options.isUntilFailure),
        ]
        if given.allSatisfy(\.1) { throw .usage(.exclusive(given.map(\.0))) }
        let choices = [
            (Self.lastFailed.name, isOfLastFailed), (Self.filter.name, !options.filters.isEmpty),
            (Self.onlyChanged.name, words.has(Self.onlyChanged)), (Self.changedSince.name, since != nil),
        ].filter(\.1).map(\.0)
        if choices.count > 1 { throw .usage(.exclusive(choices)) }
        if isOfLastFailed, part != nil { throw .usage(.exclusive([Self.lastFailed.name, RunPart.shard.name])) }
        if choices.isEmpty, let filter = bazel.filter {
            do throws(UsageError) {
                options.filters = [try CommandValues.expression(filter, BazelTest.filterVariable)]
            } catch {
                throw .usage(error)
            }
        }
        command = words.repeated(Self.syntax)
    }

    func run() throws(CommandError) {
        let begun = { () throws(ShardError) in try bazel.begin() }
        try Self.attempt(begun)
        try reports.folder?.begin()
        let quiet = try GitHub.beginQuiet()
        let (result, package, unsaid) = try runTests()
        if let quiet { try CurrentProcess.print(quiet, isCommand: true) }
        try reports.write(result, package: package.path)
        try Self.attempt { () throws(ShardError) in try bazel.end() }
        if let unsaid { throw unsaid }
        if let status = result.end?.status, status != 0 { CurrentProcess.leave(Int32(status)) }
    }

    private static func attempt(_ body: () throws(ShardError) -> Void) throws(CommandError) {
        do throws(ShardError) {
            try body()
        } catch {
            throw .run(.shard(error))
        }
    }

    /// Runs the tests, and reports them to a person.
    ///
    /// - Returns: the result, the package whose tests they are, and the reason why the run could not be shown.
    private func runTests() throws(CommandError) -> (RunResult, PackageFolder, unsaid: CommandError?) {
        let here = FileManager.default.currentDirectoryPath
        guard let package = PackageFolder() else { throw .program(.noTestPackage(folder: here)) }
        let traces = try TraceFile.folder()
        var options = options
        if isOfLastFailed {
            let names = LastFailed(in: traces).names
            if names.isEmpty { throw .program(.noLastFailed) }
            options.names = names
        }
        let name = package.path.split(separator: "/").last.map(String.init) ?? ""
        let info = RunInfo(
            package: name, command: command, shard: part?.shard, durations: part?.durations?.digest,
            began: Int(Date().timeIntervalSince1970), commit: ChangedFiles.commit(of: package),
            limit: limit?.nanoseconds())
        if let commit, let targets = try ChangedFiles(in: package, since: commit).testTargets() {
            if targets.isEmpty {
                let words = "No test can see a file that has changed since \(commit.visible)."
                try CurrentProcess.print(words)
                return (
                    RunResult(run: info, end: RunEnd(.finished, status: 0, duration: 0, notes: [words])), package, nil
                )
            }
            options.filters = targets.map { "^\($0)\\." }
        }
        // A part that is killed leaves its results for the merge of the parts.
        let folder = try RunFolder(in: traces, part?.shard)
        let file = ResultFile(in: reports.folder?.path ?? folder.path)
        for problem in traces.saveKilled() { CurrentProcess.complain(problem) }
        do throws(RunFileError) {
            try file.begin(info)
        } catch {
            throw .output("\(error)")
        }
        // The clock of the files, which may lag behind the process's clock. Without the time, no trace of a test that was
        // cut off is taken for one of this run.
        let start = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        Interruption.watch()
        let teller = RunTeller(columns: CurrentProcess.columns, retries: options.retries, isVerbose: isVerbose)
        let listener = RunListener(teller, result: file)
        let tester = SwiftTester(
            package, traces: traces, folder: folder, arguments: arguments, deadline: limit.map { .now + $0 },
            listener)
        let tests = try choose(tester, &options)
        if let tests {
            do throws(RunFileError) {
                try file.plan(tests.own, others: tests.others)
            } catch {
                throw .output("\(error)")
            }
        }
        var course = RunCourse(options, list: tester.list, runner: tester.run)
        let (reason, status) = course.run()
        // A tester that was killed has left its records in an arena.
        for problem in traces.saveKilled() { CurrentProcess.complain(problem) }
        let evidence = TraceEvidence(
            package: package, tester: tester, start: start, hasRetries: options.retries > 0)
        course.complete(evidence.complete)
        let end = RunEnd(
            reason, status: status, duration: listener.elapsed, crashes: course.crashes, messages: course.messages,
            faults: course.faults, notes: course.notes)
        let result = RunResult(run: info, tests: course.tests, others: tests?.others ?? [], end: end)
        if let problem = LastFailed(in: traces).note(result.tests, in: folder) { CurrentProcess.complain(problem) }
        listener.end(result)
        if let problem = listener.problem { throw .output("\(problem)") }
        return (result, package, listener.unsaid)
    }

    /// Chooses the tests of the part; nil if it is not known which there are, or if all must run.
    private func choose(_ tester: SwiftTester, _ options: inout RunOptions) throws(CommandError) -> RunPart.Tests? {
        guard let part else { return nil }
        try tester.build()
        let names = tester.list()
        let tests = try part.tests(of: names, filters: options.filters, skips: options.skips)
        // The run reports why there is none: a failed build, or filters that match nothing.
        if let problem = tester.listProblem { (options.filters, options.listProblem) = (["^$"], problem) }
        if tests.own.isEmpty, tests.others.isEmpty { return nil }
        (options.names, options.areNamesPresent) = (tests.own.map(\.id), true)
        (options.filters, options.skips) = ([], [])
        return tests
    }
}
