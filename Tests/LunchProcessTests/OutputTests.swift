import LunchProcess
import TestSupport
import Testing

/// The output of a program arrives: all of it, in order, and before its end is told.
@Suite(.waiting) struct OutputTests {
    @Test func tenMegabytesArriveInOrder() throws {
        try withFolder { folder in
            let bytes = noise(count: 10 << 20)
            let path = "\(folder)/noise"
            try Files.write(bytes, to: path)
            let events = try run(.shell("stty raw; exec cat \"$1\"", arguments: [path]))
            #expect(events.output.count == bytes.count)
            #expect(events.output == bytes)
            #expect(events.status == .exited(0))
        }
    }

    @Test func lastWordsAreNeverLost() throws {
        let words = String(repeating: "last words ", count: 300)
        let program = ChildProcess.Configuration(
            path: "/usr/bin/printf", arguments: ["printf", "%s", words], environment: [])
        for _ in 0..<100 {
            let recorder = Recorder()
            _ = try ChildProcess.start(program, observer: recorder)
            try recorder.waitForEnd()
            // Looked at once the end is known: nothing may come after it.
            #expect(recorder.events.text == words)
            #expect(try recorder.waitUntilGone().calls == [.wrote, .ended, .gone])
        }
    }

    @Test func lastErrorsAreNeverLost() throws {
        let script = "printf '%s' \"$1\" >&2"
        let words = String(repeating: "last words ", count: 3000)
        for _ in 0..<100 {
            let recorder = Recorder()
            _ = try ChildProcess.start(.shell(script, arguments: [words], isErrorApart: true), observer: recorder)
            try recorder.waitForEnd()
            #expect(recorder.events.errorText == words)
            #expect(try recorder.waitUntilGone().calls == [.wroteToStandardError, .ended, .gone])
        }
    }

    @Test(arguments: ["yes", "yes >&2"])
    func endIsReportedThoughOthersGoOnWriting(command: String) throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            // While the tester is busy with one piece, the others write the next.
            let recorder = Recorder { _ in _ = noise(count: 50_000) }
            let program = ChildProcess.Configuration.shell(
                #"trap '' HUP; \#(command) & read x <"$GATE"; exit 3"#, environment: lifeline.environment,
                isErrorApart: true)
            try withProgram(program, recorder: recorder) { _, recorder in
                try recorder.wait(for: "what the others write") { $0.calls.isEmpty ? nil : () }
                try lifeline.openGate()
                let status = try recorder.waitForEnd()
                #expect(status == .exited(3))
                #expect(!recorder.events.isGone)
            }
        }
    }

    @Test func whatOthersWriteAfterTheEndArrives() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = #"trap '' HUP; (read x <"$GATE"; printf 'afterwards') & printf 'first '"#
            let recorder = Recorder()
            _ = try ChildProcess.start(.shell(script, environment: lifeline.environment), observer: recorder)
            try recorder.waitForEnd()
            #expect(recorder.events.text == "first ")
            try lifeline.openGate()
            #expect(try recorder.waitUntilGone().text == "first afterwards")
        }
    }
}
