import LunchTerminal
import LunchWire

/// The checks that an app does what a test asks of it while it runs.
enum Requests {
    static let checks = [
        ProtocolCheck(goesElsewhere, "shows another screen when a test requests it", .show, show),
        ProtocolCheck(
            "show.unknown", "sends an error if there is no such screen, and stays on its screen", .show, unknown),
        ProtocolCheck("clock.advance", "advances virtual time when the test requests it", .clock, advance),
    ]

    private static let goesElsewhere = "show.screen"

    static func show(_ app: CheckedApp) throws(Finding) {
        let subject = app.subject
        let current = try Counting.listening(app, []).opened.screen
        let other = subject.catalog?.first { $0.identifier != current }
        guard let screen = other?.identifier ?? subject.screen ?? (current.isEmpty ? nil : current) else {
            throw .skipped("no screen was named with --screen, and the app lists none")
        }
        let userInfo = other == nil ? subject.userInfo : other?.variants.first.map { Screens.userInfo($0.mock) }
        let transcript = try Counting.listening(
            app, [.input(.show(screen: screen, userInfo: userInfo)), .await(.answer), .rest])
        guard let asked = transcript.moments.first else { return }
        if let shortfall = try Counting.reached(asked, "show", of: asked.facts.sent - asked.before.sent) {
            throw .fails(
                seen: "After show of \(screen.literal): \(shortfall.words)", cause: "The message is not counted.",
                change: "Count the message, show the screen, and publish.")
        }
        let (before, facts) = (asked.before, transcript.facts)
        let answer = transcript.moments.first { $0.deed == .await(.answer) }
        let (hasGreeted, shown) = (facts.greetings.count > before.greetings.count, facts.screen)
        if let refusal = facts.refusals.first {
            // An app on a framework whose root cannot be changed may refuse: a test that requests it receives the reason.
            throw .skipped(
                "the app shows no other screen while it runs; it refused a show of \(screen.literal) with \(refusal.literal)"
            )
        }
        let isNamed = shown == screen || shown.isEmpty && current.isEmpty
        guard answer?.absence != nil || !hasGreeted || !isNamed else {
            return try drawn(screen, before.frame, facts.frame, facts.grid)
        }
        if let foreign = facts.ledger.foreign {
            throw .obstacle(Greeting.foreignToken(foreign), home: Greeting.token)
        }
        if let crash = answer?.crash(at: "show") { throw crash }
        // An app need not do this: a test launches it again on each screen.
        if !hasGreeted, shown == current {
            throw .skipped(
                "the app can't go to another screen while it runs; only app.show(…) needs this")
        }
        throw .fails(
            seen:
                "After show of \(screen.literal) the app \(hasGreeted ? "greeted" : "did not greet"), and its last frame "
                + (shown.isEmpty ? "names no screen." : "is of \(shown.literal)."),
            cause: hasGreeted
                ? "The screen is changed later, or its frames do not have its name."
                : "The screen is changed without a hello.",
            change:
                "On show write a hello, build the screen, draw it and publish a frame with its name; write an error if it "
                + "cannot be built.")
    }

    /// Throws if a screen whose elements are published has not been drawn.
    private static func drawn(
        _ screen: String, _ before: ShownFrame?, _ after: ShownFrame?, _ grid: TUIGrid
    ) throws(Finding) {
        guard let before, let after, before.texts != after.texts, before.grid.text == after.grid.text else { return }
        let complaint = Complaint(
            seen:
                "After show of \(screen.literal) the elements have changed, but the drawing is still the previous screen's.",
            cause: "The state has changed, but the framework was not told to draw, or draws after the frame.",
            change: "Have the framework draw, as after a key or a new size, before the frame.")
        guard grid.text == after.grid.text else { throw .obstacle(complaint, home: Order.behindFrames) }
        throw .fails(complaint)
    }

    static func unknown(_ app: CheckedApp) throws(Finding) {
        let ask = Deed.input(.show(screen: Screens.noScreen, userInfo: nil), mayFail: true)
        let moments = try Counting.listening(app, [.rest, ask, .await(.refusal)]).moments
        guard moments.count == 3 else { return }
        let (asked, answer) = (moments[1], moments[2])
        let shortfall = try Counting.reached(
            asked, "show of a screen that does not exist", of: asked.facts.sent - asked.before.sent)
        let (before, after) = (asked.before.screen, answer.facts.screen)
        if let absence = answer.absence {
            do throws(Finding) {
                try show(app)
            } catch {
                guard case .fails(let complaint) = error else { throw error }
                throw .obstacle(complaint, home: goesElsewhere)
            }
            throw .fails(
                seen:
                    "After show of \(Screens.noScreen.literal), which no app has, no error came: \(absence.words).",
                cause: "The message is ignored, or an unknown name shows another screen.",
                change: "Send an error with an explanation (\"message\"), and stay on the screen.")
        }
        guard shortfall != nil || before != after else { return }
        throw .fails(
            seen: shortfall.map { "After the error: \($0.words)" }
                ?? "After the error the screen is \(after.literal); before, it was \(before.literal).",
            cause:
                "The error ends the handling of the message before it is counted, or the app leaves the screen anyway.",
            change: "Stay on the screen, and publish a frame that acknowledges the message.")
    }

    static func advance(_ app: CheckedApp) throws(Finding) {
        guard let clock = try Counting.listening(app, []).opened.frame?.message.clock else {
            throw .skipped("the app has no virtual clock: its frames have no \"clock\" with LAUNCH_CLOCK=virtual")
        }
        guard clock.now == 0 else {
            throw .fails(
                seen: "No time has passed, and the first frames contain \"now\":\(clock.now).",
                cause:
                    "The clock of the frames is not the one of LAUNCH_CLOCK=virtual, or runs in real time.",
                change: "Begin at 0 with the launch, and set the time only to the value of a clock message.")
        }
        let moment = 1_500_000_000
        let transcript = try Counting.listening(
            app, [.input(.clock(to: moment), mayFail: true), .await(.clock(moment))])
        guard let asked = transcript.moments.first, let answer = transcript.moments.last else { return }
        let shortfall = try Counting.reached(asked, "clock", of: asked.facts.sent - asked.before.sent)
        guard shortfall != nil || answer.absence != nil else { return }
        let reached = answer.facts.frame?.message.clock
        let (now, next) = (reached?.now ?? 0, reached?.next)
        throw .fails(
            seen:
                "The clock was advanced to \(moment) ns, but the last frame contains \"now\":\(now)\(next.map { ", \"next\":\($0)" } ?? "")"
                + "\(shortfall.map { ". \($0.words)" } ?? ".")",
            cause: "The message is counted but ignored, or the clock of the frames is not the one that it moves.",
            change:
                "On clock fire what is due up to \"to\", in its order, set the time to it, and publish. An app without a "
                + "virtual clock leaves \"clock\" out of its frames.")
    }
}
