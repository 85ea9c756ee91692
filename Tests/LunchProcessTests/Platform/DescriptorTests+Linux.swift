#if os(Linux)
    import Dispatch
    @_spi(Lunch) import LunchWire
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// A program has its terminal and nothing else, however many are started at the same time.
    @Suite(.waiting) struct DescriptorTests {
        /// The files that are open in a process, apart from how often: `0`, `1`, `2`.
        private func descriptors(of process: ChildProcess) throws -> [String] {
            try Files.names(in: "/proc/\(process.identifier)/fd")
        }

        @Test(arguments: [false, true])
        func programHasThreeDescriptors(isErrorApart: Bool) throws {
            try withProgram(.shell("echo ready; read line", isErrorApart: isErrorApart)) { process, recorder in
                try recorder.wait(forText: "ready")
                #expect(try descriptors(of: process) == ["0", "1", "2"])
            }
        }

        /// Three that lead nowhere, the socket to the tester, and the lifeline to the nursery: the guard keeps no terminal open.
        @Test(arguments: [false, true])
        func guardHasFiveDescriptors(isErrorApart: Bool) throws {
            try withProgram(.shell("echo ready; read line", isErrorApart: isErrorApart)) { process, recorder in
                try recorder.wait(forText: "ready")
                #expect(try Files.names(in: "/proc/\(process.guardIdentifier)/fd") == ["0", "1", "2", "3", "4"])
            }
        }

        @Test func nothingLeaksIntoProgramsStartedAtTheSameTime() throws {
            let started = Lock<[Result<(ChildProcess, Recorder), any Error>]>([])
            let group = DispatchGroup()
            let arrived = DispatchGroup()
            // A queue of its own for each gives each a thread of its own.
            let queues = (0..<8).map { DispatchQueue(label: "launch \($0)") }
            for _ in queues { arrived.enter() }
            for (index, queue) in queues.enumerated() {
                queue.async(group: group) {
                    // All begin together.
                    arrived.leave()
                    _ = arrived.wait(timeout: .now() + Recorder.deadline)
                    for launch in 0..<50 where launch % queues.count == index {
                        let recorder = Recorder()
                        let result = Result { () throws -> (ChildProcess, Recorder) in
                            let program = ChildProcess.Configuration.shell(
                                "echo ready; read line", isErrorApart: launch % 3 == 0)
                            return (try ChildProcess.start(program, observer: recorder), recorder)
                        }
                        started.withLock { $0.append(result) }
                    }
                }
            }
            #expect(group.wait(timeout: .now() + Recorder.deadline) == .success)
            let programs = try started.withLock { started in try started.map { try $0.get() } }
            defer { for (process, _) in programs { process.end(patience: .zero) } }
            #expect(programs.count == 50)
            for (process, recorder) in programs {
                try recorder.wait(forText: "ready")
                #expect(try descriptors(of: process) == ["0", "1", "2"])
            }
            for (process, _) in programs { process.end(patience: .zero) }
            for (_, recorder) in programs { try recorder.waitUntilGone() }
        }

        @Test func callsItselfAsItIsReported() throws {
            let program = ChildProcess.Configuration(
                path: "/bin/cat", arguments: ["a name for itself", "/proc/self/cmdline"], environment: [])
            #expect(try run(program).text == "a name for itself\0/proc/self/cmdline\0")
        }

        /// The fields of /proc/<pid>/stat behind the name (proc_pid_stat(5)).
        @Test func leadsTheForegroundOfItsTerminal() throws {
            try withProgram(.shell("echo ready; read line")) { process, recorder in
                try recorder.wait(forText: "ready")
                let text = try Files.read("/proc/\(process.identifier)/stat")
                let fields = try #require(text.split(separator: ")").last).split(separator: " ").map(String.init)
                let (group, session, terminal, foreground) = (fields[2], fields[3], fields[4], fields[5])
                let leader = String(process.identifier)
                #expect([group, session, foreground] == [leader, leader, leader])
                // Major 136 to 143 are the slaves of pseudo-terminals.
                #expect((136...143).contains((Int(terminal) ?? 0) >> 8 & 0xFFF))
            }
        }
    }
#endif
