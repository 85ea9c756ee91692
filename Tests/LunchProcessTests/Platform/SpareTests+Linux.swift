#if os(Linux)
    import Glibc
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// The guard that is forked before anybody knows for what: a program gets what it would get without it.
    @Suite(.waiting) struct SpareTests {
        /// A shell says with this what its surroundings are, a line each.
        private static let surroundings = "pwd; umask; ulimit -n; nice"

        private func lines(directory: String? = nil) throws -> [String] {
            try run(.shell(Self.surroundings, directory: directory)).text.split(separator: "\n").map(String.init)
        }

        /// Leaves a guard that waits, and returns its identifier.
        private func spare() throws -> Int32 {
            try withProgram(.shell("read line")) { _, _ in }
            // That of the program is about to leave.
            try System.waitUntil { try Nursery.guards().count == 1 }
            return try #require(Nursery.guards().first)
        }

        /// Runs a program, and returns the identifier of its guard.
        private func runGuarded(_ configuration: ChildProcess.Configuration) throws -> (Int32, Recorder.Events) {
            let recorder = Recorder()
            let process = try ChildProcess.start(configuration, observer: recorder)
            return (process.guardIdentifier, try recorder.waitUntilGone())
        }

        @Test func oneWaits() throws { try Alone.run("SpareTests/endPrograms()") }

        @Test(.enabled(if: Alone.isRunning("SpareTests/endPrograms()")))
        func endPrograms() throws {
            _ = try spare()
            let nursery = try #require(Nursery.all().first)
            for _ in 0..<3 {
                let spare = try spare()
                #expect(try Nursery.all() == [nursery])
                // Nobody has waited until it has closed what is the nursery's.
                try System.waitUntil { try Files.names(in: "/proc/\(spare)/fd") == ["0", "1", "2", "3", "4"] }
                try System.waitUntil { try Files.read("/proc/\(spare)/comm") == "lunch-guard\n" }
                // It takes the next program, and nothing is left of both.
                let (guardian, events) = try runGuarded(.shell("exit 7"))
                #expect(guardian == spare)
                #expect(events.status == .exited(7))
                try System.waitForEnd(of: spare)
            }
            print(Alone.done)
        }

        @Test func foldersAndMasksAreThoseOfTheLaunch() throws { try Alone.run("SpareTests/changeFolderAndMask()") }

        @Test(.enabled(if: Alone.isRunning("SpareTests/changeFolderAndMask()")))
        func changeFolderAndMask() throws {
            try withFolder { folder in
                let before = try lines()
                let spare = try spare()
                #expect(chdir(folder) == 0)
                umask(0o31)
                let (guardian, events) = try runGuarded(.shell(Self.surroundings))
                #expect(guardian == spare)
                #expect(events.text.split(separator: "\n").map(String.init) == [folder, "0031"] + before.dropFirst(2))
                // A program that is started elsewhere does not take the tester there.
                #expect(try lines(directory: "/")[0] == "/")
                #expect(Files.workingDirectory == folder)
                // The next ones are where this one was.
                _ = try self.spare()
                #expect(try lines()[0] == folder)
                #expect(chdir("/") == 0)
            }
            print(Alone.done)
        }

        /// The folder is that of the launch as long as the program runs: the guard removes files in it.
        @Test func launchesKeepTheirFolder() throws { try Alone.run("SpareTests/leaveTheFolder()") }

        @Test(.enabled(if: Alone.isRunning("SpareTests/leaveTheFolder()")))
        func leaveTheFolder() throws {
            try withFolder { folder in
                let spare = try spare()
                #expect(chdir(folder) == 0)
                try withProgram(.shell("echo ready; read line; pwd")) { process, recorder in
                    #expect(process.guardIdentifier == spare)
                    try recorder.wait(forText: "ready")
                    #expect(chdir("/") == 0)
                    #expect(try Files.target(ofLink: "/proc/\(process.identifier)/cwd") == folder)
                    #expect(try Files.target(ofLink: "/proc/\(spare)/cwd") == folder)
                }
            }
            print(Alone.done)
        }

        @Test func limitsAreThoseOfTheLaunch() throws { try Alone.run("SpareTests/changeLimits()") }

        @Test(.enabled(if: Alone.isRunning("SpareTests/changeLimits()")))
        func changeLimits() throws {
            var limits = rlimit()
            #expect(getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0)
            let changes: [(Int, () -> Bool)] = [
                (
                    2,
                    {
                        limits.rlim_cur = 77
                        return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0
                    }
                ),
                (3, { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 7) == 0 }),
            ]
            for (line, change) in changes {
                let before = try lines()
                let spare = try spare()
                #expect(change())
                let (guardian, events) = try runGuarded(.shell(Self.surroundings))
                #expect(guardian != spare)
                try System.waitForEnd(of: spare)
                let after = events.text.split(separator: "\n").map(String.init)
                #expect(after.indices.filter { after[$0] != before[$0] } == [line], "\(before) and \(after)")
            }
            print(Alone.done)
        }

        /// Somebody has killed or stopped it.
        @Test(arguments: [SIGKILL, SIGSTOP])
        func programsStartWithoutIt(signal: Int32) throws {
            try Alone.run(
                Alone.program(running: "SpareTests/signalTheSpare()", environment: ["SIGNAL": "\(signal)"]))
        }

        @Test(.enabled(if: Alone.isRunning("SpareTests/signalTheSpare()")))
        func signalTheSpare() throws {
            let signal = try #require(Files.environment["SIGNAL"].flatMap { Int32($0) })
            let spare = try spare()
            if signal == SIGSTOP {
                try System.stop(spare)
            } else {
                System.send(signal, to: spare)
                try System.waitForEnd(of: spare)
            }
            let (guardian, events) = try runGuarded(.shell("echo here"))
            #expect((guardian == spare) == (signal == SIGSTOP))
            #expect(events.text == "here\n")
            try System.waitUntil { try Nursery.guards().count == 1 && !Nursery.guards().contains(guardian) }
            print(Alone.done)
        }

        @Test func itLeavesWithItsTester() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let tester = Recorder()
                let process = try ChildProcess.start(
                    Alone.program(running: "SpareTests/waitToBeKilled()", environment: lifeline.environment),
                    observer: tester)
                defer { process.end(patience: .zero) }
                let spare = try #require(try lifeline.waitForIdentifiers(1).first)
                #expect(System.exists(spare))
                process.signal(9)
                // Told only when nothing is left below the tester; nobody has asked for the end.
                try tester.waitUntilGone()
                #expect(!System.exists(spare))
            }
        }

        @Test(.enabled(if: Alone.isRunning("SpareTests/waitToBeKilled()")))
        func waitToBeKilled() throws {
            let lifeline = try System.open(try #require(Files.environment["LIFELINE"]), .writing)
            try System.write(Array("\(spare())\n".utf8), to: lifeline)
            while true { pause() }
        }

        /// More than a socket holds.
        @Test func muchIsHandedOn() throws {
            let argument = String(repeating: "a", count: 100_000)
            try withFolder { parent in
                for isSpare in [false, true] {
                    if isSpare { try withProgram(.shell("read line")) { _, _ in } }
                    var program = ChildProcess.Configuration.shell(
                        #"echo $# ${#12} "$WORD"; wc -c <"$1""#,
                        arguments: [""] + Array(repeating: argument, count: 12), environment: ["WORD": "Wort"])
                    let folder = PrivateFolder(in: parent)
                    program.folder = folder
                    program.file = .init(name: "text", text: String(repeating: "x", count: 3_000_000))
                    program.arguments[4] = folder.path(of: "text")
                    #expect(try run(program).text == "13 100000 Wort\n3000000\n")
                }
            }
        }
    }
#endif
