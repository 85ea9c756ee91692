#if os(Linux)
    import Dispatch
    import Glibc
    import LunchProcess
    import TestSupport
    import Testing

    /// The facts that only Linux tells of processes: the call that they wait in, and those below them.
    @Suite(.waiting) struct SystemCallTests {
        @Test func programThatWaits() throws {
            try withProgram(.shell("echo ready; exec cat")) { process, recorder in
                try recorder.wait(forText: "ready")
                try System.waitUntil { process.states.first?.name == "cat" }
                try System.waitUntil { process.states.first?.activity == .waits(call: "read") }
            }
        }

        @Test func whatTheProgramStartedFollowsIt() throws {
            // The process that it starts in turn has left the session, and the one in between is gone.
            let script = Daemon.script(holding: "echo $$ >&9; exec tail -f /dev/null") + "; echo ready; read line"
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let program = ChildProcess.Configuration.shell(
                    #"exec 9>"$LIFELINE"; "# + script, environment: lifeline.environment)
                try withProgram(program) { process, recorder in
                    let daemon = try lifeline.waitForIdentifiers(1)
                    try recorder.wait(forText: "ready")
                    try System.waitUntil { process.states.map(\.identifier) == [process.identifier] + daemon }
                    try System.waitUntil { process.states.map(\.name) == ["sh", "tail"] }
                }
            }
        }

        @Test func childThatNoOneHasReaped() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let script = #"(read x <"$GATE") & exec cat"#
                try withProgram(.shell(script, environment: lifeline.environment)) { process, _ in
                    try System.waitUntil { process.states.map(\.name) == ["cat", "sh"] }
                    try lifeline.openGate()
                    try System.waitUntil { process.states.dropFirst().map(\.activity) == [.hasEnded] }
                }
            }
        }

        @Test func threadThatRunsCounts() throws {
            let program = Alone.program(running: "SystemCallTests/runBesideAThreadThatWaits()")
            try withProgram(program) { process, recorder in
                try recorder.wait(forText: "the thread runs")
                let state = try #require(process.states.first)
                #expect(state.activity == .runs)
                #expect(state.identifier == process.identifier)
            }
        }

        @Test(.enabled(if: Alone.isRunning("SystemCallTests/runBesideAThreadThatWaits()")))
        func runBesideAThreadThatWaits() throws {
            DispatchQueue(label: "busy").async {
                print("the thread runs")
                fflush(nil)
                while true { _ = getpid() }
            }
            while true { pause() }
        }

        /// A name with whatever may be in a name, and what looks like the fields behind it.
        @Test func nameThatLooksLikeTheRest() throws {
            try withFolder { folder in
                let name = "x) R 1 (\n1 1"
                try Files.link("\(folder)/\(name)", to: "/bin/cat")
                let program = ChildProcess.Configuration(path: "\(folder)/\(name)", arguments: ["x"], environment: [])
                try withProgram(program) { process, _ in
                    try System.waitUntil { process.states.map(\.name) == [name] }
                    try System.waitUntil { process.states.first?.activity == .waits(call: "read") }
                }
            }
        }
    }
#endif
