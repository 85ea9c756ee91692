import TestSupport
import Testing

@testable import LunchProcess

/// The process between the tester and the program is reaped, and missed if somebody kills it.
@Suite(.waiting) struct GuardTests {
    @Test func leavesAndIsReaped() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("read line"), observer: recorder)
        #expect(System.exists(process.guardIdentifier))
        process.end(patience: .zero)
        try recorder.waitUntilGone()
        try System.waitUntil { !System.exists(process.guardIdentifier) }
    }

    /// A signal that ends the tester, or stops it, does not reach the guard.
    @Test func isInASessionOfItsOwn() throws {
        try withProgram(.shell("read line")) { process, _ in
            let guardian = process.guardIdentifier
            let leaders = System.leaders(of: guardian)
            #expect(leaders == (guardian, guardian))
        }
    }

    @Test func outlivesTheSignalsThatEndATester() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("trap 'exit 5' HUP; echo ready; read line"), observer: recorder)
        try recorder.wait(forText: "ready")
        for signal in System.endingSignals { System.send(signal, to: process.guardIdentifier) }
        process.end(patience: .seconds(600))
        #expect(try recorder.waitUntilGone().status == .exited(5))
    }

    @Test func goesOnToTheEndIfSomebodyStoppedIt() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("echo ready; read line"), observer: recorder)
        try recorder.wait(forText: "ready")
        try System.stop(process.guardIdentifier)
        process.end(patience: .zero)
        #expect(try recorder.waitUntilGone().calls == [.wrote, .ended, .gone])
        try System.waitUntil { !System.exists(process.guardIdentifier) }
    }

    /// A program that ends its guard, and has left its session, is ended by the nursery.
    @Test func whatAKilledGuardHasAdoptedIsEnded() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let recorder = Recorder()
            let script = #"""
                setsid sh -c 'trap "" HUP TERM; exec 9>"$LIFELINE"; sleep 1000 & echo $$ >&9; read x <"$GATE"' &
                read line
                kill -9 $PPID
                """#
            let process = try ChildProcess.start(
                .shell(script, environment: lifeline.environment), observer: recorder)
            try lifeline.waitForLines(1)
            process.send(Array("\n".utf8))
            let end = try recorder.waitUntilGone()
            #expect(end.status == .unguarded(.guardian, .signalled(9)))
            try lifeline.waitUntilReleased()
        }
    }

    @Test func killsTheOthersAlsoOnceTheProgramHasEnded() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let recorder = Recorder()
            let script = #"trap '' HUP TERM; sh -c 'exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE"' & exit 3"#
            let process = try ChildProcess.start(
                .shell(script, environment: lifeline.environment), observer: recorder)
            try lifeline.waitForLines(1)
            try recorder.waitForEnd()
            // To nobody.
            process.signal(9)
            process.end(patience: .zero)
            #expect(try recorder.waitUntilGone().status == .exited(3))
            try lifeline.waitUntilReleased()
        }
    }

    @Test func programEndsWithIt() throws {
        try withFolder { folder in
            let lifeline = try Lifeline(in: folder)
            let recorder = Recorder()
            let script = #"trap '' HUP TERM; exec 9>"$LIFELINE"; echo $$ >&9; read x <"$GATE""#
            let process = try ChildProcess.start(
                .shell(script, environment: lifeline.environment), observer: recorder)
            try lifeline.waitForLines(1)
            System.kill(process.guardIdentifier)
            let events = try recorder.waitUntilGone()
            #expect(events.calls == [.ended, .gone])
            #expect(events.status == .unguarded(.guardian, .signalled(9)))
            try lifeline.waitUntilReleased()
        }
    }
}
