import LunchProcess
import TestSupport
import Testing

/// The surroundings of a program when it starts: a terminal of its own, of the size asked for.
@Suite(.waiting) struct TerminalTests {
    @Test(arguments: [(80, 24), (132, 43), (1, 1), (65_535, 65_535)] as [(UInt16, UInt16)])
    func hasItsSizeBeforeTheProgramStarts(columns: UInt16, rows: UInt16) throws {
        let events = try run(.shell("stty size", columns: columns, rows: rows))
        #expect(events.text == "\(rows) \(columns)\n")
    }

    @Test func isTheControllingTerminal() throws {
        let events = try run(.shell("tty >/dev/tty; [ -t 0 ] && [ -t 1 ] && [ -t 2 ] && echo all three"))
        #expect(events.lines.count == 2)
        #expect(events.lines.first?.hasPrefix("/dev/") == true)
        #expect(events.lines.last == "all three")
        #expect(events.status == .exited(0))
    }

    @Test func programLeadsItsSessionAndItsGroup() throws {
        try withProgram(.shell("echo ready; read line")) { process, recorder in
            try recorder.wait(forText: "ready")
            let leaders = System.leaders(of: process.identifier)
            #expect(leaders.session == process.identifier)
            #expect(leaders.group == process.identifier)
        }
    }

    @Test func everyProgramHasItsOwn() throws {
        let script = "tty; read line"
        try withProgram(.shell(script)) { _, first in
            try withProgram(.shell(script)) { _, second in
                let names = try [first, second].map { recorder in
                    try recorder.wait(for: "a name") { $0.text.hasSuffix("\n") ? $0.text : nil }
                }
                #expect(names[0] != names[1])
            }
        }
    }

    /// A terminal that the program has closed can be opened again.
    @Test func lastsWhileNoOneHasItOpen() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = """
                name=$(tty)
                exec </dev/null >/dev/null 2>&1
                exec 9>"$LIFELINE"
                echo closed >&9
                read x <"$GATE"
                exec >"$name"
                echo again
                """
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try lifeline.waitForLines(1)
                process.resize(columns: 90, rows: 30)
                try lifeline.openGate()
                #expect(try recorder.waitForEnd() == .exited(0))
                #expect(recorder.events.text == "again\n")
            }
        }
    }
}
