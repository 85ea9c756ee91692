import LunchElements
import LunchInput
import LunchTrace
import LunchWire

/// `lunch record`: makes a test of what a person does with an app, or of what another test has done.
struct Record: Command {
    private static let trace = Option(
        "--from", "TRACE", "makes the test of a trace", proposals: .traces, read: CommandValues.text)
    private static let key = Option(
        "--key", "KEY", "the key that opens the line; default Control-]", read: CommandValues.key)
    private static let name = Option(
        "--name", "WORDS", "the name of the test, such as \"orders two breads\"", read: CommandValues.text)
    private static let target = Option(
        "--target", "NAME", "its test target; default: the app's, or the only one",
        read: CommandValues.text)
    private static let library = Option(
        "--library", "NAME", "swift-testing, which is the default, or xctest",
        proposals: .words(TestLibrary.allCases.map(\.rawValue)), read: CommandValues.library)
    private static let prints = Option(
        flag: "--print", "prints the test and its pages, without writing or running them")
    private static let noRun = Option(flag: "--no-run", "writes the test without running it")

    static let syntax = Syntax(
        command: "record", abstract: "Records a test while you use an app.",
        discussion: """
            Use the app normally: the command records the purpose of each key, click and
            paste. Control-] opens a line with these commands: "a" asserts something on
            the screen, "n" names the next part of the test, "u" removes the last step,
            "e" ends the recording, and "q" ends it without a test. Press Control-] twice
            to send it to the app.

            With --from, the test is made from a trace: from the actions and reads of
            another test's first app. TRACE is a name or a path as for lunch trace.

            The test finds elements by their identifiers, labels or surroundings. The
            command writes a page object for each screen. If the tests already have a page
            object of that name, it adds missing members in an extension. Text in secure
            fields is not recorded.

            The test waits for changes without input before your next input. If a row was
            selected with keys, the command launches the app again, and the test taps the
            row if that does the same.

            The command adds the test to the package, builds it and runs it. The status is
            1 if the test fails.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        options: [LaunchOptions.namedScreen] + LaunchOptions.all + [
            LaunchOptions.profile, trace, key, name, target, library, prints, noRun,
        ],
        alternative: trace,
        takesArguments: true, takesCommand: true,
        examples: [
            "lunch record LunchSample Breakfast --variant bread --name \"shows the menu\"",
            "lunch record -- mc /etc", "lunch record --from LoginTests.showsTheMenu",
        ])

    private let words: CommandWords
    private let name: String?
    private let target: String?
    private let library: TestLibrary
    private let source: Source

    /// The thing that is recorded.
    private enum Source {
        case app(AppLaunch, key: SpokenKey)
        case trace(String)
    }

    init(_ words: CommandWords) throws(CommandError) {
        self.words = words
        name = try words.value(of: Self.name)
        target = try words.value(of: Self.target)
        library = try words.value(of: Self.library) ?? .testing
        guard let trace = try words.value(of: Self.trace) else {
            let key = try words.value(of: Self.key) ?? SpokenKey(word: "Control-]", key: .control("]"))
            source = .app(try AppLaunch(words), key: key)
            return
        }
        let allowed =
            [Self.trace, Self.name, Self.target].map(\.name) + [
                Self.library.name, Self.prints.name, Self.noRun.name, LaunchOptions.realHome.name,
            ]
        if let other = words.given.first(where: { !allowed.contains($0.option) }) {
            throw .usage(.exclusive([Self.trace.name, other.option]))
        }
        source = .trace(trace)
    }

    func run() throws(CommandError) {
        switch source {
        case .trace(let name):
            let file = try TraceFile.find(name)
            var recording = try Recording(file.trace, launch: file.trace.launches.keys.min() ?? 1)
            recording.launch.usesRealHome = words.has(LaunchOptions.realHome)
            try write(recording)
        case .app(let launch, let key):
            guard CurrentProcess.isOnTerminal else { throw .recording(.noTerminal) }
            let product = try launch.product()
            // A person's work is not to be lost for want of a place to write it to.
            _ = try files(for: RecordedLaunch(launch, product, size: RecordingVisit.size(launch)).program.name)
            let proves = !words.has(Self.prints) && !words.has(Self.noRun)
            guard let recording = try RecordingVisit(launch, product, key: key).run(proves: proves) else {
                return CurrentProcess.complain("Nothing was written.")
            }
            try write(recording, of: product.name)
        }
    }

    private func write(_ recording: Recording, of app: String? = nil) throws(CommandError) {
        if recording.steps.isEmpty { throw .recording(.nothing) }
        let files = try files(for: recording.launch.program.name)
        let wanted =
            name.map { "\(SwiftName.pascalCase($0, isWhole: true))Tests" }
            ?? "\(SwiftName.pascalCase(recording.title))RecordedTests"
        let suite = SwiftName.isIdentifier(wanted) ? wanted : "RecordedTests"
        let isPrinted = files == nil || words.has(Self.prints)
        let names = RecordedTest.Names(
            suite: isPrinted ? suite : files?.freeSuite(suite) ?? suite, test: name ?? "recorded", target: files?.target
        )
        let test = RecordedTest(
            recording, names, library: library,
            command: words.commandLine(
                Self.syntax, app: app,
                without: [Self.name, Self.target, Self.library, Self.prints, Self.noRun, Self.key]),
            existing: files?.existingPages ?? .none)
        let text = ([test.text] + (test.pageFiles + test.extensionFiles).map(\.text)).joined(separator: "\n")
        guard let files, !isPrinted else { return try CurrentProcess.print(text, terminator: "") }
        let paths: [String]
        do throws(RecordingError) {
            paths = try files.write(test)
        } catch {
            // A person's work is not to be lost.
            try CurrentProcess.print(text, terminator: "")
            throw .recording(error)
        }
        try CurrentProcess.print("Written: \(paths.joined(separator: ", "))")
        let lost = recording.steps.count { if case .unknown = $0 { true } else { false } }
        if lost > 0 {
            CurrentProcess.complain(
                "\(lost) of the inputs \(lost == 1 ? "has" : "have") no name: the test has comments in their place.")
        }
        if test.expectations == 0 {
            CurrentProcess.complain("The test expects nothing yet: it fails only if something cannot be done.")
        }
        if words.has(Self.noRun) { return }
        CurrentProcess.complain("The test is built and run.")
        try files.run(test, at: paths.first ?? "")
        try CurrentProcess.print("\(test.names.suite)/\(test.function) passes.")
    }

    /// The place for a test of an app; nil if it is printed.
    private func files(for app: String) throws(CommandError) -> RecordedFiles? {
        guard let package = PackageFolder() else { return nil }
        do throws(RecordingError) {
            return try RecordedFiles(in: package, target: target, app: app)
        } catch {
            if words.has(Self.prints), target == nil { return nil }
            throw .recording(error)
        }
    }
}

extension Recording {
    /// The name of what was used: the screen's, or the app's.
    fileprivate var title: String { launch.screen ?? opening?.screen.nonEmpty ?? launch.program.name }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
