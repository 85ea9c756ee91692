import LunchTest
import TestSupport
import Testing

/// A failure to advance time is told word for word, and waiting is not done in vain.
@Suite(.waiting) struct ClockFailureTests {
    private func launch(
        _ screen: String, _ clock: LaunchConfiguration.Clock = .virtual, settleTimeout: Duration = .seconds(5)
    ) throws -> TUIApplication {
        var launcher = Launcher(app: fixture, screen: screen, clock: clock)
        launcher.configuration.settleTimeout = settleTimeout
        return try launcher.launch()
    }

    private func failure(_ app: TUIApplication, _ duration: Duration) -> String {
        let error = withError { try app.clock.advance(by: duration) }
        return error?.message.withoutTimes ?? ""
    }

    @Test func anAppWithoutAVirtualClock() throws {
        let message = """
            The time of Fixture cannot be advanced: it was not launched with a virtual clock.
            Launch it like this: Launcher(clock: .virtual), or configuration.clock = .virtual.
            """
        let app = try launch("Timeout", .continuous)
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.clock.advance(by: .seconds(1)) }
        #expect(error?.description == "Tests/LunchTestTests/Clock/ClockFailureTests.swift:\(line): \(message)")
        #expect(error?.kind == .clock)
        withFailure {
            #expect(app.clock.now == .zero)
        } matching: { failure in
            failure.message == message
        }
    }

    @Test func anAppThatDoesNotUseTheClock() throws {
        #expect(
            failure(try launch("Clockless"), .seconds(1)).hasPrefix(
                """
                The time of Fixture cannot be advanced: it does not use the clock of its AccessibilityPublisher.
                Have everything in the app that waits for time use that clock: LaunchTimers(publisher.clock), or \
                publisher.clock.sleep(for:) in a task.
                The screen "Clockless"
                """))
    }

    @Test func timeThatGoesBackOrTooFar() throws {
        let app = try launch("Timeout")
        #expect(failure(app, .milliseconds(-1)) == "Time cannot be advanced by -1 ms: it never goes back.")
        let tooFar = "Time cannot be advanced so far: a virtual clock counts nanoseconds, up to 292 years."
        #expect(failure(app, .seconds(Int64.max)) == tooFar)
        #expect(failure(app, .nanoseconds(Int64.max)) == tooFar)
        try app.clock.advance(by: .seconds(292 * 365 * 24 * 3600))
        #expect(app.line("state") == "timed out at 30000")
        #expect(failure(app, .seconds(292 * 365 * 24 * 3600)) == tooFar)
    }

    /// The time of an app that tells of it no more may stand where it was.
    @Test func anAppThatReportsOfItsClockNoMore() throws {
        let frame = #"\033]7367;lunch;1;%s;frame;{"revision":%d,"screen":"S","size":[80,24],"mark":%d,%s}\033\\"#
        let tree = #""clock":{"now":0},"tree":{"type":"application"}"#
        var launcher = ShellApp.launcher(
            """
            printf '\(frame)' "$token" 1 0 '\(tree)'
            count=$(printf '\\300\\033]7367;lunch;1;%s;clock;{"to":1000000000}\\033\\\\' "$token" | wc -c)
            dd bs=1 count=$count 2>/dev/null >/dev/null
            printf '\(frame)' "$token" 2 $count '"changes":[]'
            """)
        launcher.configuration.clock = .virtual
        #expect(
            failure(try launcher.launch(), .seconds(1)).hasPrefix(
                """
                It is unknown whether time has passed for sh: its last frame doesn't contain the virtual clock that an \
                earlier frame contained.
                Did another AccessibilityPublisher publish the frame?

                """))
    }

    @Test func anAppThatIsNotListening() throws {
        let app = try launch("Cooked")
        let error = withError { try app.clock.advance(by: .seconds(1)) }
        #expect(error?.kind == .notListening)
        #expect(
            error?.message.hasPrefix(
                """
                Fixture can't receive messages now: its terminal echoes input, or passes on whole lines only.
                The app is not in raw mode (cfmakeraw(3)). Has it handed its terminal to another program?
                Its virtual clock is at 0 s, and no timer is due.
                The screen "Cooked"
                """) == true, "\(error?.message ?? "")")
        #expect(app.line("state") == "cooked")
        #expect(app.clock.now == .zero)
    }

    @Test func anAppThatHasNotBeenLaunched() {
        #expect(failure(TUIApplication(fixture), .zero) == "The app has not been launched: call launch() first.")
    }

    @Test func anAppThatHasEnded() throws {
        let app = try launch("Counter")
        try app.typeText("q")
        #expect(app.wait(for: .notRunning, timeout: 60))
        #expect(failure(app, .seconds(1)).hasPrefix("Fixture is not running any more: it exited with status 0."))
        let error = #expect(throws: TUIError.self) { try app.show("Size") }
        #expect(error?.kind == .notRunning)
    }

    @Test func anAppThatIsBusyWithWaiting() throws {
        let app = try launch("Waiting", settleTimeout: .seconds(2))
        try app.typeText("s")
        #expect(
            failure(app, .seconds(1)).hasPrefix(
                """
                Fixture did not settle within 2 s: it is busy: saving; its virtual clock is at 0 s, not yet at 1 s.
                Process N (Fixture) …
                Virtual time doesn't pass while the app is busy. If the app is only waiting for a timer, don't report that as \
                work. Otherwise its loop must wait for input no longer than untilNext of its LaunchTimers, and call fire() \
                before it publishes; other threads must wake the loop.
                Sent last: typeText("s"), clock.advance(by: 1 s); not settled since.
                """))
    }

    @Test func anAppWithTimersWithoutEnd() throws {
        let app = try launch("Impatient", settleTimeout: .seconds(2))
        try app.typeText("k")
        let error = withError { _ = try app.settledFrame() }
        #expect(
            error?.message.hasPrefix(
                """
                Fixture did not settle within 2 s: \
                its virtual clock is at 0 s, and a timer that is due has not fired.
                """) == true, "\(error?.message ?? "")")
    }

    /// The default limits are of seconds; a wait that sat one out would keep this test for an hour.
    @Test func nothingIsWaitedForThatOnlyTimeCanBring() throws {
        var launcher = Launcher(app: fixture, screen: "Timeout", clock: .virtual)
        launcher.configuration.actionTimeout = .seconds(3600)
        let app = try launcher.launch()
        let hint = """
            Its virtual clock is at 0 s. A timer is due in 30 s of virtual time: \
            try app.clock.advance(by: .seconds(30)).
            The screen "Timeout"
            """
        #expect(try !app.buttons["again"].waitForExistence(timeout: 3600))
        #expect(try !app.staticTexts["state"].waitForNonExistence(timeout: 3600))
        let error = #expect(throws: TUIError.self) { try app.buttons["again"].tap() }
        #expect(error?.message.contains("The screen has no buttons.\n\(hint)") == true, "\(error?.message ?? "")")
        withFailure {
            app.staticTexts["state"].expect(\.label, is: "timed out", timeout: .seconds(3600))
        } matching: { failure in
            failure.message.hasPrefix(
                """
                Expected app.staticTexts["state"].label to be "timed out"; it was "waiting".
                Lunch did not wait: the app has settled, and its virtual time passes only when the test advances it.
                \(hint)
                """)
        }
    }
}
