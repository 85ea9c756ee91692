import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

/// The checks that an app leaves the terminal as it was.
enum Leaving {
    static let checks = [
        ProtocolCheck("leave.terminal", "leaves the terminal as it was", .streams, terminal),
        ProtocolCheck("leave.hangup", "ends when its terminal hangs up or SIGTERM comes", .environment, hangUp),
    ]

    /// Keys by which many apps leave.
    private static let keys: [TUIKeyboardKey] = [
        .control("c"), "q", .escape, .control("q"), .control("x"), .control("d"),
    ]

    static func terminal(_ subject: Subject) throws(Finding) {
        let (trial, opening) = try Trial.launched(subject)
        defer { trial.end() }
        switch opening {
        case .publishes, .isLaunchOnly: trial.rest()
        case .refuses, .ended, .isSilent: throw .obstacle(Greeting.notOpened(trial, opening), home: Greeting.opens)
        }
        let before = trial.process?.inputModes ?? []
        let words = (subject.leavingKeys + keys).map(\.description)
        var last = ""
        for key in subject.leavingKeys + keys where trial.look({ $0.status == nil }) {
            last = key.description
            trial.press(key)
            trial.rest()
            _ = trial.wait(subject.limits.stillness) { $0.status }
        }
        guard let status = trial.look({ $0.status }) else {
            throw .skipped("the app left at none of \(words.joined(separator: ", ")); name one with --leave")
        }
        let (modes, grid, atEnd) = trial.look { ($0.terminal.modes, $0.terminal.grid, $0.modesAtEnd) }
        var left: [String] = []
        if modes.isAlternateScreen { left.append("the alternate screen is still shown (ESC [ ? 1049 l)") }
        if !grid.cursor.isVisible { left.append("the cursor is hidden (ESC [ ? 25 h)") }
        if modes.bracketedPaste { left.append("pastes have brackets (ESC [ ? 2004 l)") }
        if modes.mouseTracking != .off { left.append("the mouse is reported (ESC [ ? 1000 l and its kin)") }
        if modes.focusEvents { left.append("the focus is reported (ESC [ ? 1004 l)") }
        if !modes.keyboard.isEmpty { left.append("keys are in kitty's encoding (ESC [ < u)") }
        if let atEnd {
            if before.contains(.canonical) == false, !atEnd.contains(.canonical) {
                left.append("ICANON is off (tcsetattr)")
            }
            if before.contains(.echo) == false, !atEnd.contains(.echo) { left.append("ECHO is off (tcsetattr)") }
            if before.contains(.signals) == false, !atEnd.contains(.signals) { left.append("ISIG is off (tcsetattr)") }
        }
        guard !left.isEmpty else {
            guard status.isCrash else { return }
            throw .fails(
                seen: "The app \(status) at \(last).\(Text.errors(trial.look { $0.errors }))",
                cause: "An error that nobody catches.", change: "Leave with a status.")
        }
        throw .fails(
            seen: "The app \(status) at \(last), and \(left.joined(separator: "; ")).",
            cause: "It ends without undoing what it set up, perhaps by the signal itself.",
            change: "Undo it on every way out: at the end, at an error, and at SIGINT and SIGTERM.")
    }

    static func hangUp(_ subject: Subject) throws(Finding) {
        let (trial, opening) = try Trial.launched(subject)
        switch opening {
        case .publishes, .isLaunchOnly: trial.rest()
        case .refuses, .ended, .isSilent:
            trial.end()
            throw .obstacle(Greeting.notOpened(trial, opening), home: Greeting.opens)
        }
        trial.end(patience: subject.limits.hangUp)
        guard trial.look({ $0.status }) == .signalled(Int(SignalNumber.kill)) else { return }
        throw .fails(
            seen:
                "The app was still there \(subject.limits.hangUp) after SIGHUP and as long after SIGTERM, and was killed.",
            cause: "It ignores both, or its handlers set a flag that its loop does not look at.",
            change: "Leave at SIGHUP and SIGTERM, and at the end of input: each test ends with it, and waits for it.")
    }
}
