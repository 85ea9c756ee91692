import LunchElements
import LunchProcess
import LunchWire

/// The words of a stopped terminal, and of processes that could not be ended.
enum ProcessText {
    /// The number of processes that are listed.
    private static let limit = 8

    static let stoppedOutput = """
        The output of its terminal is stopped, with Ctrl-S or TCOOFF (tcflow(3)), so the app waits as soon as it writes.
        Ctrl-Q or TCOON continues the output.
        """

    /// The state of a program that a signal has stopped; nil if none has.
    static func stopped(_ settling: TUISettling?) -> String? {
        let waits = settling?.waits.filter { $0.isStopped && !$0.isInBackground } ?? []
        guard let first = waits.first else { return nil }
        return """
            A signal has stopped process \(first.process) (\(first.program.visible)); it does nothing until SIGCONT continues it.
            Possible causes: SIGSTOP, SIGTSTP (Ctrl-Z), SIGTTIN or SIGTTOU (use of the terminal from the background), or a debugger.
            """
    }

    /// The processes that are left of an app that should have ended.
    static func left(_ name: String, _ remnants: [ChildProcess.Remnant]) -> String {
        // A guard that only waits for the others need not be ended.
        let isHeldUp = remnants.contains { $0.isGuard && $0.state.isHeldUp }
        let others = remnants.filter { !$0.isGuard }
        let told = isHeldUp || others.isEmpty ? remnants : others
        let count = told.count == 1 ? "1 process is" : "\(told.count) processes are"
        let lines = told.prefix(limit).map { "\n  \(line($0))" }.joined()
        let more = told.count > limit ? "\n  … and \(told.count - limit) more" : ""
        let advice =
            told.contains { $0.refusal != nil }
            ? "\nA test can't end processes of another user (sudo, su, setuid). Have the app end them." : ""
        return """
            \(name) could not be ended: \(count) left, after hanging up, terminating and killing.\(lines)\(more)\(advice)
            """
    }

    private static func line(_ remnant: ChildProcess.Remnant) -> String {
        let text = remnant.state.description
        if let refusal = remnant.refusal { return "\(text); the system refuses to signal it (\(refusal))" }
        if remnant.isGuard { return "\(text); it ends the others as soon as it continues" }
        return text
    }
}

extension Standstill {
    /// The number of processes that are listed.
    private static let limit = 4

    /// The activities of the processes, as a line after another; empty if they are unknown.
    var words: String {
        guard !processes.isEmpty else { return "" }
        let more = processes.count > Self.limit ? ["and \(processes.count - Self.limit) more"] : []
        let text = (processes.prefix(Self.limit).map(\.description) + more).joined(separator: "; ")
        return "\nP\(text.dropFirst()).\(ThreadText.lines(threads))"
    }
}
