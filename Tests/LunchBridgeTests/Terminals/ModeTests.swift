import LunchTest
import TestSupport
import Testing

/// A framework that reads lines has a terminal that edits and shows them.
@Suite(.waiting) struct ModeTests {
    @Test func linesAreShownOnce() throws {
        let fixture = try BridgeApp("Lines")
        try fixture.app.typeText("ac\n")
        let lines = try fixture.app.settledFrame().grid.lines
        #expect(lines[8...9] == ["process \(try fixture.process)ac", "heard 3"])
        #expect(fixture.app.staticTexts["text"].label == "text ac")
        try fixture.app.typeText("d\n")
        #expect(fixture.app.staticTexts["text"].label == "text acd")
        #expect(try fixture.app.settledFrame().grid.lines[10...11] == ["d", "heard 2"])
    }

    @Test func theEndOfTheInput() throws {
        let fixture = try BridgeApp("Lines")
        try fixture.app.typeText("ab\n")
        #expect(fixture.app.staticTexts["text"].label == "text ab")
        try fixture.app.typeKey("d", modifierFlags: .control)
        #expect(fixture.app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(try fixture.app.waitForExit() == .exitCode(3))
    }
}
