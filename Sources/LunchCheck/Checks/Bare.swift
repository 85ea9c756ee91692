import LunchProcess
import LunchWire

/// The checks that an app keeps to itself if no test is there.
enum Bare {
    static let checks = [
        ProtocolCheck("bare.silent", "writes nothing of the protocol if no test is there", .environment, silent),
        ProtocolCheck("bare.children", "keeps the token from the programs that it starts", .environment, children),
    ]

    static func silent(_ subject: Subject) throws(Finding) {
        let plans =
            [("nothing of Lunch in its environment", Plan.bare)]
            + (subject.anyScreen.map {
                [("LAUNCH_SCREEN, and no LAUNCH_TOKEN", Plan(screen: .text($0), hasToken: false))]
            } ?? [])
        for (what, plan) in plans {
            let trial = try Trial.start(subject, plan)
            defer { trial.end() }
            _ = trial.until(.seconds(3), takesTimers: true) { _ -> Bool? in nil }
            if trial.look({ $0.written == 0 && $0.status == nil }) {
                _ = trial.until(takesTimers: false) { $0.written > 0 ? true : nil }
            }
            for key in Trial.harmless.prefix(3) where trial.look({ $0.status == nil }) {
                trial.press(key)
                trial.rest()
            }
            let (foreign, broken, open) = trial.look { ($0.ledger.foreign, $0.ledger.broken, $0.openMessage) }
            guard
                let text = foreign?.kind ?? broken.map({ String(decoding: $0.head, as: UTF8.self) })
                    ?? open.map({ _ in "" })
            else { continue }
            throw .fails(
                seen: "With \(what), the app writes ‹ESC›]\(Envelope.command);\(text.visible)…",
                cause: "It publishes whether or not LAUNCH_TOKEN is there.",
                change:
                    "Without LAUNCH_TOKEN in the environment, or if it is empty, write none of the messages: people would "
                    + "have them on their terminals.")
        }
    }

    static func children(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        guard let process = trial.process else { return }
        // A shell or another wrapper hands the token on to the app, as it should. What the app starts comes later.
        let main = ProcessFiles.program(of: process.identifier)
        var seen: Set<Int32> = []
        var others = 0
        for key in [nil] + Trial.harmless.map({ Optional($0) }) {
            if let key {
                trial.press(key)
                if trial.acknowledgement() != nil { break }
            }
            let states = process.states
            guard let wrapped = states.first?.identifier == process.identifier ? states : nil else { break }
            for state in wrapped.dropFirst() where seen.insert(state.identifier).inserted {
                guard let program = ProcessFiles.program(of: state.identifier), program != main,
                    let environment = ProcessFiles.environment(of: state.identifier)
                else { continue }
                others += 1
                let hasToken = environment.contains {
                    $0.hasPrefix("\(LaunchKeys.token)=") && $0.hasSuffix(trial.token)
                }
                guard hasToken, !isWrapper(main) else { continue }
                throw .fails(
                    seen:
                        "The program \(program.literal), which the app has started, has \(LaunchKeys.token) in its environment.",
                    cause: "The variable is read and left where it is.",
                    change:
                        "Remove \(LaunchKeys.environment.joined(separator: ", ")) from the environment of the process as soon "
                        + "as they are read: a program that inherits them would take itself for the app.")
            }
        }
        if others == 0 { throw .skipped("the app started no other program") }
    }

    /// Returns true if a program is one that starts apps for others.
    private static func isWrapper(_ path: String?) -> Bool {
        let name = path?.split(separator: "/").last.map(String.init) ?? ""
        return ["sh", "bash", "dash", "zsh", "fish", "env", "npx", "uv", "busybox"].contains(name)
    }
}
