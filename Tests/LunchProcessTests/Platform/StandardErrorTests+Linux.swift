#if os(Linux)
    import LunchProcess
    @_spi(Lunch) import LunchWire
    import TestSupport
    import Testing

    /// A standard error that the program has closed is not looked at any more.
    @Suite(.waiting) struct ClosedErrorTests {
        @Test func threadThatMovesTheBytesComesToRest() throws {
            let found = Lock<String?>(nil)
            let recorder = Recorder { call in
                // The observer is called on that thread.
                guard call == .wroteToStandardError, let thread = try? Files.target(ofLink: "/proc/thread-self") else {
                    return
                }
                found.withLock { $0 = "/proc/\(thread)" }
            }
            let script = "echo error >&2; exec 2>&-; echo closed; read line"
            try withProgram(.shell(script, isErrorApart: true), recorder: recorder) { _, recorder in
                try recorder.wait(forText: "closed")
                try recorder.wait(for: "an error") { $0.errors.isEmpty ? nil : () }
                let thread = found.withLock(\.self)
                let path = try #require(thread)
                try System.waitUntil {
                    let before = try look(path)
                    guard before.first == "S" else { return false }
                    // As long as another program takes.
                    _ = try run(.shell("exit 0"))
                    return try look(path) == before
                }
            }
        }

        /// The state of a thread, the time for which it has run, and how often it has begun to (proc_pid_stat(5), proc_pid_status(5)).
        private func look(_ path: String) throws -> [String] {
            let text = try Files.read("\(path)/stat")
            let fields = try #require(text.split(separator: ")").last).split(separator: " ").map(String.init)
            let switches = try Files.read("\(path)/status").split(separator: "\n").map(String.init)
            return [fields[0], fields[11], fields[12]] + switches.filter { $0.contains("ctxt_switches") }
        }
    }
#endif
