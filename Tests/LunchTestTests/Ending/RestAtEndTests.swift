import LunchProcess
import LunchTest
@_spi(Lunch) import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// Before an app that has handled its input is ended, the system is asked whether it rests.
@Suite(.timeLimit(.minutes(5))) struct RestAtEndTests {
    /// Work that it has put off, and work that it computes on, is waited for.
    @Test(arguments: ["s", "c"]) func anEndBehindTheLastAnswerIsReported(_ key: String) throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Aftermath").launch()
        try app?.typeText(key)
        // Nothing is read: on a busy machine it may have ended by then.
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix("Fixture exited unexpectedly with status 3.")
        }
    }

    @Test func anAppAtRestIsLookedAtOnce() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.typeText("a")
        #expect(app.line("count") == "count 1")
        let session = try #require(app.run.session)
        // It answers before it goes back to wait.
        #expect(LiveProcess.wait { session.process.withLock(\.self)?.states.first?.isIdle == true })
        // On a busy machine it may have been looked at while it was waited for.
        let (looks, isKnown) = session.monitor.read { ($0.rest.looks, $0.rest.known != nil) }
        app.terminate()
        #expect(session.monitor.read { $0.rest.looks } == (isKnown ? looks : looks + 1))
    }

    /// An app that is known to hang is not looked at, and one that nobody ends is waited for no longer than a timer may take.
    @Test func anAppThatNeverRestsIsEndedAllTheSame() throws {
        let app = try Launcher(app: fixture, screen: "Spinner").launch()
        app.terminate()
        #expect(app.state == .notRunning)
    }
}
