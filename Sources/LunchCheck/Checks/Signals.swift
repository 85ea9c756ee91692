import LunchInput
import LunchProcess
import LunchWire

/// The checks that an app continues after signals.
enum Signals {
    static let checks = [
        ProtocolCheck("signal.interrupt", "acknowledges Ctrl-C, or exits", .counting, interrupt),
        ProtocolCheck("signal.window", "continues after SIGWINCH without a new size", .order, window),
        ProtocolCheck("signal.stop", "continues after a stop", .order, stop),
    ]

    static func interrupt(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.opened(Plan(), [.input(.bytes([3]))])
        let isSignal = transcript.opened.inputModes?.contains(.signals) == true
        guard let shortfall = transcript.shortfall else { return }
        if case .ended(let status) = shortfall.absence {
            guard status.isCrash else { return }
            throw .fails(
                seen: "The app \(status) at Ctrl-C.\(Text.errors(transcript.facts.errors))",
                cause: "An uncaught error.", change: "Exit with a status, or continue.")
        }
        if isSignal, transcript.facts.hello?.messages == false {
            throw .skipped(
                "the terminal turns Ctrl-C into a signal, and the app takes no sync, so the loss of the byte can't be reported"
            )
        }
        throw .fails(
            seen:
                "Ctrl-C came\(isSignal ? " as SIGINT, and a sync behind it, as the terminal swallows the byte" : " as the byte 3"): "
                + shortfall.words,
            cause: isSignal
                ? "The handler of SIGINT publishes nothing, or the sync is ignored." : "The byte is not counted.",
            change: "Exit, or continue and publish.")
    }

    static func window(_ app: CheckedApp) throws(Finding) {
        let signals = [Deed](repeating: .windowSignal, count: 3)
        let transcript = try app.opened(Plan(), signals + [.input(.key(.downArrow))])
        guard let last = transcript.moments.last, let shortfall = last.shortfall else { return }
        if let crash = last.crash(at: "SIGWINCH and a key") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "After SIGWINCH without another size and a key: \(shortfall.words)",
                cause: "The signal interrupted a read (EINTR), and the app took this for the end or lost its input.",
                change: "Repeat a call that a signal has interrupted."))
    }

    static func stop(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.opened(Plan(), [.stop(.downArrow)])
        guard let last = transcript.moments.last, let shortfall = last.shortfall else { return }
        if shortfall.absence == .failed { throw .skipped("the app could not be stopped") }
        if let crash = last.crash(at: "a stop, a key and SIGCONT") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "The app was stopped, received a key, and was continued (SIGCONT): \(shortfall.words)",
                cause:
                    "A wait has ended with EINTR or a wake-up, and the app has left its loop, or has taken the Escape that begins "
                    + "an arrow for a key; or the app has set the terminal anew with TCSAFLUSH, which discards the keys that have come.",
                change:
                    "Wait again until the time is over if a wait ends with EINTR or a wake-up, and set the terminal with TCSADRAIN."
            ))
    }
}
