import LunchTest
import TestSupport
import Testing

/// A framework's own doings: work that has a name, timers, and other screens.
@Suite(.waiting) struct WorkTests {
    @Test(arguments: ["Source", "Keyboard"])
    func workIsWaitedFor(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        for count in 1...3 {
            try fixture.app.typeKey("s", modifierFlags: .control)
            #expect(try fixture.line("saved") == "saved \(count)")
        }
    }

    @Test func theAppDrawsByItself() throws {
        let fixture = try BridgeApp("Source")
        for count in 1...3 {
            try fixture.app.typeKey("b", modifierFlags: .control)
            fixture.app.staticTexts["saved"].expect(\.label, is: "saved \(count)")
            #expect(try fixture.line("saved") == "saved \(count)")
        }
    }

    @Test func whatIsDrawnByItselfAndIsNoElement() throws {
        let fixture = try BridgeApp("Napping")
        #expect(try fixture.app.text("many turns").waitForExistence(timeout: .seconds(20)))
    }

    @Test func aDialogThatReportsNothing() throws {
        let fixture = try BridgeApp("Turns")
        let error = withError {
            try fixture.app.typeKey("o", modifierFlags: .control)
            _ = try fixture.app.settledFrame()
        }
        #expect(error?.message.contains("has not described its screen in between.") == true)
    }

    @Test(arguments: BridgeApp.loopsWithTimers)
    func timePassesAsTheTestReports(_ loop: String) throws {
        let fixture = try BridgeApp(loop, clock: .virtual)
        try fixture.app.typeKey("w", modifierFlags: .control)
        #expect(try fixture.line("count") == "count 1")
        try fixture.app.clock.advance(by: .milliseconds(59_999))
        #expect(try fixture.line("saved") == "saved 0")
        try fixture.app.clock.advance(by: .milliseconds(1))
        #expect(try fixture.line("saved") == "saved 1")
    }

    @Test(arguments: BridgeApp.loopsWithTimers)
    func timeMayPassRightAfterTheKeyThatSetsTheFirstTimer(_ loop: String) throws {
        let fixture = try BridgeApp(loop, clock: .virtual)
        try fixture.app.typeKey("w", modifierFlags: .control)
        try fixture.app.clock.advance(by: .seconds(60))
        #expect(try fixture.line("saved") == "saved 1")
    }

    @Test(arguments: ["Source", "Sleeper", "Turns"])
    func anotherScreen(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        try fixture.app.typeText("ab")
        try fixture.app.show("Elsewhere")
        #expect(try fixture.line("name") == "screen Elsewhere")
        #expect(try fixture.line("count") == "count 0")
        try fixture.app.typeText("c")
        #expect(try fixture.line("text") == "text c")
    }

    @Test func anAppThatDoesNothingLater() throws {
        let fixture = try BridgeApp("Turns", clock: .virtual)
        let error = withError {
            try fixture.app.typeKey("w", modifierFlags: .control)
            _ = try fixture.app.settledFrame()
        }
        #expect(error?.message.contains("This LaunchBridge was made without \"settle:\"") == true)
    }

    @Test func aFrameworkThatCannotShowAnotherScreen() throws {
        let fixture = try BridgeApp("Reader")
        try fixture.app.typeText("ab")
        let error = #expect(throws: TUIError.self) { try fixture.app.show("Elsewhere") }
        #expect(
            error?.message.contains(
                """
                This app cannot go to another screen while it runs: its LaunchBridge has no "show:".
                Launch it anew on "Elsewhere", or give the bridge a closure that shows a screen.
                """) == true)
        #expect(try fixture.line("text") == "text ab")
    }
}
