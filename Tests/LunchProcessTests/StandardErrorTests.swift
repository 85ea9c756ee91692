import LunchProcess
import TestSupport
import Testing

/// Standard error goes to the terminal, or to a pipe of its own on request.
@Suite(.waiting) struct StandardErrorTests {
    private let script = "echo out; echo error >&2; [ -t 2 ] && echo terminal"

    @Test func goesToTheTerminal() throws {
        let events = try run(.shell(script))
        #expect(events.text == "out\nerror\nterminal\n")
        #expect(events.errors == [])
    }

    @Test func isKeptApartOnRequest() throws {
        let events = try run(.shell(script, isErrorApart: true))
        #expect(events.text == "out\n")
        // No terminal makes two bytes of a line feed here.
        #expect(events.errors == Array("error\n".utf8))
    }

    @Test func tenMegabytesArriveBesidesTheOutput() throws {
        try withFolder { folder in
            let bytes = noise(count: 10 << 20)
            let path = "\(folder)/noise"
            try Files.write(bytes, to: path)
            let script = #"stty raw; cat "$1" >&2 & cat "$1"; wait"#
            let events = try run(.shell(script, arguments: [path], isErrorApart: true))
            #expect(events.output == bytes)
            #expect(events.errors == bytes)
        }
    }

    @Test func mayBeClosedLongBeforeTheEnd() throws {
        let script = "echo error >&2; exec 2>&-; read line; echo \"$line\""
        try withProgram(.shell(script, isErrorApart: true)) { process, recorder in
            try recorder.wait(for: "an error") { $0.errors.isEmpty ? nil : () }
            process.send(Array("line\n".utf8))
            #expect(try recorder.waitForEnd() == .exited(0))
            #expect(recorder.events.text == "line\nline\n")
        }
    }
}
