import LunchElements
import LunchProcess
import LunchWire

/// The words of a terminal that is stopped, and of processes that cannot be ended.
enum ProcessText {
    /// The number of processes that are told of.
    private static let limit = 8

    static let stoppedOutput = """
        The output of its terminal is stopped, so it waits as soon as it writes: with Ctrl-S, or with TCOOFF (tcflow(3)).
        Ctrl-Q lets it go on, or TCOON.
        """

    /// The state of a program that a signal has stopped; nil if none has.
    static func stopped(_ settling: TUISettling?) -> String? {
        let waits = settling?.waits.filter { $0.isStopped && !$0.isInBackground } ?? []
        guard let first = waits.first else { return nil }
        return """
            Nothing comes of process \(first.process) (\(first.program.visible)) until SIGCONT lets it go on: a signal has stopped it.
            SIGSTOP does so, and SIGTSTP (Ctrl-Z); SIGTTIN or SIGTTOU if it uses the terminal from the background; a debugger.
            """
    }

    /// The processes that are left of an app that was to end.
    static func left(_ name: String, _ remnants: [ChildProcess.Remnant]) -> String {
        // A guard that waits for the others is none that has to be ended.
        let isHeldUp = remnants.contains { $0.isGuard && $0.state.isHeldUp }
        let others = remnants.filter { !$0.isGuard }
        let told = isHeldUp || others.isEmpty ? remnants : others
        let count = told.count == 1 ? "1 process is" : "\(told.count) processes are"
        let lines = told.prefix(limit).map { "\n  \(line($0))" }.joined()
        let more = told.count > limit ? "\n  … and \(told.count - limit) more" : ""
        let advice =
            told.contains { $0.refusal != nil }
            ? "\nWhat runs as another user (sudo, su, setuid) is beyond the test's reach: let the app end it." : ""
        return """
            \(name) could not be ended: \(count) left, after hanging up, terminating and killing.\(lines)\(more)\(advice)
            """
    }

    private static func line(_ remnant: ChildProcess.Remnant) -> String {
        let text = remnant.state.description
        if let refusal = remnant.refusal { return "\(text); it may not be signalled (\(refusal))" }
        if remnant.isGuard { return "\(text); it ends the others as soon as it goes on" }
        return text
    }
}

extension Standstill {
    /// The number of processes that are told of.
    private static let limit = 4

    /// The activities of the processes, as a line of a message behind another; empty if they are not known.
    var words: String {
        guard !processes.isEmpty else { return "" }
        let more = processes.count > Self.limit ? ["and \(processes.count - Self.limit) more"] : []
        let text = (processes.prefix(Self.limit).map(\.description) + more).joined(separator: "; ")
        return "\nP\(text.dropFirst()).\(ThreadText.lines(threads))"
    }
}
