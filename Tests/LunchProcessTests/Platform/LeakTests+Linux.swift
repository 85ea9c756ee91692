#if os(Linux)
    import Glibc
    import LunchProcess
    import TestSupport
    import Testing

    /// The descriptors of this process.
    enum Descriptors {
        static func open() throws -> [String] {
            // The listing itself has a descriptor open, which leads nowhere afterwards.
            try Files.names(in: "/proc/self/fd").filter { fcntl(Int32($0) ?? -1, F_GETFD) >= 0 }
        }

        /// The descriptors once those of the programs so far are closed.
        static func settled() throws -> [String] {
            try System.waitUntil { try threads(named: "lunch-io") == 0 }
            return try open()
        }

        static func threads(named name: String) throws -> Int {
            let folder = "/proc/self/task"
            // A thread that has ended since the listing has no name any more.
            return try Files.names(in: folder).count { (try? Files.read("\(folder)/\($0)/comm")) == "\(name)\n" }
        }
    }

    /// Launches leave nothing in the tester: no descriptor, no thread, no child.
    @Suite(.waiting) struct LeakTests {
        @Test func launchesLeaveNothing() throws { try Alone.run("LeakTests/launchTwoHundredTimes()") }

        @Test func failuresLeaveNothing() throws { try Alone.run("LeakTests/failToLaunch()") }

        @Test(.enabled(if: Alone.isRunning("LeakTests/launchTwoHundredTimes()")))
        func launchTwoHundredTimes() throws {
            try withProgram(.shell("read line", isErrorApart: true)) { _, _ in }
            // With those of the guard that waits for the next launch, and without those of the program, which are closed last.
            let before = try Descriptors.settled().count
            for round in 0..<200 {
                // Some end by themselves, the others are ended.
                if round % 2 == 0 {
                    _ = try run(.shell("exit 0", isErrorApart: round % 4 == 0))
                } else {
                    try withProgram(.shell("read line")) { _, _ in }
                }
            }
            // Those of a program are closed a moment after its end has been told.
            try System.waitUntil { try descriptors().count == before }
            try System.waitUntil { try Nursery.guards().count == 1 }
            #expect(try Nursery.all().count == 1)
            #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
            // The last threads may still be on their way out after their last call; two hundred cannot.
            #expect(try Descriptors.threads(named: "lunch-io") < 20)
            print(Alone.done)
        }

        /// Fails at each call that needs a descriptor in turn.
        @Test(.enabled(if: Alone.isRunning("LeakTests/failToLaunch()")))
        func failToLaunch() throws {
            var limit = rlimit(rlim_cur: 100, rlim_max: 100)
            #expect(setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0)
            let configuration = ChildProcess.Configuration.shell("exit 0", isErrorApart: true)
            _ = try run(configuration)
            try failToRun()
            let before = try Descriptors.settled()
            var held: [Int32] = []
            while true {
                let descriptor = dup(0)
                if descriptor < 0 { break }
                held.append(descriptor)
            }
            var messages: [String] = []
            var end: Recorder.Events?
            while end == nil, !held.isEmpty {
                do {
                    end = try run(configuration)
                } catch let error as StartError {
                    messages.append(String(describing: error))
                    close(held.removeLast())
                }
            }
            #expect(end?.status == .exited(0))
            // The two alarms that wake threads; the terminal's two, and those of a socket; and a file that is read to see
            // whether the nursery is still fit, instead of which the error's pipe is opened then.
            let process = "A process could not be started (EMFILE, Too many open files)"
            let terminal = "A pseudo-terminal could not be opened (EMFILE, Too many open files)"
            let expected = Array(repeating: process, count: 2) + Array(repeating: terminal, count: 4) + [process]
            #expect(messages == expected)
            for descriptor in held { close(descriptor) }
            // There was no room for a guard that waits.
            try System.waitUntil { try descriptors().count == before.count }
            for _ in 0..<100 { try failToRun() }
            try System.waitUntil { try descriptors().count == before.count }
            #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
            print(Alone.done)
        }

        @Test func fileThatGrowsTooLargeLeavesNothing() throws { try Alone.run("LeakTests/writeTooMuch()") }

        /// May write files of a kilobyte: the guard, which inherits that, is to say so and not to end of it.
        @Test(.enabled(if: Alone.isRunning("LeakTests/writeTooMuch()")))
        func writeTooMuch() throws {
            // With that of the nursery.
            _ = try run(.shell("exit 0"))
            let before = try Descriptors.settled()
            try withFolder { parent in
                var program = ChildProcess.Configuration.shell("exit 0")
                program.folder = PrivateFolder(in: parent)
                program.file = .init(name: "text", text: String(repeating: "x", count: 200_000))
                var limit = rlimit(rlim_cur: 1024, rlim_max: rlim_t.max)
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
                let error = #expect(throws: StartError.self) { try run(program) }
                #expect(
                    error.map(String.init(describing:))
                        == "The file that goes with the program could not be written (EFBIG, File too large)")
                limit.rlim_cur = rlim_t.max
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
                let names = try Files.names(in: parent)
                #expect(names == [])
            }
            try System.waitUntil { try descriptors().count == before.count - LeakTests.spare }
            print(Alone.done)
        }

        @Test func programThatCannotBeWatchedLeavesNothing() throws { try Alone.run("LeakTests/lackAThread()") }

        /// Has no room for the stack of the thread that moves the bytes, once the program runs.
        @Test(.enabled(if: Alone.isRunning("LeakTests/lackAThread()")))
        func lackAThread() throws {
            let before = try descriptors()
            let pages = try #require(Files.read("/proc/self/statm").split(separator: " ").first.flatMap { rlim_t($0) })
            // The sanitizers map so much that they can be given no limit.
            let canBeLimited = pages < 1 << 28
            try withFolder { parent in
                var program = ChildProcess.Configuration.shell("trap '' HUP TERM; read line")
                let folder = PrivateFolder(in: parent)
                program.folder = folder
                program.file = .init(name: "text", text: "text")
                let room = pages * rlim_t(getpagesize()) + 2 << 20
                var limit = rlimit(rlim_cur: canBeLimited ? room : rlim_t.max, rlim_max: rlim_t.max)
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
                let result = Result { try ChildProcess.start(program, observer: Recorder()) }
                limit.rlim_cur = rlim_t.max
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)
                if canBeLimited {
                    let error = #expect(throws: StartError.self) { try result.get() }
                    #expect(
                        error.map(String.init(describing:))
                            == "A process could not be started (EAGAIN, Resource temporarily unavailable)")
                    let names = try Files.names(in: parent)
                    #expect(names == [])
                    #expect(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD)
                    // With the socket of the nursery.
                    try System.waitUntil { try descriptors().count == before.count + 1 }
                }
            }
            print(Alone.done)
        }

        /// The descriptors in the tester for a guard that waits for the next launch: a terminal's two, and its socket.
        private static let spare = 3

        /// Takes the guard that waits, and none is forked for a next launch.
        private func failToRun() throws {
            #expect(throws: StartError.self) {
                try run(ChildProcess.Configuration(path: "/no/program", arguments: [], environment: []))
            }
        }

        private func descriptors() throws -> [String] { try Descriptors.open() }
    }
#endif
