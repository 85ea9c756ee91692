#if os(Linux)
    import Dispatch
    import Glibc
    import TestSupport
    import Testing

    @testable import LunchProcess

    /// A write that goes wrong halfway leaves no file behind.
    @Suite(.waiting) struct HalfwayFileTests {
        @Test func fileThatCannotBeFinishedIsRemoved() throws { try Alone.run("HalfwayFileTests/writeTooMuch()") }

        /// May write files of a kilobyte, and is to be told so by the call.
        @Test(.enabled(if: Alone.isRunning("HalfwayFileTests/writeTooMuch()")))
        func writeTooMuch() throws {
            signal(SIGXFSZ, SIG_IGN)
            try withFolder { parent in
                let folder = PrivateFolder(in: parent)
                var limit = rlimit(rlim_cur: 1024, rlim_max: rlim_t.max)
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
                let result = Result { () throws(PrivateFolder.WriteError) in
                    try folder.write(String(repeating: "x", count: 200_000))
                }
                limit.rlim_cur = rlim_t.max
                #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
                let error = #expect(throws: PrivateFolder.WriteError.self) { try result.get() }
                #expect(error?.system.description == "EFBIG, File too large")
                let names = try Files.names(in: folder.path)
                #expect(names == [])
            }
            print(Alone.done)
        }

        @Test func fileGoesAlsoIfTheGuardIsKilledAtTheStart() throws {
            try Alone.run("HalfwayFileTests/killTheGuardAtTheStart()")
        }

        /// This process has a lease on the program's file: whoever runs it waits until that is given up (fcntl(2)).
        @Test(.enabled(if: Alone.isRunning("HalfwayFileTests/killTheGuardAtTheStart()")))
        func killTheGuardAtTheStart() throws {
            // Tells of whoever waits, and would end this process.
            signal(SIGIO, SIG_IGN)
            try withFolder { parent in
                let path = "\(parent)/program"
                try Files.write(Array("#!/bin/sh\n".utf8), to: path)
                try Files.makeExecutable(path)
                let file = try System.open(path, .reading)
                defer { System.close(file) }
                // F_SETLEASE and F_GETLEASE.
                try #require(fcntl(file, 1024, F_WRLCK) == 0)
                let killing = DispatchGroup()
                DispatchQueue(label: "kill").async(group: killing) {
                    try? System.waitUntil { fcntl(file, 1025) != F_WRLCK }
                    // The nursery, the guard, and its child that is about to become the program.
                    let processes = ProcessState.all(below: getpid()).map(\.identifier)
                    for process in processes {
                        System.kill(process)
                        try? System.waitUntil {
                            ProcessState(of: process).map { $0.activity == .hasEnded } ?? true
                        }
                    }
                }
                var program = ChildProcess.Configuration(path: path, arguments: ["program"], environment: [])
                program.folder = PrivateFolder(in: parent)
                program.file = .init(name: "text", text: "text")
                let error = #expect(throws: StartError.self) { try run(program) }
                #expect(killing.wait(timeout: .now() + Recorder.deadline) == .success)
                #expect(
                    error.map(String.init(describing:))
                        == """
                        Meanwhile lunch-nursery, the process that its guard came from, was ended by SIGKILL (signal 9): \
                        something may kill processes by name, or the machine is short of memory
                        """)
                let names = try Files.names(in: parent)
                #expect(names == ["program"])
            }
            print(Alone.done)
        }
    }
#endif
