import LunchInput
import LunchProcess
import LunchWire

/// The checks that an app goes on after signals.
enum Signals {
    static let checks = [
        ProtocolCheck("signal.interrupt", "acknowledges Ctrl-C, or leaves", .counting, interrupt),
        ProtocolCheck("signal.window", "goes on after SIGWINCH without a new size", .order, window),
        ProtocolCheck("signal.stop", "goes on after it was stopped", .order, stop),
    ]

    static func interrupt(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        let isSignal = trial.process?.inputModes?.contains(.signals) == true
        trial.send([3])
        guard let shortfall = trial.acknowledgement() else { return }
        if case .ended(let status) = shortfall.absence {
            guard status.isCrash else { return }
            throw .fails(
                seen: "The app \(status) at Ctrl-C.\(Text.errors(trial.look { $0.errors }))",
                cause: "An error that nobody catches.", change: "Leave with a status, or go on.")
        }
        if isSignal, trial.look({ $0.hello?.messages == false }) {
            throw .skipped(
                "the terminal makes a signal of Ctrl-C, and the app takes no sync that would say that it was swallowed")
        }
        throw .fails(
            seen:
                "Ctrl-C came\(isSignal ? " as SIGINT, and a sync behind it, as the terminal swallows the byte" : " as the byte 3"): "
                + shortfall.words,
            cause: isSignal
                ? "The handler of SIGINT publishes nothing, or the sync is passed over." : "The byte is not counted.",
            change: "Leave, or go on and publish.")
    }

    static func window(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        for _ in 0..<3 {
            let (frames, written) = trial.look { ($0.frames, $0.written) }
            trial.noteDeed()
            trial.process?.signal(SignalNumber.windowChange)
            // Most apps draw; of others nobody tells when the signal has come.
            _ = trial.wait(.milliseconds(50)) {
                $0.frames != frames || $0.written != written || $0.status != nil ? true : nil
            }
            trial.rest()
        }
        trial.press(.downArrow)
        guard let shortfall = trial.acknowledgement() else { return }
        if let crash = trial.crash(shortfall.absence, at: "SIGWINCH and a key") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "After SIGWINCH without another size and a key: \(shortfall.words)",
                cause: "The signal has interrupted a read (EINTR), which counts as the end or loses what was read.",
                change: "Call again what a signal has interrupted."))
    }

    static func stop(_ subject: Subject) throws(Finding) {
        let trial = try Trial.opened(subject)
        defer { trial.end() }
        guard let process = trial.process else { return }
        process.signal(SignalNumber.stop)
        let isStopped = { process.states.first { $0.identifier == process.identifier }?.activity == .isStopped }
        let deadline = ContinuousClock.now + .seconds(2)
        while !isStopped(), ContinuousClock.now < deadline {
            _ = trial.wait(.milliseconds(2)) { $0.status.map { _ in true } }
        }
        guard isStopped() else { throw .skipped("the app could not be stopped") }
        trial.press(.downArrow)
        process.signal(SignalNumber.goOn)
        trial.noteDeed()
        guard let shortfall = trial.acknowledgement() else { return }
        if let crash = trial.crash(shortfall.absence, at: "a stop, a key and SIGCONT") { throw crash }
        throw Keys.finding(
            Complaint(
                seen: "The app was stopped, got a key, and was told to go on (SIGCONT): \(shortfall.words)",
                cause:
                    "A wait has ended with EINTR or a wake-up, and the app has left its loop, or has taken the Escape that begins "
                    + "an arrow for a key; or the app has set the terminal anew with TCSAFLUSH, which discards the keys that have come.",
                change:
                    "Wait again until the time is over if a wait ends with EINTR or a wake-up, and set the terminal with TCSADRAIN."
            ))
    }
}
