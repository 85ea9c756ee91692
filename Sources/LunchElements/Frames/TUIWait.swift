/// The wait of one thread of a program that publishes no frames, as the system reports it.
public struct TUIWait: Hashable, Sendable {
    /// The identifier of the process.
    public var process: Int32

    /// The name of the process; on Linux, only its first 15 bytes.
    public var program: String

    /// The identifier of the thread; the first thread has the identifier of the process.
    public var thread: Int32

    /// The name of the system call in which the thread waits.
    public var call: String

    /// True if input from the program's terminal would end the wait.
    public var isForInput: Bool

    /// The longest time until the wait ends by itself, counted from when this value was read; nil without a time limit.
    public var limit: Duration?

    /// True if the process is in the background, so that nothing waits for it; it may also compute then, with an empty `call`.
    public var isInBackground: Bool

    /// True if a signal or a debugger has stopped the process: it does nothing until another signal, SIGCONT, lets it go on.
    public var isStopped: Bool

    /// True if the thread polls: it has waited so again and again, and nothing was written when the last of these waits was over.
    public var isPolling: Bool

    /// Creates the wait of a thread.
    package init(
        process: Int32, program: String, thread: Int32, call: String, isForInput: Bool = false, limit: Duration? = nil,
        isInBackground: Bool = false, isStopped: Bool = false, isPolling: Bool = false
    ) {
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
    /// The wait in words: `in clock_nanosleep for 80 ms more, process 4711 (sleep)`.
    public var description: String {
        let purpose = isForInput ? " for input" : ""
        let time = limit.map { " for \(Self.words($0)) more" } ?? ""
        let repetition = isPolling ? ", again and again" : ""
        let activity =
            isStopped
            ? "stopped (SIGSTOP, Ctrl-Z or a debugger)"
            : call.isEmpty ? "computing" : "in \(call)\(purpose)\(time)\(repetition)"
        return "\(activity), process \(process) (\(program))\(isInBackground ? " in the background" : "")"
    }

    /// A time as a reader wants it: whole milliseconds up to ten seconds, then seconds.
    private static func words(_ time: Duration) -> String {
        let milliseconds = max(0, Int((time / .milliseconds(1)).rounded(.up)))
        return milliseconds < 10_000 ? "\(milliseconds) ms" : "\(milliseconds / 1000) s"
    }
}
