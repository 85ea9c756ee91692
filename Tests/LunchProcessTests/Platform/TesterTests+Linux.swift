#if os(Linux)
    import Dispatch
    import LunchWire
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// Nothing outlives the tester, even if that is killed.
    @Suite(.waiting) struct TesterTests {
        private static let programs = [
            // Does not care that its terminal hangs up.
            #"trap '' HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#,
            // Starts a session of its own, waits for it, and ends with it.
            #"trap '' HUP TERM; setsid -w sh -c 'exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"'"#,
            Daemon.script(holding: #"exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#),
        ]

        @Test func programsEndWithATesterThatIsKilled() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let tester = Recorder()
                let process = try ChildProcess.start(
                    Alone.program(
                        running: "TesterTests/launchAndWait()", environment: lifeline.environment),
                    observer: tester)
                defer { process.end(patience: .zero) }
                let identifiers = try lifeline.waitForIdentifiers(TesterTests.programs.count)
                #expect(identifiers.filter(System.exists) == identifiers)
                process.signal(9)
                #expect(try tester.waitForEnd() == .signalled(9))
                try lifeline.waitUntilReleased()
                // Told only when nothing is left below the tester, its guards included; nobody has asked for the end.
                try tester.waitUntilGone()
                #expect(identifiers.filter(System.exists) == [])
            }
        }

        @Test(.enabled(if: Alone.isRunning("TesterTests/launchAndWait()")))
        func launchAndWait() throws {
            let environment = Files.environment.filter { ["LIFELINE", "GATE"].contains($0.key) }
            let recorders = try TesterTests.programs.map { script in
                let recorder = Recorder()
                _ = try ChildProcess.start(.shell(script, environment: environment), observer: recorder)
                return recorder
            }
            // Waits for its own end.
            for recorder in recorders { try recorder.waitUntilGone() }
        }

        @Test func guardsThatAreStoppedGoOnWhenTheirTesterIsGone() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let tester = Recorder()
                let process = try ChildProcess.start(
                    Alone.program(
                        running: "TesterTests/launchAndStopTheGuard()", environment: lifeline.environment),
                    observer: tester)
                defer { process.end(patience: .zero) }
                // The program's own line, and that of the tester.
                try lifeline.waitForLines(2)
                process.signal(9)
                try lifeline.waitUntilReleased()
                try tester.waitUntilGone()
            }
        }

        @Test(.enabled(if: Alone.isRunning("TesterTests/launchAndStopTheGuard()")))
        func launchAndStopTheGuard() throws {
            let recorder = Recorder()
            let process = try ChildProcess.start(
                .shell(TesterTests.programs[0], environment: Files.environment), observer: recorder)
            try System.stop(process.guardIdentifier)
            let lifeline = try System.open(try #require(Files.environment["LIFELINE"]), .writing)
            try System.write(Array("stopped\n".utf8), to: lifeline)
            try recorder.waitUntilGone()
        }

        /// Killed while it starts programs on several threads, at another moment each time.
        @Test(arguments: [1, 5, 12])
        func programsEndWithATesterThatIsKilledWhileItLaunches(moment: Int) throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let tester = Recorder()
                let process = try ChildProcess.start(
                    Alone.program(running: "TesterTests/launchForEver()", environment: lifeline.environment),
                    observer: tester)
                defer { process.end(patience: .zero) }
                try lifeline.waitForLines(moment)
                process.signal(9)
                try lifeline.waitUntilReleased()
                try tester.waitUntilGone()
            }
        }

        @Test(.enabled(if: Alone.isRunning("TesterTests/launchForEver()")))
        func launchForEver() throws {
            let environment = Files.environment.filter { ["LIFELINE", "GATE"].contains($0.key) }
            let group = DispatchGroup()
            for thread in 0..<4 {
                DispatchQueue(label: "launch \(thread)").async(group: group) {
                    while true {
                        let started = try? ChildProcess.start(
                            .shell(TesterTests.programs[0], environment: environment), observer: Recorder())
                        if started == nil { return }
                    }
                }
            }
            _ = group.wait(timeout: .now() + Recorder.deadline)
        }
    }
#endif
