import LunchCheck
import LunchDriver
import LunchWire

/// `lunch check`: reports whether an app keeps the accessibility protocol.
struct Check: Command {
    private static let json = Option(flag: "--json", "prints JSON, for programs")
    private static let leave = Option(
        "--leave", "KEYS", "keys that quit the app, if Control-c, q and Escape don't",
        read: CommandValues.keys)
    private static let limit = Option(
        "--limit", "SECONDS", "how long a check waits for the app to react; default 10",
        read: CommandValues.seconds)
    private static let only = Option(
        "--only", "NAME", "a check or a group, such as \"input\"", proposals: .words(ProtocolCheck.names),
        mayRepeat: true,
        read: CommandValues.checkName)

    static let syntax = Syntax(
        command: "check", abstract: "Checks whether an app in any language follows the protocol of app and test.",
        discussion: """
            The command starts the app about 50 times, each time on a separate terminal. The
            app receives keys, letters in parts, pastes, messages of a test, signals, and
            other input.

            Each check prints a line: ok or fails. A failed check also has the observation,
            the probable cause, the change to make in the app, and the section of
            Protocol.md. The skipped checks come last, a line for each reason. The status
            is 1 if a check fails.

            Without a screen, the checks of a screen are repeated on each screen that the
            app lists.

            Each start has a temporary home, so that the keys don't change your files. The
            app can still change files elsewhere.
            """,
        operands: [LaunchOptions.app, LaunchOptions.screen],
        options: [LaunchOptions.namedScreen] + LaunchOptions.all + [leave, limit, only, json],
        takesArguments: true, takesCommand: true,
        examples: [
            "lunch check LunchSample Breakfast --variant bread",
            "lunch check --screen List --mock @todos.json -- python3 todo.py",
        ])

    private let launch: AppLaunch
    private let keys: [SpokenKey]
    private let limit: Duration?
    private let only: [String]
    private let wantsJSON: Bool

    init(_ words: CommandWords) throws(CommandError) {
        launch = try AppLaunch(words)
        keys = try words.value(of: Self.leave) ?? []
        limit = try words.value(of: Self.limit)
        only = try words.values(of: Self.only)
        wantsJSON = words.has(Self.json)
    }

    func run() throws(CommandError) {
        let product = try launch.product()
        let configuration = try launch.configuration(of: product)
        var subject = Subject(path: product.path, launch: configuration, tester: CurrentProcess.variables)
        subject.leavingKeys = keys.map(\.key)
        if let limit { subject.limits.inaction = limit }
        var checkup = Checkup(subject, only: only)
        var problem: CommandError?
        let results = checkup.run(coversScreens: configuration.screen == nil) { result in
            guard !wantsJSON, problem == nil, result.isLine else { return }
            do throws(CommandError) { try CurrentProcess.print(result.text.visibleLines) } catch { problem = error }
        }
        if let problem { throw problem }
        let lines = (results.screenLines + results.skippedLines).map { $0.visibleLines + "\n" }
        try CurrentProcess.print(wantsJSON ? results.json.text : lines.joined() + "\n\(results.summary)")
        if !results.isPassed { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }
}

extension CheckResult {
    /// A Boolean value that indicates whether the result is a separate line, and not the end of one.
    fileprivate var isLine: Bool {
        switch verdict {
        case .ok: screen == nil
        case .skipped: false
        case .fails: true
        }
    }
}
