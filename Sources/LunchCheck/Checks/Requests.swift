import LunchProcess
import LunchTerminal
import LunchWire

/// The checks that an app does what a test asks of it while it runs.
enum Requests {
    static let checks = [
        ProtocolCheck(goesElsewhere, "shows another screen if a test asks for it", .show, show),
        ProtocolCheck("show.unknown", "says so if there is no such screen, and stays where it is", .show, unknown),
        ProtocolCheck("clock.advance", "lets virtual time pass as the test says", .clock, advance),
    ]

    private static let goesElsewhere = "show.screen"

    /// Sends a request for a screen; returns how many bytes it has.
    private static func send(_ screen: String, _ userInfo: String?, to trial: Trial) throws(Finding) -> Int {
        var bytes = TestMessage.show(LaunchScreenRequest(screen: screen, userInfo: userInfo)).bytes(token: trial.token)
        // A longer message goes through a file.
        if bytes.count > Envelope.inputLimit, let userInfo {
            let path: String
            do {
                path = try trial.folder.write(userInfo)
            } catch {
                throw .skipped("the data of \(screen.literal) could not be written to a file: \(error)")
            }
            let reference = LaunchKeys.userInfoReference(to: path)
            bytes = TestMessage.show(LaunchScreenRequest(screen: screen, userInfo: reference)).bytes(token: trial.token)
        }
        trial.send(bytes)
        return bytes.count
    }

    static func show(_ subject: Subject) throws(Finding) {
        let trial = try Counting.listening(subject)
        defer { trial.end() }
        let current = trial.look { $0.frame?.message.screen ?? "" }
        let other = subject.catalogue?.first { $0.identifier != current }
        guard let screen = other?.identifier ?? subject.screen ?? (current.isEmpty ? nil : current) else {
            throw .skipped("no screen was named with --screen, and the app lists none")
        }
        let userInfo = other == nil ? subject.userInfo : other?.variants.first.map { Screens.userInfo($0.mock) }
        let (greetings, frames, before) = trial.look { ($0.greetings.count, $0.frames, $0.frame) }
        let length = try send(screen, userInfo, to: trial)
        if let shortfall = try Counting.reached(trial, "show", of: length) {
            throw .fails(
                seen: "After show of \(screen.literal): \(shortfall.words)", cause: "The message is not counted.",
                change: "Count the message, show the screen, and publish.")
        }
        let answer = trial.until { state -> Bool? in
            if !state.refusals.isEmpty { return true }
            return state.greetings.count > greetings && state.frames > frames ? true : nil
        }
        trial.rest()
        let (refusal, hasGreeted, shown) = trial.look {
            ($0.refusals.first, $0.greetings.count > greetings, $0.frame?.message.screen ?? "")
        }
        if let refusal {
            // An app on a framework whose root cannot be changed may say so: a test that asks for it hears that.
            throw .skipped(
                "the app shows no other screen while it runs; at a show of \(screen.literal) it said \(refusal.literal)"
            )
        }
        let isNamed = shown == screen || shown.isEmpty && current.isEmpty
        guard answer.isFailure || !hasGreeted || !isNamed else {
            return try drawn(screen, before, trial.look { $0.frame }, trial.look { $0.terminal.grid })
        }
        if let foreign = trial.look({ $0.ledger.foreign }) {
            throw .obstacle(Greeting.foreignToken(foreign), home: Greeting.token)
        }
        if case .failure(let standing) = answer, let crash = trial.crash(standing.absence, at: "show") { throw crash }
        // An app need not do this: a test launches it anew on each screen.
        if !hasGreeted, shown == current {
            throw .skipped(
                "the app doesn't go to another screen while it runs, which is optional: app.show(…) needs it")
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
                "After show of \(screen.literal) the elements are others, and the drawing is that of the screen before.",
            cause: "The state is changed, and the framework is not woken to draw it; or it draws after the frame.",
            change: "Have the framework draw, as after a key or a new size, before the frame.")
        guard grid.text == after.grid.text else { throw .obstacle(complaint, home: Order.behindFrames) }
        throw .fails(complaint)
    }

    static func unknown(_ subject: Subject) throws(Finding) {
        let trial = try Counting.listening(subject)
        defer { trial.end() }
        trial.rest()
        let before = trial.look { $0.frame?.message.screen }
        let length = try send(Screens.noScreen, nil, to: trial)
        let shortfall = try Counting.reached(trial, "show of a screen that does not exist", of: length)
        let answer = trial.until { $0.refusals.isEmpty ? nil : true }
        let after = trial.look { $0.frame?.message.screen }
        if case .failure(let standing) = answer {
            do throws(Finding) {
                try show(subject)
            } catch {
                guard case .fails(let complaint) = error else { throw error }
                throw .obstacle(complaint, home: goesElsewhere)
            }
            throw .fails(
                seen:
                    "After show of \(Screens.noScreen.literal), which no app has, no error came: \(standing.absence.words()).",
                cause: "The message is passed over, or an unknown screen shows another one.",
                change: "Write an error with a sentence about it (\"message\"), and stay on the screen.")
        }
        guard shortfall != nil || before != after else { return }
        throw .fails(
            seen: shortfall.map { "After the error: \($0.words)" }
                ?? "After the error the screen is \((after ?? "").literal), and it was \((before ?? "").literal).",
            cause:
                "The error ends the handling of the message before it is counted, or the screen is left all the same.",
            change: "Stay on the screen, and publish a frame that acknowledges the message.")
    }

    static func advance(_ subject: Subject) throws(Finding) {
        var plan = Plan()
        plan.isClockVirtual = true
        let trial = try Counting.listening(subject, plan)
        defer { trial.end() }
        guard let clock = trial.look({ $0.frame?.message.clock }) else {
            throw .skipped("the app has no virtual clock: its frames have no \"clock\" with LAUNCH_CLOCK=virtual")
        }
        guard clock.now == 0 else {
            throw .fails(
                seen: "No time has been let pass, and the first frames say \"now\":\(clock.now).",
                cause: "The clock of the frames is another one than that of LAUNCH_CLOCK=virtual, or goes by itself.",
                change: "Begin at 0 with the launch, and set the time only to what a clock message says.")
        }
        let moment = 1_500_000_000
        let bytes = TestMessage.clock(to: moment).bytes(token: trial.token)
        trial.send(bytes)
        let shortfall = try Counting.reached(trial, "clock", of: bytes.count)
        let answer = trial.until {
            $0.frame?.message.clock.map { $0.now >= moment && $0.next ?? .max > $0.now } == true ? true : nil
        }
        guard shortfall != nil || answer.isFailure else { return }
        let (now, next) = trial.look { ($0.frame?.message.clock?.now ?? 0, $0.frame?.message.clock?.next) }
        throw .fails(
            seen:
                "The clock was to go on to \(moment) ns, and the last frame says \"now\":\(now)\(next.map { ", \"next\":\($0)" } ?? "")"
                + "\(shortfall.map { ". \($0.words)" } ?? ".")",
            cause: "The message is counted and passed over, or the clock of the frames is not the one that it moves.",
            change:
                "On clock fire what is due up to \"to\", in its order, set the time to it, and publish. An app without a "
                + "virtual clock leaves \"clock\" out of its frames.")
    }
}
