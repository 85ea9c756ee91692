import LunchDriver
import LunchWire

/// `lunch drive`: lets a program in any language use apps.
struct Drive: Command {
    private static let show = Option(
        "--show", "PART", "a part that the answer contains: text, tree, svg, swift or python",
        proposals: .words(["text", "tree", "svg", "swift", "python"]), mayRepeat: true, read: CommandValues.text)

    private static let idle = Option(
        "--idle", "SECONDS", "for open: the time after which an unused session ends; default 600",
        read: CommandValues.count)

    static let syntax = Syntax(
        command: "drive", abstract: "Lets a program in any language launch, use and test apps.",
        discussion: """
            Without ACTION, each line of standard input is a request in JSON, and each line
            of standard output is an answer. An answer comes once the app has settled, and
            contains what has changed on the screen. At the end of standard input, the apps
            are terminated. The exit status is 1 if an app failed that no answer has
            reported.

            With ACTION, the command uses a session: an app that keeps running between
            calls. Each call prints one answer, and the exit status is 1 if the answer is a
            failure. ACTION is one of:

              open    launches the program after "--"; JSON adds members of the launch
              see     prints what has changed since the last call
              do      performs a command, for example '{"press":{"keys":["down"]}}'
              expect  expects something: the members of the command in JSON
              wait    waits for something: the members of the command in JSON
              test    writes what was done so far as a test in Swift, or with
                      "--show python" in Python
              close   ends the app and the session

            An unused session ends after --idle seconds. Two actions have no NAME: "skill"
            prints a page for agents about sessions, and "schema" prints the JSON schema of
            requests and answers.
            """,
        operands: [
            Operand(
                name: "ACTION", help: "the action, see below", isOptional: true,
                proposals: .words(Self.sessionActions + Self.pages)),
            Operand(name: "NAME", help: "the name of the session", isOptional: true),
            Operand(name: "JSON", help: "a command, or the members of one", isOptional: true),
        ],
        options: [show, idle], takesArguments: true,
        examples: [
            "lunch drive < requests.jsonl", "lunch drive open notes -- vim notes.txt",
            "lunch drive do notes '{\"type\":{\"text\":\"ihello\"}}'", "lunch drive see notes --show text",
        ])

    private static let sessionActions = ["open", "see", "do", "expect", "wait", "test", "close"]
    private static let pages = ["skill", "schema"]

    private enum Action {
        case lines
        case page(String)
        case open(String, LunchJSON, parts: [String], idle: Int)
        case ask(String, [String: LunchJSON])
        case serve(String, idle: Int)
    }

    private let action: Action

    init(_ words: CommandWords) throws(CommandError) {
        guard let name = words.operand(0) else {
            action = .lines
            return
        }
        if Self.pages.contains(name) {
            action = .page(name == "skill" ? DriveSkill.text : DriveSchema.json.text)
            return
        }
        guard Self.sessionActions.contains(name) || name == "serve" else {
            throw .usage(.unknownAction(name, known: Self.sessionActions + Self.pages))
        }
        guard let given = words.operand(1) else {
            throw .usage(.missingOperand("NAME", command: "drive", takesCommand: false))
        }
        let session = try DriveSession.checked(given)
        let text = words.operand(2)
        var json = try text.map { text throws(CommandError) in
            do throws(WireError) {
                return try LunchJSON(parsing: text)
            } catch {
                throw .usage(.malformed(.json(error, file: nil), option: "JSON"))
            }
        }
        let parts = try words.values(of: Self.show)
        let idle = try words.value(of: Self.idle) ?? DriveSession.idleLimit
        switch name {
        case "open":
            var members: [String: LunchJSON] = [:]
            if case .object(let given)? = json { members = given }
            if !words.arguments.isEmpty { members["program"] = .array(words.arguments.map(LunchJSON.string)) }
            action = .open(session, .object(members), parts: parts, idle: idle)
            return
        case "serve":
            action = .serve(session, idle: idle)
            return
        case "see", "test": json = nil
        case "close": json = ["terminate": [:]]
        default:
            guard let command = json else {
                throw .usage(.missingOperand("JSON", command: "drive", takesCommand: false))
            }
            json = name == "do" ? command : .object([name: command])
        }
        var request: [String: LunchJSON] = json.map { ["do": $0] } ?? [:]
        if name == "test", parts.isEmpty { request["show"] = ["swift"] }
        if !parts.isEmpty { request["show"] = .array(parts.map(LunchJSON.string)) }
        action = .ask(session, request)
    }

    func run() throws(CommandError) {
        switch action {
        case .open(let name, let launch, let parts, let idle):
            try DriveSession.open(name, launch, showing: parts, idle: idle)
        case .ask(let name, let request): try DriveSession.ask(name, request)
        case .serve(let name, let idle): try DriveSession.serve(name, idle: idle)
        case .page(let text): try CurrentProcess.print(text)
        case .lines: serveLines()
        }
    }

    private func serveLines() {
        // A caller that has gone reads no answer; the end of its requests says so.
        let server = DriveServer { line in _ = CurrentProcess.put(line) }
        CurrentProcess.readLines(limit: DriveRequest.limit, server.take)
        let failures = server.close()
        for (app, failure) in failures { CurrentProcess.complain("\(app): \(failure.statement)") }
        if !failures.isEmpty { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }
}
