#if os(Linux)
    import Glibc
    import LunchProcess
    import TestSupport
    import Testing

    /// A program that throws away its input is noticed.
    @Suite(.waiting) struct ProgramFlushTests {
        @Test func programThrowsAwayWhatWaits() throws {
            try withFolder { folder in
                let lifeline = try Lifeline(in: folder)
                let program = Alone.program(
                    running: "ProgramFlushTests/flushInput()", environment: lifeline.environment)
                try withProgram(program) { process, recorder in
                    try lifeline.waitForLines(1)
                    process.send(Array("lost".utf8))
                    try lifeline.openGate()
                    try recorder.wait(for: "a flush") { $0.flushes > 0 ? () : nil }
                    let status = try recorder.waitForEnd()
                    #expect(status == .exited(0))
                    #expect(recorder.events.text.contains(Alone.done))
                    #expect(recorder.events.flushes == 1)
                }
            }
        }

        @Test(.enabled(if: Alone.isRunning("ProgramFlushTests/flushInput()")))
        func flushInput() throws {
            let environment = Files.environment
            let lifeline = try System.open(try #require(environment["LIFELINE"]), .writing)
            let gate = try System.open(try #require(environment["GATE"]), .both)
            try System.write(Array("ready\n".utf8), to: lifeline)
            try System.waitUntilReadable(gate)
            #expect(tcflush(0, TCIFLUSH) == 0)
            print(Alone.done)
        }
    }
#endif
