import LunchTest
import TestSupport
import Testing

/// Work of tasks after they slept on the clock is waited for, on whatever thread they do it.
@Suite(.waiting) struct TaskTests {
    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: fixture, screen: screen, clock: .virtual).launch()
    }

    @Test func aTaskIsAtRestWhileItSleepsAndWaitedForOtherwise() throws {
        let app = try launch("Loader")
        try app.typeText("l")
        #expect(app.line("log") == "loading@0")
        #expect(try app.settledFrame().timersDue == 1)
        try app.clock.advance(by: .milliseconds(1999))
        #expect(app.line("log") == "loading@0")
        try app.clock.advance(by: .milliseconds(1))
        #expect(app.line("log") == "loading@0 loaded@2000")
        #expect(try app.settledFrame().timersDue == 0)
    }

    /// Time passes once the task sleeps, however late it begins to.
    @Test func timeWaitsForATaskThatHasJustBegun() throws {
        let app = try launch("Loader")
        try app.typeText("l")
        try app.clock.advance(by: .seconds(2))
        #expect(app.line("log") == "loading@0 loaded@2000")
    }

    @Test func aTimeoutOfThirtySecondsInChildTasks() throws {
        let app = try launch("Loader")
        try app.typeText("t")
        try app.clock.advance(by: .seconds(29))
        #expect(app.line("log") == "")
        #expect(try app.settledFrame().timersDue == 2)
        try app.clock.advance(by: .seconds(1))
        #expect(app.line("log") == "timed out@30000")
        #expect(try app.settledFrame().timersDue == 0)
    }

    @Test func aSleepThatIsCancelledEnds() throws {
        let app = try launch("Loader")
        try app.typeText("l")
        try app.clock.advance(by: .seconds(1))
        try app.typeText("c")
        #expect(app.line("log") == "loading@0 gave up@1000")
        #expect(try app.settledFrame().timersDue == 0)
    }

    @Test func tasksAndTimersTakeTheirTurns() throws {
        let app = try launch("Sleepers")
        try app.clock.advance(by: .seconds(10))
        #expect(
            app.line("log")
                == "timer@1000 a@1000 b@1500 a@2000 timer@2500 a@3000 b@3000 c@3000 b@4500 c@6000 c@9000")
        #expect(try app.settledFrame().timersDue == 1)
    }

    @Test func aTaskThatNoOneKnowsOfIsAnError() throws {
        let app = try launch("Loose")
        // The task begins when it likes; every key brings a frame that counts.
        while try app.settledFrame().timersDue == 0 { try app.typeText("k") }
        try app.clock.advance(by: .milliseconds(999))
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.clock.advance(by: .milliseconds(1)) }
        #expect(error?.kind == .clock)
        #expect(
            error?.description.hasPrefix(
                """
                Tests/LunchTestTests/Clock/TaskTests.swift:\(line): Time has been advanced, but it is unknown whether Fixture has settled: \
                a task that slept until then isn't registered as work.
                Start a task that sleeps on the LaunchClock with publisher.task("name") { … }. Its child tasks belong to it; \
                a Task { … } inside it doesn't. To wait for the effect of any other task, use expect.
                Its virtual clock is at 1 s, and no timer is due.
                """) == true, "\(error?.description ?? "")")
    }
}
