import LunchTest
import TestSupport
import Testing

/// An app that calls `Launcher(with:).screen()` and publishes nothing opens on any screen, and is read as text.
@Suite(.waiting) struct LaunchOnlyTests {
    @Test func aScreenWithMockDataIsReadAsText() throws {
        let app = try Launcher(app: fixture, screen: "Silent", mock: "[ Bread ]").launch()
        #expect(app.text("[ Bread ]").exists)
        #expect(try app.settledFrame().settling.trust == .exact)
        #expect(app.lastFrame?.elementSource == .inferred)
    }

    @Test func aFailureToFindAnElementReportsWhatPublishingWouldAdd() throws {
        let app = try Launcher(app: fixture, screen: "Silent").launch()
        let error = #expect(throws: TUIError.self) { try app.buttons["save"].snapshot() }
        #expect(
            error?.message.contains(
                """
                The program publishes no elements. Lunch read these from its screen:
                  1 staticText
                If the app published its elements (AccessibilityPublisher), they would have identifiers, and all their \
                properties would be known.
                """) == true, "\(error?.message ?? "")")
        // A program that knows nothing of Lunch is not asked to.
        let other = try ScreenProgram.launch("printf drawn")
        let foreign = #expect(throws: TUIError.self) { try other.buttons["save"].snapshot() }
        #expect(foreign?.message.contains("AccessibilityPublisher") == false)
    }

    /// One has greeted and sleeps with nothing on its screen: it may yet publish, and it does. An app with a publisher has
    /// said that frames will come, whatever it shows by then.
    @Test func anAppThatMayPublishIsWaitedFor() throws {
        let sleeper = try ShellApp.launch(ShellApp.hello() + "sleep 0.6\n" + ShellApp.frame(1, label: "one"))
        let splash = try Launcher(app: fixture, screen: "Splash").launch()
        #expect([sleeper, splash].map(\.lastFrame?.elementSource) == [.published, .published])
        #expect([sleeper.buttons["b"].label, splash.line("ready")] == ["one", "ready"])
    }
}
