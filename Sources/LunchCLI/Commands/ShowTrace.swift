import LunchCommands
import LunchTrace
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `lunch trace`: shows what happened in a test.
struct ShowTrace: Command {
    private static let json = Option(flag: "--json", "prints the steps as JSON, for programs")
    private static let commands = Option(
        flag: "--commands", "prints what the test did, asked and expected, each as a command in a line of JSON")
    private static let cast = Option(flag: "--cast", "prints a recording that asciinema plays (asciicast v2)")
    private static let view = Option(
        flag: "--view", "shows the trace in this terminal, from the failure or from --step on; \"?\" lists the keys")
    private static let keys = Option(flag: "--keys", "prints what each input caused")
    private static let html = Option(
        "--html", "FILE", "writes a page with the steps and the screen at each of them", proposals: .files,
        read: CommandValues.text)
    private static let secrets = Option(
        flag: "--check-secrets",
        "looks for the lines of standard input in all that Lunch has written: traces, reports, JUnit files")
    private static let step = Option(
        "--step", "NUMBER", "prints the screen and the elements before and after a step", read: CommandValues.count)
    private static let launch = Option(
        "--launch", "NUMBER", "the launch for --cast; default 1", read: CommandValues.count)

    static let syntax = Syntax(
        command: "trace", abstract: "Shows the steps, the failure and the screens of a test.",
        discussion: """
            A recorded test leaves a trace, a file in .build/lunch of its package, or in the
            folder LUNCH_TRACES. LUNCH_TRACE selects the recorded tests: off, onFailure
            (the default) or always. A failed test prints the command that shows its trace.

            TRACE is the name of a test, with or without its file, or the path of a trace.
            Without TRACE, the command shows the test that failed last.
            """,
        operands: [
            Operand(
                name: "TRACE", help: "the name of a test, or the path of a trace", isOptional: true,
                proposals: .traces)
        ],
        options: [step, view, keys, html, json, commands, cast, launch, secrets],
        examples: [
            "lunch trace", "lunch trace --view", "lunch trace LoginTests.showsTheMenu --step 3",
            "lunch trace LoginTests.showsTheMenu --html login.html",
            "lunch trace LoginTests.showsTheMenu --cast > login.cast",
        ])

    private let name: String?
    private let step: Int?
    private let launch: Int
    private let page: String?
    private let wantsView: Bool
    private let wantsKeys: Bool
    private let wantsJSON: Bool
    private let wantsCommands: Bool
    private let wantsCast: Bool
    private let looksForSecrets: Bool

    init(_ words: CommandWords) throws(CommandError) {
        name = words.operand(0)
        step = try words.value(of: Self.step)
        launch = try words.value(of: Self.launch) ?? 1
        page = try words.value(of: Self.html)
        wantsView = words.has(Self.view)
        wantsKeys = words.has(Self.keys)
        wantsJSON = words.has(Self.json)
        wantsCommands = words.has(Self.commands)
        wantsCast = words.has(Self.cast)
        looksForSecrets = words.has(Self.secrets)
        let given = [
            (Self.step.name, step != nil && !wantsView), (Self.view.name, wantsView), (Self.keys.name, wantsKeys),
            (Self.html.name, page != nil),
            (Self.json.name, wantsJSON), (Self.commands.name, wantsCommands), (Self.cast.name, wantsCast),
            (Self.secrets.name, looksForSecrets),
        ]
        let names = given.filter(\.1).map(\.0)
        if names.count > 1 { throw .usage(.exclusive(names)) }
    }

    func run() throws(CommandError) {
        if looksForSecrets { return try checkSecrets() }
        let file = try TraceFile.find(name)
        let trace = file.trace
        if wantsCast { return try printCast(trace) }
        if wantsView { return try TraceViewer.run(ViewedTrace(of: trace, file.difference), step: step) }
        if wantsCommands { return try CurrentProcess.print(trace.commands.map(\.json.text).joined(separator: "\n")) }
        if wantsKeys { return try CurrentProcess.print(TraceKeys(trace).text) }
        let steps = TraceSteps(trace)
        if let page { return try writePage(file, steps, to: page) }
        guard let step else {
            return try CurrentProcess.print(
                wantsJSON ? PrettyJSON.text(steps.json) : steps.text(of: trace, file.difference))
        }
        guard let sight = StepSight.all(of: steps, in: trace).first(where: { $0.step.begun.step == step }) else {
            throw .trace(.noStep(step, count: steps.steps.count))
        }
        try CurrentProcess.print(sight.text)
    }

    private func writePage(_ file: TraceFile, _ steps: TraceSteps, to path: String) throws(CommandError) {
        let text = TracePage(of: file.trace, steps, file.difference).text
        try PictureFile.write(Data(text.utf8), to: path)
    }

    private func checkSecrets() throws(CommandError) {
        let secrets = CurrentProcess.inputLines
        if secrets.isEmpty { throw .trace(.noSecrets) }
        let traces = try TraceFile.folder()
        let snapshots = "\(traces.package)/.build/lunch"
        let others = WrittenReports(in: traces).paths + (snapshots == traces.path ? [] : [snapshots])
        let search = SecretSearch(for: secrets, in: traces.path, and: others)
        try CurrentProcess.print(search.text)
        if !search.isClean { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }

    private func printCast(_ trace: Trace) throws(CommandError) {
        guard let cast = trace.cast(launch: launch) else {
            throw .trace(.noLaunch(launch, count: trace.launches.count))
        }
        try CurrentProcess.print(cast, terminator: "")
    }
}
