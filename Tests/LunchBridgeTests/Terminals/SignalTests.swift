import LunchTest
import TestSupport
import Testing

/// Keys are signals or bytes, as the framework has set up its terminal.
@Suite(.waiting) struct SignalTests {
    /// One hears of signals in a handler, the other by a source.
    @Test(arguments: ["Signals", "Keyboard"])
    func keysThatAreSignals(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        try fixture.app.typeText("ab")
        try fixture.app.typeKey("c", modifierFlags: .control)
        #expect(try fixture.line("signals") == "signals 1")
        #expect(try fixture.line("count") == "count 2")
        try fixture.app.typeKey("z", modifierFlags: .control)
        #expect(try fixture.line("signals") == "signals 2")
        try fixture.app.typeText("c")
        #expect(try fixture.line("text") == "text abc")
    }

    @Test(arguments: BridgeApp.loops)
    func keysThatAreBytes(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        try fixture.app.typeKey("c", modifierFlags: .control)
        try fixture.app.typeKey("z", modifierFlags: .control)
        #expect(try fixture.line("sum") == "sum \("\u{3}\u{1A}".sum)")
        #expect(try fixture.line("signals") == "signals 0")
    }

    @Test(arguments: BridgeApp.loops)
    func leavingByAKey(_ loop: String) throws {
        let fixture = try BridgeApp(loop)
        try fixture.app.typeKey("q", modifierFlags: .control)
        #expect(fixture.app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(try fixture.app.waitForExit() == .exitCode(0))
    }
}
