import TestSupport
import Testing

@testable import LunchProcess

/// The input of a program arrives: all of it, in order, and without waiting for the program.
@Suite(.waiting) struct InputTests {
    private let echo = "stty raw -echo; echo ready; exec cat"

    /// The bytes behind the line `ready`, as soon as so many are there.
    private func echoed(_ count: Int, by recorder: Recorder) throws -> [UInt8] {
        let start = "ready\n".utf8.count
        return try recorder.wait(for: "\(count) bytes") { events in
            events.output.count >= start + count ? Array(events.output[start...]) : nil
        }
    }

    @Test func tenMegabytesGoBothWaysAtTheSameTime() throws {
        let bytes = noise(count: 10 << 20)
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send(bytes)
            #expect(try echoed(bytes.count, by: recorder) == bytes)
        }
    }

    @Test func manyPiecesArriveInOrder() throws {
        let bytes = noise(count: 1 << 20)
        try withProgram(.shell(echo)) { process, recorder in
            try recorder.wait(forText: "ready")
            for start in stride(from: 0, to: bytes.count, by: 777) {
                process.send(Array(bytes[start..<min(start + 777, bytes.count)]))
            }
            #expect(try echoed(bytes.count, by: recorder) == bytes)
        }
    }

    @Test func whatWaitsToBeReadIsKnown() throws {
        try withProgram(.shell("stty raw -echo; echo ready; exec sleep 1000")) { process, recorder in
            try recorder.wait(forText: "ready")
            #expect(!process.isBackedUp)
            process.send(noise(count: 2 << 20))
            #expect(process.isBackedUp)
        }
    }

    @Test func whatWaitsGoesWithTheTerminal() throws {
        try withProgram(.shell("trap '' HUP; stty raw -echo; echo ready; exec sleep 1000")) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send(noise(count: 2 << 20))
            #expect(process.isBackedUp)
            process.hangUp()
            #expect(!process.isBackedUp)
        }
    }

    @Test func sendingDoesNotWaitForTheProgram() throws {
        let bytes = noise(count: 10 << 20)
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = #"stty raw -echo; echo ready; read x <"$GATE"; exec cat"#
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try recorder.wait(forText: "ready")
                // The program reads only once this has returned.
                process.send(bytes)
                try lifeline.openGate()
                #expect(try echoed(bytes.count, by: recorder) == bytes)
            }
        }
    }

    @Test func inputArrivesThoughNothingIsWritten() throws {
        let bytes = noise(count: 1 << 20)
        let script = "stty raw -echo; echo ready; head -c \(bytes.count) | wc -c"
        try withProgram(.shell(script)) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send(bytes)
            try recorder.waitForEnd()
            #expect(recorder.events.lines.last.map { $0.filter(\.isNumber) } == "\(bytes.count)")
        }
    }

    @Test func outputArrivesThoughNoInputIsRead() throws {
        let bytes = noise(count: 10 << 20)
        try withFolder { folder in
            let path = "\(folder)/noise"
            try Files.write(bytes, to: path)
            let script = #"stty raw -echo; echo ready; read x <"$GATE"; exec cat "$1""#
            let lifeline = try Lifeline(in: folder)
            let program = ChildProcess.Configuration.shell(
                script, arguments: [path], environment: lifeline.environment)
            try withProgram(program) { process, recorder in
                try recorder.wait(forText: "ready")
                process.send(bytes)
                try lifeline.openGate()
                #expect(try echoed(bytes.count, by: recorder) == bytes)
                #expect(try recorder.waitForEnd() == .exited(0))
            }
        }
    }

    @Test func nothingGoesToAProgramThatIsGone() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("exit 0"), observer: recorder)
        try recorder.waitUntilGone()
        process.send([0x41])
        process.resize(columns: 10, rows: 10)
        process.signal(15)
        process.end(patience: .seconds(1))
        #expect(process.inputModes == nil)
        #expect(!process.isAnySpecial([3]))
        #expect(recorder.events.calls == [.ended, .gone])
    }
}
