import LunchProcess
import Testing

/// A signal goes to the program and to what it runs in its own process group.
struct SignalTests {
    @Test func reachesTheWholeGroup() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = """
                sh -c '(read x <"$GATE") & trap "echo child; exit" TERM; echo $$ >&9; wait' 9>"$LIFELINE" &
                trap 'wait; echo parent; exit 4' TERM
                echo ready >"$LIFELINE"
                wait
                """
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try lifeline.waitForLines(2)
                process.signal(15)
                #expect(try recorder.waitForEnd() == .exited(4))
                #expect(recorder.events.text == "child\nparent\n")
            }
        }
    }

    @Test func leavesOthersAlone() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            // Job control gives each background job a group of its own.
            let script = """
                set -m
                sh -c 'exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"; echo alive' &
                read line
                """
            try withProgram(.shell(script, environment: lifeline.environment)) { process, recorder in
                try lifeline.waitForLines(1)
                process.signal(9)
                #expect(try recorder.waitForEnd() == .signalled(9))
                try lifeline.openGate()
                try recorder.wait(forText: "alive")
            }
        }
    }
}
