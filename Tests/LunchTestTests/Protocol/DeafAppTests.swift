import LunchTest
import TestSupport
import Testing

/// An app that takes no messages gets none, and a test that needs one is told why.
@Suite(.waiting) struct DeafAppTests {
    private static let hello = ShellApp.hello(#""publishes":true,"messages":false"#)

    /// The first lines of what went wrong.
    private func words(_ error: TUIError?, lines: Int) -> String {
        (error?.message ?? "").split(separator: "\n").prefix(lines).joined(separator: "\n")
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        var clock = LaunchConfiguration.Clock.continuous
        let kind: TUIFailureKind
        let message: String
        let act: @Sendable (TUIApplication) throws -> Void
    }

    private static let cases = [
        Case(
            testDescription: "a screen", script: hello + ShellApp.frame(1, label: "one"), kind: .launch,
            message: """
                sh cannot go to the screen "T": its hello contains "messages":false.
                Launch it on that screen instead. Once it reads messages from its input, its hello can omit "messages".
                """
        ) { app in
            defer { #expect(app.buttons["b"].label == "one", "it goes on") }
            try app.show("T")
        },
        Case(
            testDescription: "time", script: hello + ShellApp.frame(1, label: "one", members: #"},{"type":"cell""#),
            clock: .virtual, kind: .clock,
            message: """
                The time of sh cannot be advanced: its hello contains "messages":false.
                Once it reads messages from its input, its hello can omit "messages".
                """
        ) { try $0.clock.advance(by: .seconds(1)) },
        Case(
            testDescription: "a screen of an app that publishes nothing",
            script: ShellApp.hello(#""screen":"S""#) + "printf drawn", kind: .launch,
            message: """
                sh cannot go to the screen "T": it publishes no elements, and so receives no messages from the test.
                Launch it on that screen instead. To receive messages, have it publish elements, with receive(_:) and \
                publish(_:drawing:through:) of an AccessibilityPublisher.
                """
        ) { try $0.show("T") },
        Case(
            testDescription: "time of an app that publishes nothing", script: ShellApp.hello() + "printf drawn",
            clock: .virtual, kind: .clock,
            message: """
                The time of sh cannot be advanced: it publishes no elements, and so receives no messages from the test.
                To receive messages, have it publish elements, with receive(_:) and publish(_:drawing:through:) of an \
                AccessibilityPublisher.
                """
        ) { try $0.clock.advance(by: .seconds(1)) },
    ]

    @Test(arguments: cases) private func itCannotBeReportedOf(_ given: Case) throws {
        var launcher = ShellApp.launcher(given.script)
        launcher.configuration.clock = given.clock
        let app = try launcher.launch()
        let error = withError { try given.act(app) }
        #expect(error?.kind == given.kind)
        #expect(words(error, lines: 2) == given.message)
    }

    /// Ctrl-C is a signal there, which the app ignores: it never reads the byte, and counts only what it reads.
    @Test func whatTheTerminalKeepsFromItIsNotWaitedForOnceItRests() throws {
        let app = try ShellApp.launch(
            "stty isig; trap '' INT\n" + Self.hello + ShellApp.frame(1, label: "one") + "key\n"
                + ShellApp.frame(2, mark: 1, label: "two"))
        try app.press(.control("c"))
        #expect(app.buttons["b"].label == "one")
        #expect(try app.settledFrame().settling == TUISettling(trust: .acknowledged, droppedInput: 1))
        try app.typeText("k")
        #expect(app.buttons["b"].label == "two")
        #expect(try app.settledFrame().settling == TUISettling(trust: .acknowledged, droppedInput: 1))
        // An expectation finds out as well.
        let other = try ShellApp.launch("stty isig; trap '' INT\n" + Self.hello + ShellApp.frame(1, label: "one"))
        try other.press(.control("c"))
        #expect(other.buttons["b"].expect(\.label, is: "one"))
    }

    /// It sleeps, and may be about to handle what was sent: nobody knows.
    @Test func whatNoOneKnowsToBeLostIsAFailure() throws {
        var launcher = ShellApp.launcher(
            "stty isig; trap '' INT\n" + Self.hello + ShellApp.frame(1, label: "one") + "sleep 1000")
        launcher.configuration.settleTimeout = .seconds(1)
        let app = try launcher.launch()
        try app.press(.control("c"))
        let error = withError { _ = try app.buttons["b"].snapshot() }
        #expect(
            words(error, lines: 1) == """
                Can't look up app.buttons["b"]. sh did not settle within 1 s: it has not acknowledged the \
                byte that was sent to it; the terminal may have dropped it, and an app that takes no messages can't learn that.
                """)
    }

}
