#if os(Linux)
    import Glibc
    import Testing

    @testable import LunchProcess

    /// The process of which all guards are forked: nobody else notices it, and what needs it survives its end.
    struct NurseryTests {
        @Test func whoeverWaitsForAllChildrenComesToAnEnd() throws { try Alone.run("NurseryTests/waitForAll()") }

        @Test(.enabled(if: Alone.isRunning("NurseryTests/waitForAll()")))
        func waitForAll() throws {
            func waitForAllChildren() {
                while wait(nil) > 0 {}
            }
            for _ in 0..<3 {
                waitForAllChildren()
                let recorder = Recorder()
                let process = try ChildProcess.start(.shell("echo ready; read line; exit 4"), observer: recorder)
                try recorder.wait(forText: "ready")
                waitForAllChildren()
                process.send([0x0A])
                #expect(try recorder.waitUntilGone().status == .exited(4))
                try withProgram(.shell("read line")) { _, _ in }
            }
            #expect(try Nursery.all().count == 1)
            waitForAllChildren()
            print(Alone.done)
        }

        @Test func itHoldsOnToNoMemoryOfTheTesters() throws { try Alone.run("NurseryTests/holdMemory()") }

        /// 400 MB: one large part, and many small ones.
        @Test(.enabled(if: Alone.isRunning("NurseryTests/holdMemory()")))
        func holdMemory() throws {
            let large = [UInt8](repeating: 1, count: 200 << 20)
            let small = (0..<3200).map { [UInt8](repeating: UInt8(truncatingIfNeeded: $0), count: 64 << 10) }
            try withProgram(.shell("read line")) { process, _ in
                let nursery = try #require(Nursery.all().first)
                #expect(try Nursery.memory(of: getpid()) > 400 << 20)
                #expect(try Nursery.memory(of: nursery) < 64 << 20)
                #expect(try Nursery.memory(of: process.guardIdentifier) < 64 << 20)
            }
            #expect(large.count + small.count > 0)
            print(Alone.done)
        }

        /// Whoever forks this process by itself has a nursery of its own, and leaves the guard that waits to its parent.
        @Test func aForkOfTheTesterHasItsOwn() throws { try Alone.run("NurseryTests/forkTheTester()") }

        @Test(.enabled(if: Alone.isRunning("NurseryTests/forkTheTester()")))
        func forkTheTester() throws {
            let guards = [try Nursery.spare()]
            let nurseries = try Nursery.all()
            #expect(ForkedTester.launches(without: guards))
            #expect(try Nursery.all() == nurseries)
            let recorder = Recorder()
            let process = try ChildProcess.start(.shell("exit 0"), observer: recorder)
            #expect([process.guardIdentifier] == guards)
            try recorder.waitUntilGone()
            print(Alone.done)
        }

        @Test func programsThatMemoryIsTakenFromFirstAreSo() throws { try Alone.run("NurseryTests/changeScore()") }

        /// See proc_pid_oom_score_adj(5).
        @Test(.enabled(if: Alone.isRunning("NurseryTests/changeScore()")))
        func changeScore() throws {
            try withProgram(.shell("read line")) { _, _ in }
            let before = try #require(Nursery.all().first)
            try Files.write(Array("567".utf8), to: "/proc/self/oom_score_adj")
            #expect(try run(.shell("cat /proc/self/oom_score_adj")).text == "567\n")
            // The old one leaves, and is reaped when the next guard is asked for.
            try System.waitUntil {
                try withProgram(.shell("read line")) { _, _ in }
                return try !Nursery.all().contains(before)
            }
            #expect(try Nursery.all().count == 1)
            print(Alone.done)
        }

        @Test func programsEndWithItAndTheNextHaveAnother() throws { try Alone.run("NurseryTests/killIt()") }

        @Test(.enabled(if: Alone.isRunning("NurseryTests/killIt()")))
        func killIt() throws {
            for (isGuardKilled, isSpareThere) in [(false, false), (false, true), (true, false), (true, true)] {
                try withFolder { folder in
                    let lifeline = try Lifeline(in: folder)
                    try Files.makeFolder("\(folder)/files", mode: 0o700)
                    let recorder = Recorder()
                    var program = ChildProcess.Configuration.shell(
                        #"trap '' HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#,
                        environment: lifeline.environment)
                    program.folder = PrivateFolder(in: "\(folder)/files")
                    program.file = .init(name: "text", text: "text")
                    let process = try ChildProcess.start(program, observer: recorder)
                    try lifeline.waitForLines(1)
                    if isSpareThere { try withProgram(.shell("read line")) { _, _ in } }
                    System.kill(process.nurseryIdentifier)
                    if isGuardKilled { System.kill(process.guardIdentifier) }
                    let events = try recorder.waitUntilGone()
                    #expect(events.calls == [.ended, .gone])
                    // The nursery may have told of the guard before its own end.
                    let isTold = events.status == .unguarded(.nursery, .signalled(9))
                    let isOther = isGuardKilled && events.status == .unguarded(.guardian, .signalled(9))
                    #expect(isTold || isOther, "\(String(describing: events.status))")
                    try lifeline.waitUntilReleased()
                    #expect(try Files.names(in: "\(folder)/files") == [])
                    #expect(try run(.shell("echo here")).text == "here\n")
                    #expect(try Nursery.all().count == 1)
                }
            }
            print(Alone.done)
        }

        /// Whoever was stopped goes on to tell of the end.
        @Test(arguments: ["", "kill -9 $PPID;"])
        func anAppThatStopsThoseAboveItIsEnded(then act: String) throws {
            try Alone.run(Alone.program(running: "NurseryTests/stopThoseAbove()", environment: ["ACT": act]))
        }

        @Test(.enabled(if: Alone.isRunning("NurseryTests/stopThoseAbove()")))
        func stopThoseAbove() throws {
            let act = try #require(Files.environment["ACT"])
            let recorder = Recorder()
            let script = """
                read x
                read -r _ _ _ nursery _ </proc/$PPID/stat
                kill -STOP $nursery $PPID
                \(act) echo ready
                read x
                """
            let process = try ChildProcess.start(.shell(script), observer: recorder)
            process.send([0x0A])
            try recorder.wait(forText: "ready")
            process.end(patience: .seconds(600))
            let status = try recorder.waitUntilGone().status
            #expect(status == (act.isEmpty ? .signalled(1) : .unguarded(.guardian, .signalled(9))))
            print(Alone.done)
        }

        @Test func programsStartIfItIsStopped() throws { try Alone.run("NurseryTests/launchFromAStoppedOne()") }

        /// With more to be handed on than a socket holds.
        @Test(.enabled(if: Alone.isRunning("NurseryTests/launchFromAStoppedOne()")))
        func launchFromAStoppedOne() throws {
            _ = try run(.shell("exit 0"))
            try System.stop(try #require(Nursery.all().first))
            // The first takes the guard that is there.
            _ = try run(.shell("exit 0"))
            let argument = String(repeating: "a", count: 100_000)
            let arguments = Array(repeating: argument, count: 12)
            #expect(try run(.shell("echo $# $0", arguments: arguments)).text == "12 sh\n")
            print(Alone.done)
        }
    }
#endif
