import LunchInput
import LunchProcess
import LunchTerminal
import LunchWire

/// The checks that an app restores the terminal.
enum Leaving {
    static let checks = [
        ProtocolCheck("leave.terminal", "restores the terminal", .streams, terminal),
        ProtocolCheck("leave.hangup", "ends at a hangup or SIGTERM", .environment, hangUp),
    ]

    /// Keys by which many apps leave.
    private static let keys: [TUIKeyboardKey] = [
        .control("c"), "q", .escape, .control("q"), .control("x"), .control("d"),
    ]

    static func terminal(_ app: CheckedApp) throws(Finding) {
        let keys = app.subject.leavingKeys + keys
        let transcript = try app.launched(Plan(), [.rest, .leave(keys)])
        try transcript.requireOpening()
        let before = transcript.moments.first?.facts.inputModes ?? []
        let facts = transcript.facts
        guard let status = facts.status else {
            let words = keys.map(\.description).joined(separator: ", ")
            throw .skipped("the app exited at none of \(words); name its key with --leave")
        }
        let last = transcript.moments.last?.key?.description ?? "its opening"
        let (modes, grid, atEnd) = (facts.grid.modes, facts.grid, facts.modesAtEnd)
        var left: [String] = []
        if modes.isAlternateScreen { left.append("the alternate screen is still shown (ESC [ ? 1049 l)") }
        if !grid.cursor.isVisible { left.append("the cursor is hidden (ESC [ ? 25 h)") }
        if modes.bracketedPaste { left.append("pastes have brackets (ESC [ ? 2004 l)") }
        if modes.mouseTracking != .off { left.append("the mouse is reported (ESC [ ? 1000 l or similar)") }
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
                seen: "The app \(status) at \(last).\(Text.errors(facts.errors))",
                cause: "An uncaught error.", change: "Leave with a status.")
        }
        throw .fails(
            seen: "The app \(status) at \(last), and \(left.joined(separator: "; ")).",
            cause: "It ends without restoring the terminal, perhaps by the signal itself.",
            change: "Restore it on every exit: at the end, at an error, and at SIGINT and SIGTERM.")
    }

    static func hangUp(_ app: CheckedApp) throws(Finding) {
        let transcript = try app.launched(Plan(), [.rest, .hangUp])
        try transcript.requireOpening()
        guard transcript.facts.status == .signalled(Int(SignalNumber.kill)) else { return }
        throw .fails(
            seen:
                "The app was still there \(app.subject.limits.hangUp) after SIGHUP and as long after SIGTERM, and was killed.",
            cause: "It ignores both, or its handlers set a flag that its loop does not check.",
            change: "Exit at SIGHUP, at SIGTERM and at the end of input: each test ends this way, and waits for it.")
    }
}
