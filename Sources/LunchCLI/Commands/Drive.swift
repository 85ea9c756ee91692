import LunchDriver
import LunchWire

/// `lunch drive`: lets a program in any language use apps.
struct Drive: Command {
    static let syntax = Syntax(
        command: "drive", abstract: "Lets a program in any language launch, use and test apps.",
        discussion: """
            Each line of standard input is a request in JSON, and each line of standard
            output is an answer. An answer comes once the app has settled, and contains
            what has changed on the screen. At the end of standard input, the apps are
            terminated. The exit status is 1 if an app failed that no answer has reported.
            """,
        examples: [
            "lunch drive < requests.jsonl"
        ])

    init(_ words: CommandWords) throws(CommandError) {}

    func run() throws(CommandError) {
        // A caller that has gone reads no answer; the end of its requests says so.
        let server = DriveServer { line in _ = CurrentProcess.put(line) }
        CurrentProcess.readLines(limit: DriveRequest.limit, server.take)
        let failures = server.close()
        for (app, failure) in failures { CurrentProcess.complain("\(app): \(failure.statement)") }
        if !failures.isEmpty { CurrentProcess.leave(CommandError.Status.failure.rawValue) }
    }
}
