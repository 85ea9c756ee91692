import Testing

@testable import LunchProcess

/// The process between the tester and the program is reaped, and missed where somebody kills it.
struct GuardTests {
    @Test func isReapedBeforeTheEndIsTold() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("read line"), observer: recorder)
        #expect(System.isChild(process.guardIdentifier))
        process.end(patience: .zero)
        try recorder.waitUntilGone()
        #expect(!System.isChild(process.guardIdentifier))
    }

    @Test func goesOnToTheEndIfSomebodyStoppedIt() throws {
        let recorder = Recorder()
        let process = try ChildProcess.start(.shell("echo ready; read line"), observer: recorder)
        try recorder.wait(forText: "ready")
        System.stop(process.guardIdentifier)
        process.end(patience: .zero)
        #expect(try recorder.waitUntilGone().calls == [.wrote, .ended, .gone])
        #expect(!System.isChild(process.guardIdentifier))
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
            #expect(events.status == .unguarded(.signalled(9)))
            try lifeline.waitUntilReleased()
        }
    }
}
