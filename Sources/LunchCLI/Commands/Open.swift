import LunchDriver
import LunchWire

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `lunch open`: opens an app directly on a screen, or where it was in a test.
struct Open: Command {
    private static let trace = Option(
        "--trace", "TRACE", "opens the app of a test at one of its steps", proposals: .traces,
        read: CommandValues.text)
    private static let step = Option(
        "--at", "STEP", "the step for --trace; default: the failed step, or the last", read: CommandValues.count)

    private static let save = Option(
        "--save", "NAME", "saves the launch under a name in LunchPresets.json, and opens nothing",
        read: CommandValues.presetName)
    private static let inspect = Option(
        flag: "--inspect", "opens the app on a separate terminal, where Control-] shows elements and their queries")

    static let syntax = Syntax(
        command: "open", abstract: "Opens an app on a screen, or prints the screen.",
        discussion: """
            On a terminal, the app replaces the command, and you use it normally. Otherwise,
            or with --size or --profile, the app opens on a separate terminal, and the
            command prints its screen as text.

            A screen opens in a temporary home, so that the app doesn't change your files.
            The home is removed when the app ends.

            --save saves the launch under a name, with its data, language, size and
            arguments. All commands accept the name instead of APP and SCREEN, with
            additional options. In a test, write Launcher(preset: "NAME").

            With --inspect, Control-] shows the queries of the focused element, of the
            element at the cursor, and of the element that you click.

            With --trace, the app is launched as in the test, with screen, data, size,
            language and variables. The commands of the test up to STEP are performed, each
            after the app has settled. Then you use the app; Control-] ends it. The command
            prints the first difference from the trace, and continues. It stops before a
            secret, because a trace contains none. TRACE is a name or a path as for lunch
            trace.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        options: LaunchOptions.all + [LaunchOptions.profile, save, inspect, trace, step],
        alternative: trace,
        takesArguments: true,
        examples: [
            "lunch open LunchSample Breakfast --mock '{\"menu\": \"Bread\"}'",
            "lunch open --save bread LunchSample Breakfast --variant bread", "lunch open bread",
            "lunch open --trace LoginTests.showsTheMenu --at 3",
        ])

    private enum Subject {
        case app(AppLaunch, isInspected: Bool)
        case saving(AppLaunch, name: String)
        case trace(String, step: Int?, userInfo: LaunchConfiguration.UserInfo?, usesRealHome: Bool)
    }

    private let subject: Subject

    init(_ words: CommandWords) throws(CommandError) {
        let step = try words.value(of: Self.step)
        guard let trace = try words.value(of: Self.trace) else {
            if step != nil { throw .usage(.missingOption(Self.trace.name, command: "open")) }
            let launch = try AppLaunch(words)
            let name = try words.value(of: Self.save)
            if name != nil, words.has(Self.inspect) { throw .usage(.exclusive([Self.save.name, Self.inspect.name])) }
            subject = name.map { .saving(launch, name: $0) } ?? .app(launch, isInspected: words.has(Self.inspect))
            return
        }
        try Self.checkAlone(words)
        let mock = try words.value(of: LaunchOptions.mock).map { LaunchConfiguration.UserInfo.mock($0.value) }
        let userInfo = try words.value(of: LaunchOptions.userInfo).map { LaunchConfiguration.UserInfo.text($0.text) }
        if mock != nil, userInfo != nil {
            throw .usage(.exclusive([LaunchOptions.mock.name, LaunchOptions.userInfo.name]))
        }
        subject = .trace(
            trace, step: step, userInfo: mock ?? userInfo, usesRealHome: words.has(LaunchOptions.realHome))
    }

    /// Checks that no option sets a property of the launch that the trace contains.
    private static func checkAlone(_ words: CommandWords) throws(CommandError) {
        let allowed = [
            trace.name, step.name, LaunchOptions.mock.name, LaunchOptions.userInfo.name, LaunchOptions.realHome.name,
        ]
        if let other = words.given.first(where: { !allowed.contains($0.option) }) {
            throw .usage(.exclusive([trace.name, other.option]))
        }
    }

    func run() throws(CommandError) {
        switch subject {
        case .app(let launch, true): try InspectingVisit(launch).run()
        case .app(let launch, false): try open(launch)
        case .saving(let launch, let name): try save(launch, as: name)
        case .trace(let name, let step, let userInfo, let usesRealHome):
            try ReplayVisit(TraceFile.find(name), step, userInfo, usesRealHome: usesRealHome).run()
        }
    }

    /// Keeps a launch in the file of presets, beside those that are there.
    private func save(_ launch: AppLaunch, as name: String) throws(CommandError) {
        let here = FileManager.default.currentDirectoryPath
        guard let package = PackageFolder() else { throw .preset(.noPackage(here)) }
        var presets: [String: LaunchPreset]
        do throws(PresetError) {
            presets = try LaunchPreset.all(in: package.path)
        } catch {
            throw .preset(error)
        }
        presets[name] = launch.preset
        let text = PrettyJSON.text(.object(presets.mapValues(\.json))) + "\n"
        try PictureFile.write(Data(text.utf8), to: "\(package.path)/\(LaunchPreset.fileName)")
        try CurrentProcess.print("Saved as \(name.literal): lunch open \(ShellText.quoted(name)) opens it.")
    }

    private func open(_ launch: AppLaunch) throws(CommandError) {
        let product = try launch.product()
        guard CurrentProcess.isOnTerminal, launch.size == nil, launch.profile == nil else {
            try CurrentProcess.print(launch.text(of: product), terminator: "")
            return
        }
        let configuration = try launch.configuration(of: product)
        var variables = configuration.variables
        // A variable cannot be longer than 128 KiB on Linux (execve(2)).
        if let text = variables[LaunchKeys.userInfo], text.utf8.count > 64 << 10,
            let path = CurrentProcess.passingFile(of: text)
        {
            variables[LaunchKeys.userInfo] = LaunchKeys.userInfoReference(to: path)
        }
        let home: StandaloneHome?
        do throws(TUIError) {
            home = try StandaloneHome(for: configuration)
        } catch {
            throw .app(.driver(error.failure))
        }
        guard let home else {
            let reason = CurrentProcess.become(product.path, configuration.arguments, variables)
            throw .program(.notRun(product.path, reason: reason))
        }
        variables.merge(home.variables) { $1 }
        let end = CurrentProcess.accompany(product.path, configuration.arguments, variables)
        home.remove()
        switch end {
        case .notStarted(let reason): throw .program(.notRun(product.path, reason: reason))
        case .exited(let status):
            if status != 0 {
                CurrentProcess.complain(
                    """
                    \(product.name) exited with status \(status). It was started with a temporary home, which is empty. If it \
                    needs your real home, allow that with \(LaunchOptions.realHome.name).
                    """)
            }
            CurrentProcess.leave(status)
        case .signaled(let number): CurrentProcess.leave(bySignal: number)
        }
    }
}
