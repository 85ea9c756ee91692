import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The request of a person to end the run, with Control-C or a signal.
enum Interruption {
    private static let count = Atomic(0)
    private static let isWatched = Atomic(false)
    /// The tool that runs, in a separate process group, which Control-C does not reach; 0 if none does.
    private static let tool = Atomic<Int32>(0)

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Counts Control-C from now on; the running code must check the count.
    static func watch() {
        isWatched.store(true, ordering: .relaxed)
        for number in signals { signal(number, handle) }
    }

    static var isWished: Bool { count.load(ordering: .relaxed) > 0 }

    /// Has a tool end when this process is asked to, as long as something is done.
    static func ending<Result>(_ process: Int32, while body: () -> Result) -> Result {
        tool.store(process, ordering: .relaxed)
        let former = signals.map { signal($0, handle) }
        // The request may have come between two checks.
        if isWished { interrupt(process) }
        defer {
            for (number, action) in zip(signals, former) { signal(number, action) }
            tool.store(0, ordering: .relaxed)
        }
        return body()
    }

    /// Passes a signal on, and ends by it unless signals are counted.
    private static let handle: @convention(c) (Int32) -> Void = { number in
        let process = Interruption.tool.load(ordering: .relaxed)
        if process > 0 { Interruption.interrupt(process) }
        if Interruption.isWatched.load(ordering: .relaxed) {
            Interruption.count.add(1, ordering: .relaxed)
        } else {
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    /// Asks a program, and the processes of its group, to end, which ends what they have started.
    static func interrupt(_ process: Int32) { if kill(-process, SIGINT) != 0 { kill(process, SIGINT) } }

    static func end(_ process: Int32) { if kill(-process, SIGKILL) != 0 { kill(process, SIGKILL) } }
}
