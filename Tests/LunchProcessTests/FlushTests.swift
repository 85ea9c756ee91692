import LunchProcess
import Testing

/// That the terminal threw away input is told, so that nobody waits for it to be read.
struct FlushTests {
    @Test func signalKeyThrowsAwayWhatWaits() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = """
                trap '' INT
                stty -icanon -echo
                echo ready
                read x <"$GATE"
                exec cat
                """
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try recorder.wait(forText: "ready")
                process.send(Array("lost\u{3}kept".utf8))
                try recorder.wait(for: "a flush") { $0.flushes > 0 ? () : nil }
                try lifeline.openGate()
                try recorder.wait(forText: "kept")
                #expect(recorder.events.text == "ready\nkept")
                #expect(recorder.events.flushes == 1)
            }
        }
    }

    @Test func nothingIsToldWhereNothingIsThrownAway() throws {
        try withProgram(.shell("stty raw -echo; echo ready; exec cat")) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send([0x03, 0x41])
            try recorder.wait(for: "both bytes") { $0.output.suffix(2) == [0x03, 0x41] ? () : nil }
            #expect(recorder.events.flushes == 0)
        }
    }
}
