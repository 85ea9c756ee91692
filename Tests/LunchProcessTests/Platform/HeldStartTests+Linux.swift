#if os(Linux)
    import Dispatch
    import Glibc
    @_spi(Lunch) import LunchWire
    import Testing

    @testable import LunchProcess

    /// A program whose file does not answer, as one of a file system that is gone: only its own launch waits for that.
    struct HeldStartTests {
        /// A program's file that whoever runs it waits for, until this process lets go of it.
        private struct HeldFile: Sendable {
            let path: String
            private let file: Int32

            init(in folder: String) throws {
                path = "\(folder)/program"
                try Files.write(Array("#!/bin/sh\necho here\n".utf8), to: path)
                try Files.makeExecutable(path)
                file = try System.open(path, .reading)
                // Whoever waits is told of, which would end this process.
                signal(SIGIO, SIG_IGN)
                // F_SETLEASE (fcntl(2)).
                try #require(fcntl(file, 1024, F_WRLCK) == 0)
            }

            /// Waits until somebody waits for it: F_GETLEASE tells what is left.
            func waitUntilNeeded() throws { try System.waitUntil { fcntl(file, 1025) != F_WRLCK } }

            func letGo() {
                _ = fcntl(file, 1024, F_UNLCK)
                System.close(file)
            }

            var program: ChildProcess.Configuration {
                ChildProcess.Configuration(path: path, arguments: ["program"], environment: [])
            }
        }

        /// Starts a program on a thread of its own; the function that is returned waits for what comes of it.
        private func start(_ program: ChildProcess.Configuration) -> () throws -> Recorder.Events {
            let result = Lock<Result<Recorder.Events, any Error>?>(nil)
            let group = DispatchGroup()
            DispatchQueue(label: "launch").async(group: group) {
                let events = Result { try run(program) }
                result.withLock { $0 = events }
            }
            return {
                guard group.wait(timeout: .now() + Recorder.deadline) == .success else {
                    throw Recorder.NeverHappened(description: "the launch does not return")
                }
                let events = result.withLock(\.self)
                return try #require(events).get()
            }
        }

        /// Starts a program whose file does not answer until somebody lets go of it, and waits until it is needed.
        private func startHeld(in folder: String) throws -> (HeldFile, () throws -> Recorder.Events) {
            let file = try HeldFile(in: folder)
            var program = file.program
            program.limit = .seconds(600)
            let events = start(program)
            try file.waitUntilNeeded()
            return (file, events)
        }

        @Test func othersStartMeanwhile() throws { try Alone.run("HeldStartTests/startOthers()") }

        @Test(.enabled(if: Alone.isRunning("HeldStartTests/startOthers()")))
        func startOthers() throws {
            try withFolder { folder in
                let (file, events) = try startHeld(in: folder)
                for _ in 0..<3 {
                    #expect(try run(.shell("echo other")).text == "other\n")
                    try withProgram(.shell("read line")) { _, _ in }
                }
                file.letGo()
                #expect(try events().text == "here\n")
            }
            print(Alone.done)
        }

        @Test func aGuardThatIsStoppedAtTheStartGoesOn() throws { try Alone.run("HeldStartTests/stopTheGuard()") }

        /// As an app does that stops its parent at once: the guard stops before it can tell of the start.
        @Test(.enabled(if: Alone.isRunning("HeldStartTests/stopTheGuard()")))
        func stopTheGuard() throws {
            for isNurseryStopped in [false, true] {
                try withFolder { folder in
                    let (file, events) = try startHeld(in: folder)
                    // Not waited for: the launch has them go on again and again.
                    for process in try Nursery.guards() { System.send(SIGSTOP, to: process) }
                    if isNurseryStopped { for process in try Nursery.all() { System.send(SIGSTOP, to: process) } }
                    file.letGo()
                    #expect(try events().text == "here\n")
                }
            }
            print(Alone.done)
        }

        @Test func itsOwnLaunchEndsWithItsLimit() throws { try Alone.run("HeldStartTests/waitInVain()") }

        @Test(.enabled(if: Alone.isRunning("HeldStartTests/waitInVain()")))
        func waitInVain() throws {
            try withFolder { folder in
                let file = try HeldFile(in: folder)
                var program = file.program
                program.limit = .milliseconds(300)
                program.folder = PrivateFolder(in: folder)
                program.file = .init(name: "text", text: "text")
                let error = #expect(throws: StartError.self) { try run(program) }
                #expect(
                    error.map(String.init(describing:))
                        == """
                        The start took too long: the file system of the program may not respond, or the machine \
                        is too busy
                        """)
                #expect(try Files.names(in: folder) == ["program"])
                file.letGo()
                // A process that starts late is ended, and leaves nothing.
                try System.waitUntil { try Nursery.guards().allSatisfy { Nursery.children(of: $0) == [] } }
                #expect(try Files.names(in: folder) == ["program"])
            }
            print(Alone.done)
        }
    }
#endif
