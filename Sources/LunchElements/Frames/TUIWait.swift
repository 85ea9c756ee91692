/// The wait of one thread of a program, or of one of its network connections, as the operating system reports it.
///
/// Waits are reported only on Linux, and only for programs that do not publish their elements.
public struct TUIWait: Hashable, Sendable {
    /// The identifier of the process that contains the thread.
    public var process: Int32

    /// The name of the process, cut after 15 bytes because Linux keeps no more.
    public var program: String

    /// The identifier of the thread. The first thread of a process has the identifier of the process.
    public var thread: Int32

    /// The name of the system call in which the thread waits; empty if the thread is running or stopped.
    public var call: String

    /// A Boolean value that indicates whether the wait ends when the program's terminal receives input.
    public var isForInput: Bool

    /// The time after which the wait ends at the latest, even if no event occurs; nil if the wait has no time limit.
    ///
    /// The time is counted from the moment when the operating system reported the wait.
    public var limit: Duration?

    /// A Boolean value that indicates whether Lunch ignores the process when it waits for the app to settle.
    ///
    /// Lunch ignores the programs in `LaunchConfiguration.ignoredPrograms`, and the programs that these have started.
    /// It also ignores background jobs of a shell, unless `LaunchConfiguration.awaitedPrograms` contains their names.
    /// The thread of an ignored process may be running instead of waiting. In this case `call` is empty.
    public var isInBackground: Bool

    /// A Boolean value that indicates whether a signal or a debugger has stopped the process.
    ///
    /// A stopped process does nothing until it receives the signal `SIGCONT`, or until the debugger continues it.
    public var isStopped: Bool

    /// A Boolean value that indicates whether the thread polls: whether it only checks, again and again, for something
    /// to do.
    ///
    /// A thread polls if it has repeated a wait with the same time limit, and the program wrote nothing during the last
    /// repetition.
    public var isPolling: Bool

    /// The address of the other end of a network connection, for example `127.0.0.1:8080`; nil if a thread waits.
    ///
    /// The program has sent something over the connection (TCP), and has received nothing since. If `call` is `connect`,
    /// the connection is still being established. Connections that a server has accepted are not listed.
    public var peer: String?

    /// Creates the wait of a thread or of a connection.
    package init(
        process: Int32, program: String, thread: Int32, call: String, isForInput: Bool = false, limit: Duration? = nil,
        isInBackground: Bool = false, isStopped: Bool = false, isPolling: Bool = false, peer: String? = nil
    ) {
        self.peer = peer
        self.process = process
        self.program = program
        self.thread = thread
        self.call = call
        self.isForInput = isForInput
        self.limit = limit
        self.isInBackground = isInBackground
        self.isStopped = isStopped
        self.isPolling = isPolling
    }
}

extension TUIWait: CustomStringConvertible {
    /// The wait in words, for example `in clock_nanosleep for 80 ms more, process 4711 (sleep)`.
    public var description: String {
        let purpose = isForInput ? " for input" : ""
        let time = limit.map { " for \(Self.words($0)) more" } ?? ""
        let repetition = isPolling ? ", again and again" : ""
        let activity =
            peer.map { "\(call.isEmpty ? "answer from" : "connection to") \($0)" }
            ?? (isStopped
                ? "stopped (SIGSTOP, Ctrl-Z or a debugger)"
                : call.isEmpty ? "computing" : "in \(call)\(purpose)\(time)\(repetition)")
        return "\(activity), process \(process) (\(program))\(isInBackground ? " in the background" : "")"
    }

    /// A time as a reader wants it: whole milliseconds up to ten seconds, then seconds.
    private static func words(_ time: Duration) -> String {
        let milliseconds = max(0, Int((time / .milliseconds(1)).rounded(.up)))
        return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    }
}
