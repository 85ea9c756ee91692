import LunchTest
import TestSupport
import Testing

/// An app that takes no messages gets none, and a test that needs one is told why.
@Suite struct DeafAppTests {
    private static let hello = ShellApp.hello(#""publishes":true,"messages":false"#)

    /// The first lines of what went wrong.
    private func words(_ error: TUIError?, lines: Int) -> String {
        (error?.message ?? "").split(separator: "\n").prefix(lines).joined(separator: "\n")
    }

    @Test func noScreenCanBeShown() throws {
        let app = try ShellApp.launch(Self.hello + ShellApp.frame(1, label: "one"))
        let error = #expect(throws: TUIError.self) { try app.show("T") }
        #expect(
            words(error, lines: 2) == """
                sh cannot go to the screen "T": it said in its hello that it takes no messages of the test ("messages":false).
                Launch it on that screen instead. Once it takes them out of its input, its hello can leave "messages" out.
                """)
        #expect(app.buttons["b"].label == "one", "it goes on")
    }

    @Test func itsTimeDoesNotPassByTheTest() throws {
        var launcher = ShellApp.launcher(
            Self.hello + ShellApp.frame(1, label: "one", members: #"},{"type":"cell""#))
        launcher.configuration.clock = .virtual
        let app = try launcher.launch()
        let error = #expect(throws: TUIError.self) { try app.clock.advance(by: .seconds(1)) }
        #expect(error?.kind == .clock)
        #expect(
            words(error, lines: 2) == """
                The time of sh cannot be advanced: it said in its hello that it takes no messages of the test \
                ("messages":false).
                Once it takes them out of its input, its hello can leave "messages" out.
                """)
    }

    @Test func anAppThatPublishesNothingIsToldWhatThatWouldAdd() throws {
        let app = try ShellApp.launch(ShellApp.hello(#""screen":"S""#) + "printf drawn")
        let shown = #expect(throws: TUIError.self) { try app.show("T") }
        #expect(
            words(shown, lines: 2) == """
                sh cannot go to the screen "T": it publishes no elements, and so takes no messages of the test.
                Launch it on that screen instead. Once it publishes them, with receive(_:) and \
                publish(_:drawing:through:) of an AccessibilityPublisher, it does.
                """)
        var launcher = ShellApp.launcher(ShellApp.hello() + "printf drawn")
        launcher.configuration.clock = .virtual
        let virtual = try launcher.launch()
        let advanced = #expect(throws: TUIError.self) { try virtual.clock.advance(by: .seconds(1)) }
        #expect(
            words(advanced, lines: 2) == """
                The time of sh cannot be advanced: it publishes no elements, and so takes no messages of the test.
                Once it publishes them, with receive(_:) and publish(_:drawing:through:) of an AccessibilityPublisher, it does.
                """)
    }
}
