import LunchProcess
import Testing

/// The terminal's treatment of input can be asked for at any time.
struct InputModesTests {
    @Test func areThoseOfAFreshTerminalAtFirst() throws {
        try withProgram(.shell("echo ready; read line")) { process, recorder in
            try recorder.wait(forText: "ready")
            #expect(process.inputModes == [.canonical, .echo, .signals, .flowControl])
        }
    }

    @Test(
        arguments: [
            ("raw -echo", []),
            ("-icanon", [.echo, .signals, .flowControl]),
            ("-echo", [.canonical, .signals, .flowControl]),
            ("-isig", [.canonical, .echo, .flowControl]),
            ("-ixon", [.canonical, .echo, .signals]),
        ] as [(String, InputModes)])
    func followTheProgram(settings: String, modes: InputModes) throws {
        try withProgram(.shell("stty \(settings); echo ready; read line")) { process, recorder in
            try recorder.wait(forText: "ready")
            #expect(process.inputModes == modes)
        }
    }

    /// The line discipline knows how many bytes a letter has.
    @Test func erasingTakesAWholeLetter() throws {
        try withProgram(.shell("stty -echo; echo ready; read line; printf '<%s>' \"$line\"")) { process, recorder in
            try recorder.wait(forText: "ready")
            process.send(Array("a日é\u{7F}\u{7F}b\n".utf8))
            try recorder.waitForEnd()
            #expect(recorder.events.text == "ready\n<ab>")
        }
    }

    @Test func someBytesAreTheTerminalsOwn() throws {
        // Interrupt, quit, suspend; start and stop.
        let signals: [UInt8] = [0x03, 0x1C, 0x1A]
        let flow: [UInt8] = [0x11, 0x13]
        func special(after settings: String) throws -> [UInt8] {
            try withProgram(.shell("stty \(settings); echo ready; read line")) { process, recorder in
                try recorder.wait(forText: "ready")
                return (0...255).filter { process.isAnySpecial([0x41, $0]) }
            }
        }
        #expect(try special(after: "sane") == (signals + flow).sorted())
        #expect(try special(after: "-isig") == flow)
        #expect(try special(after: "-ixon") == signals.sorted())
        #expect(try special(after: "raw") == [])
        #expect(try special(after: "intr ^G -ixon") == [0x07, 0x1A, 0x1C])
        #expect(try special(after: "intr undef quit undef susp undef -ixon") == [])
    }
}
