import Testing

@testable import Lunch

/// Only an app that takes the clock says anything of it, and only a test makes it virtual.
struct ClockAdoptionTests {
    private func frame(_ publisher: AccessibilityPublisher, _ pipe: Pipe, timers: Int? = nil) throws -> FrameMessage {
        let tree = AccessibilityTree(
            screen: "Test", size: CellSize(columns: 80, rows: 24), root: AccessibilityNode(.application),
            busy: ["own", "saving"], timersDue: timers)
        try publisher.publish(tree, through: .start)
        let payload = try pipe.read().dropFirst("\u{1B}]7367;".utf8.count).dropLast(2)
        let envelope = try #require(Envelope(payload: payload))
        guard case .frame(let frame)? = try AppMessage(envelope) else {
            throw SystemCallFailed(call: "frame", number: 0)
        }
        return frame
    }

    @Test func whoDoesNotTakeTheClockReportsNothingOfTime() throws {
        let pipe = try Pipe()
        let publisher = AccessibilityPublisher(
            output: pipe.writer,
            environment: LaunchEnvironment(variables: [LaunchKeys.token: "secret", LaunchKeys.clock: "virtual"]))
        _ = try pipe.read()
        let work = publisher.begin("saving")
        // Work is told all the same, each name once.
        var first = try frame(publisher, pipe)
        #expect(first.clock == nil && first.timers == nil && first.busy == ["own", "saving"])
        #expect(try frame(publisher, pipe, timers: 2).timers == 2)
        work.end()
        #expect(try frame(publisher, pipe).busy == ["own", "saving"])

        let timers = LaunchTimers(publisher.clock)
        timers.after(.seconds(1)) {}
        first = try frame(publisher, pipe)
        #expect(first.clock == ClockReading(now: 0, next: 1_000_000_000) && first.timers == 1)
        // Those that the app counts itself are others.
        #expect(try frame(publisher, pipe, timers: 2).timers == 3)
        timers.cancelAll()
    }

    @Test(arguments: [
        ["LAUNCH_CLOCK": "virtual"], ["LAUNCH_CLOCK": "Virtual", "LAUNCH_TOKEN": "secret"], ["LAUNCH_TOKEN": "secret"],
        ["LAUNCH_CLOCK": "", "LAUNCH_TOKEN": "secret"], ["LAUNCH_CLOCK": "virtual", "LAUNCH_TOKEN": ""], [:],
    ])
    func timeIsRealUnlessATestReportsOtherwise(_ variables: [String: String]) throws {
        let (pipe, environment) = (try Pipe(), LaunchEnvironment(variables: variables))
        #expect(!AccessibilityPublisher(output: pipe.writer, environment: environment).clock.isVirtual)
    }

    @Test func withoutATestWorkIsNothing() {
        let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [:])) {
            Issue.record("Nobody is to be woken.")
        }
        publisher.begin("saving").end()
        #expect(publisher.receive(TestMessage.clock(to: 1).bytes(token: "")).show == nil)
    }
}
