import LunchElements
import LunchRun
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Runs `swift test`, and reads all of its reports.
final class SwiftTester {
    /// The folder of the package.
    let package: PackageFolder
    /// The folder of the traces.
    let traces: TraceFolder
    /// The arguments that a person hands on.
    let arguments: [String]
    /// The time at which the run is ended; nil for none.
    let deadline: ContinuousClock.Instant?
    private let listener: RunListener

    init(
        _ package: PackageFolder, traces: TraceFolder, folder: RunFolder, arguments: [String],
        deadline: ContinuousClock.Instant?, _ listener: RunListener
    ) {
        self.folder = folder.path
        (self.package, self.traces, self.arguments) = (package, traces, arguments)
        (self.deadline, self.listener) = (deadline, listener)
    }

    /// The folder for the traces of a further attempt, whose traces must not take the place of those of the first one.
    func traces(ofAttempt attempt: Int) -> TraceFolder? {
        TraceFolder(around: "\(traces.package)/Package.swift", other: "\(folder)/attempt-\(attempt)")
    }

    private let folder: String

    /// Runs it once.
    func run(_ request: PassRequest) -> (pass: TesterPass, end: PassEnd) {
        var request = request
        if skipsBuild { request.isBuilt = true }
        let isSerial = request.isSerial || arguments.contains("--no-parallel")
        let isSanitized = arguments.contains { $0.hasPrefix("--sanitize") }
        var pass = TesterPass(
            package: package.path, twins: request.twins, isSerial: isSerial, isSanitized: isSanitized)
        let (streamPath, logPath) = ("\(folder)/stream.jsonl", "\(folder)/log.jsonl")
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            for path in [streamPath, logPath] { try Data().write(to: URL(filePath: path)) }
        } catch {
            return (pass, .notStarted("\(folder) cannot be written: \(error)"))
        }
        let stream = ["--event-stream-output-path", streamPath, "--event-stream-version", "6.3"]
        let words = ["test", "--package-path", package.path] + request.arguments + stream + arguments
        // Where there are no pipes with names, Lunch's own words are masked, and those of the test libraries with the trait.
        let secrets = SecretPipe("\(folder)/secrets")
        defer { hideSecrets(in: streamPath, pass.mask) }
        let process: Subprocess
        do throws(SystemReason) {
            process = try Subprocess(
                Follower.words("swift", words), errors: .separate,
                environment: environment(for: request, log: logPath, secrets: secrets?.path))
        } catch {
            return (pass, .notStarted("swift could not be run: \(error)"))
        }
        var (file, log, inbox) = (GrowingFile(streamPath), GrowingFile(logPath), ConsoleInbox())
        var end: PassEnd?
        var asked: ContinuousClock.Instant?
        var left: ContinuousClock.Instant?
        while true {
            // A process that has ended has written all of its files: so its end is checked before the rest of them is read.
            if left == nil, process.hasEnded { left = .now }
            // A program that a test has left running may keep the console open.
            let isOver = left.map { !process.isOpen || $0.duration(to: .now) > .seconds(2) } ?? false
            let pause = Duration.milliseconds(isOver ? 0 : left == nil ? 50 : 5)
            var console = process.next(within: pause).map { inbox.take($0.stream, $0.bytes) } ?? []
            if isOver { console += inbox.rest() }
            take(&pass, &file, &log, console, secrets)
            if isOver { break }
            listener.tick(pass, request)
            if end == nil {
                end = Interruption.isWished ? .interrupted : deadline.map { $0 < .now } == true ? .timedOut : nil
            }
            if end != nil {
                if asked == nil { Interruption.interrupt(process.identifier) }
                asked = asked ?? .now
                if let asked, asked.duration(to: .now) > .seconds(8) { Interruption.end(process.identifier) }
            }
        }
        return (pass, end ?? .left(status: Int(process.end())))
    }

    private func take(
        _ pass: inout TesterPass, _ file: inout GrowingFile, _ log: inout GrowingFile,
        _ console: [String], _ secrets: SecretPipe?
    ) {
        let (noted, told) = (log.lines(), file.lines())
        // A tester reports a secret before any other text that contains it.
        for secret in secrets?.take() ?? [] { pass.mask.add(declared: secret) }
        for line in console {
            listener.hear(pass.mask.maskedSentences(line))
            listener.hear(pass.take(console: line), pass)
        }
        // A test is measured by the time at which its end is reported.
        for line in noted { pass.take(log: line) }
        for line in told { listener.hear(pass.take(stream: line), pass) }
    }

    /// Hides the secrets in the event stream, which the testers have written themselves. A line that cannot be read is left out.
    private func hideSecrets(in path: String, _ mask: SecretMask) {
        guard !mask.isEmpty else { return }
        var file = GrowingFile(path)
        let lines = file.lines().compactMap { try? LunchJSON(parsing: $0, limits: .message) }
        let text = lines.map { mask.masked($0).text + "\n" }.joined()
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            CurrentProcess.complain("\(path) may contain secrets: \(error)")
        }
    }

    private func environment(for request: PassRequest, log: String, secrets: String?) -> [String: String] {
        var environment = CurrentProcess.variables
        environment[RunLog.variable] = log
        environment[RunLog.secretsVariable] = secrets
        guard request.attempt > 1 else { return environment }
        environment["LUNCH_ATTEMPT"] = "\(request.attempt)"
        // The trace of a passing attempt shows how the failed one differed, and must not replace it.
        environment[TraceFolder.variable] = traces(ofAttempt: request.attempt)?.path
        environment["LUNCH_TRACE"] = environment["LUNCH_TRACE"] ?? "always"
        environment[GreenFolder.variable] = environment[GreenFolder.variable] ?? "\(traces.path)/green"
        return environment
    }

    /// True if a person reports that the tests are built.
    private var skipsBuild: Bool { arguments.contains("--skip-build") }

    /// Builds the tests, unless a person reports that they are built. Errors in them are reported when they must run.
    func build() throws(CommandError) {
        if skipsBuild { return }
        _ = try Tool.run("swift", ["build", "--build-tests", "--package-path", package.path], output: .held)
    }

    /// The last words of `swift test list`, if it has failed.
    private(set) var listProblem: String?

    /// The names of all tests; none if they cannot be listed.
    ///
    /// Several parts may list them at once, in which SwiftPM sometimes fails: it is asked again.
    func list() -> [String] {
        for _ in 0..<RunCourse.startLimit {
            if let names = listOnce() { return names }
        }
        return []
    }

    private func listOnce() -> [String]? {
        let words =
            ["test", "list", "--skip-build", "--package-path", package.path]
            + arguments.filter { $0 == "--ignore-lock" }
        // A command that does not start lists no tests either, which is reported.
        let run = try? Tool.run("swift", words, output: .quiet)
        guard let run, run.status == 0 else {
            let words = (run?.errors ?? "").split(separator: "\n").suffix(3).joined(separator: "\n")
            listProblem = "The tests could not be listed, so the tests of this part are unknown:\n\(words)"
            return nil
        }
        listProblem = nil
        return run.output.split(separator: "\n").map(String.init)
    }
}
