import LunchProcess
import TestSupport
import Testing

/// A signal goes to the program and to what it runs in its own process group.
@Suite(.waiting) struct SignalTests {
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

    /// Its group may have others in it, which are none of the program's business any more.
    @Test func reachesNoOneOnceTheProgramHasEnded() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            // It is hung up twice: at the end of the program, which leads the session, and when it is ended.
            let script = #"""
                sh -c '
                    trap "echo hung up; count=x\$count; [ \$count = x ] || kill -9 \$!" HUP
                    trap "echo terminated" TERM
                    (trap "" HUP TERM; echo ready >"$LIFELINE"; exec sleep 1000) &
                    until [ "${#count}" -ge 2 ]; do wait; done
                ' &
                read x <"$GATE"
                """#
            let recorder = Recorder()
            let process = try ChildProcess.start(
                .shell(script, environment: lifeline.environment), observer: recorder)
            defer { process.end(patience: .zero) }
            try lifeline.waitForLines(1)
            try lifeline.openGate()
            #expect(try recorder.waitForEnd() == .exited(0))
            try recorder.wait(forText: "hung up")
            process.signal(15)
            // Heard of after the signal.
            process.end(patience: .seconds(600))
            #expect(try recorder.waitUntilGone().text == "hung up\nhung up\n")
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
