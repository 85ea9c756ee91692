import LunchTest
import TestSupport
import Testing

/// Output beyond what a test reads is refused by the app's own side, and the test fails at once with the reason.
@Suite(.waiting) struct ExcessTests {
    private static let rows = """
        Publish what is visible and a little around it; of a long list, the rows far out of view can be left out.
        """

    private static let reasons: [(String, String)] = [
        ("text", "As a message it has 17000NNN bytes, and a test reads at most 16777216.\n\(rows)"),
        ("elements", "The tree has more than 1048576 elements, the most that a test reads.\n\(rows)"),
        (
            "depth",
            """
            The tree is nested more than 124 elements deep, the most that a test reads: group is deeper.
            Is an element its own descendant? Otherwise leave out elements that only contain another one.
            """
        ),
        (
            "frame",
            """
            The frame of button "far" is [40, 0, 9223372036854775807, 1], with a number beyond ±1073741824.
            Is it computed from a width or a height that is not known yet, or that is not limited?
            """
        ),
        (
            "timers",
            """
            The count of timers that are due (timersDue) is -1, not from 0 to 2147483647.
            Where the app does not count its timers, leave it nil.
            """
        ),
    ]

    /// The message's size, which depends on the token's, without its last digits.
    private static func withoutSize(_ message: String) -> String {
        message.replacing(/has 17000\d\d\d bytes/, with: "has 17000NNN bytes")
    }

    private func launcher(_ excess: String, isFirst: Bool, goesOn: Bool) -> Launcher {
        var launcher = Launcher(
            app: fixture, screen: "Excessive",
            mock: ["excess": .string(excess), "isFirst": .bool(isFirst), "goesOn": .bool(goesOn)])
        // A million elements take a debug build some seconds on a busy machine.
        launcher.configuration.settleTimeout = .seconds(120)
        launcher.configuration.launchTimeout = .seconds(120)
        return launcher
    }

    @Test(arguments: reasons, [false, true])
    func theFirstFrameEndsTheLaunchAtOnce(_ reason: (excess: String, text: String), _ goesOn: Bool) throws {
        let error = #expect(throws: TUIError.self) {
            try launcher(reason.excess, isFirst: true, goesOn: goesOn).launch()
        }
        #expect(error?.kind == .protocolViolation)
        let told = Self.withoutSize(error?.message ?? "")
        #expect(told.hasPrefix("Fixture could not publish a frame: \(reason.text)\n"), "\(told)")
    }

    /// The app goes on, and publishes what can be read after the next key: what was missed is a failure all the same.
    @Test(arguments: reasons)
    func aLaterFrameIsAFailureFromThenOn(_ reason: (excess: String, text: String)) throws {
        let app = try launcher(reason.excess, isFirst: false, goesOn: true).launch()
        #expect(app.line("keys") == "keys 0")
        try app.typeText("k")
        for _ in 0..<2 {
            let error = withError { _ = try app.staticTexts["keys"].snapshot() }
            #expect(error?.kind == .protocolViolation)
            let told = Self.withoutSize(error?.message ?? "")
            #expect(told.hasPrefix("Fixture could not publish a frame: \(reason.text)\n"), "\(told)")
        }
    }

    @Test func anAppThatLeavesBecauseOfItIsReportedByTheReason() throws {
        let app = try launcher("frame", isFirst: false, goesOn: false).launch()
        try app.typeText("k")
        #expect(app.wait(for: .notRunning, timeout: .seconds(60)))
        let error = withError { _ = try app.staticTexts["keys"].snapshot() }
        #expect(error?.message.hasPrefix("Fixture could not publish a frame: The frame of button \"far\" is") == true)
    }
}
