import LunchProcess
import TestSupport
import Testing

/// That the terminal threw away input is told, so that nobody waits for it to be read.
@Suite(.waiting) struct FlushTests {
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

    @Test func stoppedOutputIsReported() throws {
        let script = "stty -icanon -echo; echo ready; read x; echo not yet; read x"
        try withProgram(.shell(script)) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send([0x13])
            try recorder.wait(for: "the stop") { $0.calls.last == .stopped ? () : nil }
            process.send([0x0A])
            process.send([0x11])
            try recorder.wait(forText: "not yet")
            #expect(recorder.events.calls == [.wrote, .stopped, .started, .wrote])
            #expect(recorder.events.flushes == 0)
        }
    }

    @Test func nothingIsReportedWhereNothingIsThrownAway() throws {
        try withProgram(.shell("stty raw -echo; echo ready; exec cat")) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send([0x03, 0x41])
            try recorder.wait(for: "both bytes") { $0.output.suffix(2) == [0x03, 0x41] ? () : nil }
            #expect(recorder.events.flushes == 0)
        }
    }
}
