import LunchProcess
import LunchTerminal
import LunchWire

/// The first message of an app.
enum Greeting {
    static let opens = "greeting.opens"
    static let promise = "greeting.promise"
    static let token = "greeting.token"
    static let raw = "greeting.raw"

    static let checks = [
        ProtocolCheck(opens, "opens, or reports why it can't", .environment, open),
        ProtocolCheck("greeting.hello", "sends hello", .hello, hello),
        ProtocolCheck("greeting.first", "sends hello before it draws anything", .hello, first),
        ProtocolCheck(token, "writes the token of this launch, and no other", .envelope, tokens),
        ProtocolCheck("greeting.screen", "names and shows the requested screen", .hello, Naming.screen),
        ProtocolCheck(promise, "publishes if its hello says so, and only then", .hello, promised),
        ProtocolCheck(raw, "has the terminal in raw mode before its first frame", .order, isRaw),
    ]

    static func open(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.launched()
        switch transcript.opening {
        case .publishes, .isLaunchOnly: return
        case .refuses, .ended, .isSilent: throw .fails(notOpened(transcript))
        }
    }

    /// The complaint about an app that does not open.
    static func notOpened(_ transcript: Transcript) -> Complaint {
        let facts = transcript.opened
        let (errors, written, screen) = (facts.errors, facts.drawnSinceMessage, facts.grid.text)
        switch transcript.opening {
        case .refuses(let reason):
            return Complaint(
                seen: "The app doesn't open, with the reason \(reason.literal).",
                cause: "It does not have the screen, or the data does not fit.",
                change: "Check it with another --screen or --mock.", section: .error)
        case .ended(let status):
            let shown = screen.isEmpty ? "" : " Its screen contains: \(screen.literal)"
            return Complaint(
                seen: "The app \(status) before its first frame.\(Text.errors(errors))\(shown)",
                cause: "It fails as it starts on a terminal.",
                change: "Start it by hand with the same arguments, and correct the error."
                    + (transcript.usesRealHome
                        ? ""
                        : " If it needs your real home to start, check it with --real-home: here it had a temporary one.")
            )
        case .isSilent(let absence):
            return Complaint(
                seen: written.isEmpty
                    ? "It wrote nothing: \(absence.words)."
                    : "Nothing came but \(Text.count(written.count, "byte")): \(absence.words).",
                cause:
                    "The app waits for something before it draws, or writes its output to a buffer that is never flushed.",
                change: "Draw and flush standard output before waiting for the first input.")
        case .publishes, .isLaunchOnly:
            return Complaint(seen: "The app has opened.", cause: "", change: "")
        }
    }

    static func hello(_ app: CheckedApp) throws(Finding) {
        let facts = try app.launched().opened
        guard facts.greetings.isEmpty else { return }
        if let obstacle = Messages.obstacle(facts) { throw obstacle }
        if let foreign = facts.ledger.foreign, foreign.kind == "hello" {
            throw .obstacle(foreignToken(foreign), home: token)
        }
        let (frames, drawn) = (facts.frames, facts.opening.first?.drawing ?? facts.drawnSinceMessage)
        throw .fails(
            seen: "No hello came\(frames > 0 ? ", but \(Text.count(frames, "frame"))" : ""). "
                + (drawn.isEmpty ? "The app wrote nothing." : "The output begins with \(Text.bytes(drawn))."),
            cause: frames > 0
                ? "The app publishes, but sends no hello."
                : "The app does not read LAUNCH_TOKEN, reads another variable, or doesn't flush its output. "
                    + "A release build of a Swift app ignores the launch keys.",
            change:
                "If LAUNCH_TOKEN is in the environment, write `ESC ] 7367 ; lunch ; 1 ; <token> ; hello ; {} ESC \\` "
                + "to the terminal before anything else, and flush.")
    }

    static func first(_ app: CheckedApp) throws(Finding) {
        guard let greeted = try app.launched().opened.greetings.first else { throw .skipped("no hello came") }
        if greeted.framesBefore > 0 {
            throw .fails(
                seen: "\(Text.count(greeted.framesBefore, "frame")) came before the hello.",
                cause: "The app publishes before it sends hello.", change: "Send hello first, then draw and publish.")
        }
        guard !greeted.outputBefore.isEmpty else { return }
        throw .fails(
            seen: "\(Text.count(greeted.outputBefore.count, "byte")) came before the hello: "
                + "\(Text.bytes(greeted.outputBefore)).",
            cause: "The app sends hello after it has set up its terminal or drawn its first screen.",
            change:
                "Write the hello first, before starting the library that draws.")
    }

    static func foreignToken(_ foreign: Ledger.Foreign) -> Complaint {
        Complaint(
            seen:
                "A \(foreign.kind.literal) came with the token \(foreign.token.literal), which is not this launch's token.",
            cause: "The token is hard-coded, cut, or kept from another launch.",
            change: "Take the token from LAUNCH_TOKEN unchanged, at each start.")
    }

    static func tokens(_ app: CheckedApp) throws(Finding) {
        let facts = try app.launched().opened
        if let foreign = facts.ledger.foreign { throw .fails(foreignToken(foreign)) }
        if facts.greetings.isEmpty, facts.frames == 0 { throw .skipped("no message came") }
    }

    /// The complaint about frames that were promised.
    static func noFrame(_ written: Int) -> Complaint {
        Complaint(
            seen:
                "The hello contains \"publishes\":true, but no frame came (\(Text.count(written, "byte")) were written).",
            cause: "The first frame waits for input, is not flushed, or the hello was copied from another app.",
            change: "Publish a frame after the first drawing, or send \"publishes\":false.")
    }

    static func promised(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.launched()
        if let obstacle = Messages.obstacle(transcript.opened) { throw obstacle }
        guard let hello = transcript.opened.hello else { throw .skipped("no hello came") }
        guard let publishes = hello.publishes else { throw .skipped("the hello has no \"publishes\"") }
        switch transcript.opening {
        case .publishes where !publishes, .isLaunchOnly where !publishes:
            let keys = CheckedApp.harmlessKeys.prefix(3).map { Deed.send(.key($0)) }
            let frames = try app.launched(Plan(), keys).facts.frames
            guard frames > 0 else { return }
            throw .fails(
                seen: "The hello contains \"publishes\":false, and \(Text.count(frames, "frame")) came.",
                cause: "The app now publishes, but its hello was not updated.",
                change: "Send \"publishes\":true.")
        case .isLaunchOnly: throw .fails(noFrame(transcript.opened.written))
        case .publishes: return
        case .refuses, .ended, .isSilent: throw .obstacle(notOpened(transcript), home: opens)
        }
    }

    static func isRaw(_ app: CheckedApp) throws(Finding) {
        if let complaint = try app.opened().opened.modesAtFirstFrame.flatMap(lineModes) { throw .fails(complaint) }
    }

    /// The complaint about a terminal that is not in raw mode; nil if it is.
    static func lineModes(_ modes: InputModes) -> Complaint? {
        let wrong = [modes.contains(.canonical) ? "ICANON" : nil, modes.contains(.echo) ? "ECHO" : nil]
            .compactMap(\.self)
        guard !wrong.isEmpty else { return nil }
        return Complaint(
            seen:
                "\(wrong.joined(separator: " and ")) of the terminal \(wrong.count == 1 ? "is" : "are") on once the first "
                + "frame has come.",
            cause: "The app publishes before it has set the terminal up, or sets it up on another descriptor.",
            change:
                "Turn off ICANON and ECHO (cfmakeraw of termios(3), cbreak and noecho of curses) before the first frame. "
                + "Until then the terminal shows what a test sends, and passes on whole lines only.")
    }
}
