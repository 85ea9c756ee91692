import LunchWire

/// The checks that an app keeps to itself if no test is there.
enum Bare {
    static let checks = [
        ProtocolCheck("bare.silent", "writes no messages without a test", .environment, silent),
        ProtocolCheck("bare.children", "hides the token from programs that it starts", .environment, children),
    ]

    static func silent(_ app: CheckedApp) throws(Finding) {
        let plans =
            [("no variables of Lunch", Plan.bare)]
            + (app.subject.anyScreen.map {
                [("LAUNCH_SCREEN, and no LAUNCH_TOKEN", Plan(screen: .text($0), hasToken: false))]
            } ?? [])
        let deeds = [Deed.await(.output)] + CheckedApp.harmlessKeys.prefix(3).map { .send(.key($0)) }
        for (what, plan) in plans {
            let facts = try app.launched(plan, deeds).facts
            let (foreign, broken, open) = (facts.ledger.foreign, facts.ledger.broken, facts.openMessage)
            guard
                let text = foreign?.kind ?? broken.map({ String(decoding: $0.head, as: UTF8.self) })
                    ?? open.map({ _ in "" })
            else { continue }
            throw .fails(
                seen: "With \(what), the app writes ‹ESC›]\(Envelope.command);\(text.visible)…",
                cause: "It publishes whether or not LAUNCH_TOKEN is set.",
                change:
                    "Without LAUNCH_TOKEN in the environment, or if it is empty, write none of the messages: people would "
                    + "see them on their terminals.")
        }
    }

    static func children(_ app: CheckedApp) throws(Finding) {
        let looks = CheckedApp.harmlessKeys.flatMap { [Deed.input(.key($0)), .programs] }
        let facts = try app.opened(Plan(), [.programs] + looks).facts
        // A shell or another wrapper hands the token on to the app, as it should. What the app starts comes later.
        if facts.started.isEmpty { throw .skipped("the app started no other program") }
        guard !isWrapper(facts.program), let program = facts.started.first(where: \.hasToken) else { return }
        throw .fails(
            seen:
                "The program \(program.path.literal), which the app has started, has \(LaunchKeys.token) in its environment.",
            cause: "The variable is read, but not removed.",
            change:
                "Remove \(LaunchKeys.environment.joined(separator: ", ")) from the environment of the process as soon "
                + "as they are read: a program that inherits them would take itself for the app.")
    }

    /// Returns true if a program is one that starts apps for others.
    private static func isWrapper(_ path: String?) -> Bool {
        let name = path?.split(separator: "/").last.map(String.init) ?? ""
        return ["sh", "bash", "dash", "zsh", "fish", "env", "npx", "uv", "busybox"].contains(name)
    }
}
