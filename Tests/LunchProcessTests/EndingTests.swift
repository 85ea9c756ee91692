import LunchProcess
import TestSupport
import Testing

/// A program is ended politely first and by force at last, together with all that it started.
@Suite(.waiting) struct EndingTests {
    /// Longer than any of these programs needs; only what does not go by itself waits it out.
    private let long = Duration.seconds(600)

    @Test func politeProgramHearsTheTerminalHangUp() throws {
        let script = """
            exec 9>"$LIFELINE"
            (read x <"$GATE") &
            trap 'echo hung up; exit 5' HUP
            trap 'echo terminated; exit 6' TERM
            echo $$ >&9
            wait
            """
        let events = try end(script, holding: 1, patience: long)
        #expect(events.text == "hung up\n")
        #expect(events.status == .exited(5))
    }

    @Test func programWithoutAnyCareEndsByHangingUp() throws {
        let events = try end(#"exec 9>"$LIFELINE"; echo $$ >&9; exec cat"#, holding: 1, patience: long)
        #expect(events.status == .signalled(1))
    }

    @Test func programThatIgnoresThatIsTerminated() throws {
        let script = """
            exec 9>"$LIFELINE"
            trap '' HUP
            (read x <"$GATE") &
            trap 'echo terminated; exit 6' TERM
            echo $$ >&9
            wait
            """
        // The first step is waited out, and leaves the second one that much time.
        let events = try end(script, holding: 1, patience: .seconds(2))
        #expect(events.text == "terminated\n")
        #expect(events.status == .exited(6))
    }

    @Test func programThatIgnoresBothIsKilled() throws {
        let script = #"trap '' HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#
        #expect(try end(script, holding: 1).status == .signalled(9))
    }

    @Test func programThatIsStoppedGoesOnToItsEnd() throws {
        let script = """
            exec 9>"$LIFELINE"
            trap 'echo hung up; exit 5' HUP
            sh -c 'exec 9>"$LIFELINE"; kill -STOP $PPID; echo $$ >&9; read x <"$GATE"'
            """
        let events = try end(script, holding: 1, patience: long)
        // The shell may add how its child ended.
        #expect(events.lines.last == "hung up")
        #expect(events.status == .exited(5))
    }

    @Test func otherGroupsOfTheSessionAreEnded() throws {
        let script = """
            set -m
            sh -c 'trap "" HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"' &
            read line
            """
        #expect(try end(script, holding: 1).isGone)
    }

    @Test func orphansAreEnded() throws {
        let script = """
            (sh -c 'trap "" HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"' &)
            read line
            """
        #expect(try end(script, holding: 1).isGone)
    }

    @Test func whatOutlivesTheProgramIsEnded() throws {
        let script = """
            trap '' HUP TERM
            sh -c 'exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"' &
            exit 2
            """
        #expect(try end(script, holding: 1, afterTheProgram: true).status == .exited(2))
    }

    @Test func programThatEndsByItselfLeavesTheOthersAlone() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let script = """
                trap '' HUP
                sh -c 'exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"; echo still here' &
                """
            let recorder = Recorder()
            _ = try ChildProcess.start(.shell(script, environment: lifeline.environment), observer: recorder)
            try lifeline.waitForLines(1)
            try recorder.waitForEnd()
            #expect(!recorder.events.isGone)
            try lifeline.openGate()
            #expect(try recorder.waitUntilGone().text == "still here\n")
        }
    }

    @Test func hundredsOfProcessesAreEnded() throws {
        let script = """
            trap '' HUP TERM
            exec 9>"$LIFELINE"
            count=0
            while [ $count -lt 300 ]; do
                (exec sh -c 'echo $$ >&9; read x <"$GATE"' &)
                count=$((count + 1))
            done
            read x <"$GATE"
            """
        #expect(try end(script, holding: 300).status == .signalled(9))
    }

    @Test func endingTwiceIsEndingOnce() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("trap 'exit 5' HUP; echo ready; read line"), observer: recorder)
        try recorder.wait(forText: "ready")
        process.end(patience: long)
        process.end(patience: .zero)
        #expect(try recorder.waitUntilGone().calls == [.wrote, .ended, .gone])
    }

    @Test func endingTwiceHangsUpOnce() throws {
        let script = """
            trap 'echo hung up' HUP
            trap 'over=yes' TERM
            (trap '' HUP TERM; echo ready; exec sleep 1000) &
            until [ "$over" ]; do wait; done
            kill -9 $!
            """
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell(script), observer: recorder)
        defer { process.end(patience: .zero) }
        try recorder.wait(forText: "ready")
        process.end(patience: long)
        try recorder.wait(forText: "hung up")
        process.end(patience: long)
        // Heard of after the second end.
        process.signal(15)
        #expect(try recorder.waitUntilGone().text == "ready\nhung up\n")
    }
}
