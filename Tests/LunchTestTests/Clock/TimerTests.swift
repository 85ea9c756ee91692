import LunchTest
import TestSupport
import Testing

/// Time passes as the test says, and every timer of the app's loop fires at its own moment.
@Suite(.waiting) struct TimerTests {
    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: fixture, screen: screen, clock: .virtual).launch()
    }

    @Test func aTimeoutOfThirtySeconds() throws {
        let app = try launch("Timeout")
        try app.clock.advance(by: .nanoseconds(29_999_999_999))
        #expect(app.line("state") == "waiting")
        try app.clock.advance(by: .nanoseconds(1))
        #expect(app.line("state") == "timed out at 30000")
        #expect(app.clock.now == .seconds(30))
        #expect(try app.settledFrame().timersDue == 0)
    }

    @Test func aTimerThatIsCancelledDoesNotFire() throws {
        let app = try launch("Timeout")
        try app.clock.advance(by: .seconds(20))
        try app.typeText("r")
        try app.clock.advance(by: .seconds(20))
        #expect(app.line("state") == "waiting")
        try app.typeText("c")
        try app.clock.advance(by: .seconds(3600))
        #expect(app.line("state") == "cancelled at 40000")
    }

    /// The key comes first, however late the app reads it.
    @Test func whatWasTypedBeforeIsHandledBeforeTimePasses() throws {
        let app = try launch("Timeout")
        try app.typeText("c")
        try app.clock.advance(by: .seconds(30))
        #expect(app.line("state") == "cancelled at 0")
    }

    /// After a `g` the app throws away what comes next.
    @Test func whatTheTerminalDropsIsReportedAgain() throws {
        let app = try launch("Flusher")
        try app.typeText("g")
        #expect(app.line("keys") == "keys 1")
        try app.clock.advance(by: .seconds(30))
        #expect(try app.settledFrame().clock?.now == .seconds(30))
        #expect(app.line("keys") == "keys 1")
        #expect(try app.settledFrame().settling.droppedInput > 0)
        try app.typeText("g")
        #expect(app.line("keys") == "keys 2")
        try app.show("Counter")
        #expect(app.line("count") == "count 0")
    }

    @Test func aRepeatingTimerFiresEveryTime() throws {
        let app = try launch("Ticker")
        try app.clock.advance(by: .seconds(3600) + .milliseconds(500))
        #expect(app.line("ticks") == "3600")
        #expect(app.line("last") == "3600000")
        try app.clock.advance(by: .milliseconds(499))
        #expect(app.line("ticks") == "3600")
        try app.clock.advance(by: .milliseconds(1))
        #expect(app.line("ticks") == "3601")
    }

    @Test func timersThatAreAddedMeanwhileFireAsWell() throws {
        let app = try launch("Cascade")
        try app.clock.advance(by: .seconds(3))
        #expect(app.line("log") == "a@1000 f@1000 c@1000 b@1500 d@2000")
        #expect(try app.settledFrame().clock?.nextTimer == .seconds(7))
        try app.clock.advance(by: .seconds(4))
        #expect(app.line("log") == "a@1000 f@1000 c@1000 b@1500 d@2000 e@7000")
    }

    @Test func aThousandTimersFireInTheirOrder() throws {
        let app = try launch("Thousand")
        #expect(try app.settledFrame().timersDue == 1000)
        try app.clock.advance(by: .milliseconds(500))
        #expect(app.line("count") == "500")
        #expect(app.line("order") == "in order")
        try app.clock.advance(by: .milliseconds(500))
        #expect(app.line("count") == "1000")
        #expect(app.line("order") == "in order")
    }

    @Test func nothingHappensInNoTime() throws {
        let app = try launch("Timeout")
        let before = try app.settledFrame()
        try app.clock.advance(by: .zero)
        let frame = try app.settledFrame()
        #expect(app.line("state") == "waiting")
        #expect(frame.clock == before.clock)
        #expect(frame.revision == before.revision + 1)
    }

    @Test func theFrameReportsTheTimeAndTheNextTimer() throws {
        let app = try launch("Timeout")
        #expect(try app.settledFrame().clock?.now == .zero)
        #expect(try app.settledFrame().clock?.nextTimer == .seconds(30))
        try app.clock.advance(by: .milliseconds(1500))
        #expect(try app.settledFrame().clock?.now == .milliseconds(1500))
        #expect(try app.settledFrame().timersDue == 1)
        #expect(app.clock.now == .milliseconds(1500))
    }

    /// Without a virtual clock timers wait for the real one.
    @Test func anOrdinaryLaunchHasRealTime() throws {
        let app = try Launcher(app: fixture, screen: "Waiting").launch()
        try app.typeText("s")
        #expect(app.line("saves") == "1")
        #expect(try app.settledFrame().clock == nil)
        #expect(try app.settledFrame().timersDue == 0)
    }

    @Test func aLaunchAnewBeginsAtZero() throws {
        let app = try launch("Ticker")
        try app.clock.advance(by: .seconds(2))
        try app.launch()
        #expect(app.clock.now == .zero)
        try app.clock.advance(by: .seconds(1))
        #expect(app.line("ticks") == "1")
    }
}
