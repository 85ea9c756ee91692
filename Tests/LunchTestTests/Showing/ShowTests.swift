import LunchTest
import TestSupport
import Testing

/// A running app goes to any screen, as if it had been launched there.
@Suite(.waiting) struct ShowTests {
    private struct Size: PageObjectsRepresentable {
        static let screenName = "Size"
        let app: TUIApplication
        var size: TUIElement { app.staticTexts["size"] }
    }

    private struct Text: PageObjectsRepresentable {
        static let screenName = "Text"
        let app: TUIApplication
        var length: TUIElement { app.staticTexts["length"] }
    }

    private func launch(_ screen: String = "Counter") throws -> TUIApplication {
        try Launcher(app: fixture, screen: screen).launch()
    }

    @Test func oneScreenAfterTheOther() throws {
        let app = try launch()
        try app.typeText("ab")
        try app.show("Size")
        #expect(app.line("size") == "80×24")
        #expect(!app.staticTexts["count"].exists)
        try app.show("Counter")
        #expect(app.line("count") == "count 0")
        try app.typeText("a")
        #expect(app.line("count") == "count 1")
        try app.show("Counter")
        #expect(app.line("count") == "count 0")
        // A page with its data.
        #expect(try app.show(Size.self).size.label == "80×24")
        #expect(try app.show(Text.self, mock: .userInfo(["MOCK_JSON": "bread"])).length.label == "5")
        #expect(try app.show(Text.self, mock: "more bread").length.label == "10")
        try app.show("Text", mock: "")
        #expect(app.line("length") == "0")
    }

    @Test(arguments: [600, 2000, 100_000, 10_000_000])
    func muchDataArrivesIntact(_ count: Int) throws {
        let piece = "ß\"\\\u{1B}\n;🍱" + String(repeating: "x", count: 489)
        let text = String(repeating: piece, count: count / 500)
        let app = try launch()
        try app.show("Text", mock: .of(text))
        #expect(app.line("length") == "\(text.utf8.count)")
        let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        #expect(app.line("sum") == "\(sum)")
    }

    @Test func theTimersOfTheScreenBeforeAreGone() throws {
        let app = try Launcher(app: fixture, screen: "Timeout", clock: .virtual).launch()
        try app.clock.advance(by: .seconds(29) + .milliseconds(500))
        try app.show("Ticker")
        #expect(try app.settledFrame().clock?.nextTimer == .seconds(30) + .milliseconds(500))
        try app.clock.advance(by: .seconds(2))
        #expect(app.line("ticks") == "2")
        #expect(app.clock.now == .milliseconds(31_500))
    }
}

/// A screen that cannot be shown is told in the words of a launch, and the app stays where it is.
@Suite(.waiting) struct ShowFailureTests {
    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var launched = "Counter"
        let screen: String
        var userInfo: [String: LunchJSON] = [:]
        /// The beginning of the message.
        let message: String
    }

    private static let data = [
        Case(
            testDescription: "data that the screen does not take", screen: "Text", userInfo: ["MOCK_JSON": 1],
            message: """
                Fixture did not open on the screen "Text".
                MOCK_JSON in the user info is a number, not a string.
                Correct the value, or change the type that the screen decodes.
                Sent last: show("Text"); settled
                """),
        Case(
            testDescription: "a screen that cannot be built", screen: "Broken",
            message: """
                Fixture did not open on the screen "Broken".
                The screen "Broken" could not be built: it is meant to be broken.
                """),
        Case(
            testDescription: "a name that no message holds", screen: String(repeating: "x", count: 1000),
            message: "The name of the screen is too long for a message to the app: 1000 bytes."),
    ]

    private static let misspelled = ["Size", "Text", "Form"].map { screen in
        Case(
            testDescription: "data of \(screen) under a misspelled key", screen: screen, userInfo: ["MOCKJSON": "x"],
            message: """
                Fixture did not open on the screen "\(screen)".
                The user info has no "MOCK_JSON", but "MOCKJSON". Is this misspelled?
                Rename it to "MOCK_JSON". If "MOCKJSON" is right too, add "MOCK_JSON" beside it, with null if it has no value.
                """)
    }

    /// An app stays where it is, also where that happens to be the screen asked for, or goes elsewhere.
    private static let moves =
        ["Counter", "Staying"].map { screen in
            Case(
                testDescription: "an app that stays, and \(screen)", launched: "Staying", screen: screen,
                message: """
                    Fixture did not open on the screen "\(screen)": it read the request and did nothing about it.
                    Its loop must pass input.show, which receive(_:) of its AccessibilityPublisher returns, to \
                    Launcher.show(_:).
                    """)
        } + [
            Case(
                testDescription: "an app that goes elsewhere", screen: "Elsewhere",
                message: "Fixture did not open on the screen \"Elsewhere\": it reports that it shows \"Home\".")
        ]

    @Test(arguments: data + misspelled + moves) private func itIsReported(_ given: Case) throws {
        let app = try Launcher(app: fixture, screen: given.launched).launch()
        let error = #expect(throws: TUIError.self) { try app.show(given.screen, mock: .userInfo(given.userInfo)) }
        #expect(error?.kind == .launch)
        #expect(error?.message.hasPrefix(given.message) == true, "\(error?.message ?? "")")
        guard given.launched == "Counter", given.screen != "Elsewhere" else { return }
        #expect(app.line("count") == "count 0")
        try app.show("Size", mock: .userInfo(["hoge": "fuga"]))
    }

    @Test func anUnknownScreenNamesTheNearestAndAll() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.typeText("a")
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.show("Conuter") }
        #expect(
            error?.description.withoutTimes == """
                Tests/LunchTestTests/Showing/ShowTests.swift:\(line): Fixture did not open on the screen "Conuter".
                There is no screen "Conuter". Did you mean "Counter"?
                The screens are: "Counter", "Spinner", "Flusher", "Form", "Size".
                Sent last: typeText("a"), show("Conuter"); settled N ms later.
                The screen "Counter" (80×24):
                +--------------------------------------------------------------------------------
                |count 1
                +-------------------------------------------------------------------------------- 23 blank rows below
                The elements:
                application, label "Fixture", (0, 0) 80×24
                  staticText "count", label "count 1", (0, 0) 7×1
                """)
        #expect(app.line("count") == "count 1")
        try app.show("Size")
        #expect(app.line("size") == "80×24")
        let nameless = #expect(throws: TUIError.self) { try app.show(Nameless.self) }
        #expect(
            nameless?.message == "Nameless has no screenName: give it one to go to its screen directly.")
    }

    private struct Nameless: PageObjectsRepresentable {
        let app: TUIApplication
    }

    @Test func anAppThatIsNotListeningIsReported() throws {
        let app = try Launcher(app: fixture, screen: "Cooked").launch()
        let error = #expect(throws: TUIError.self) { try app.show("Counter") }
        #expect(error?.kind == .notListening)
        // A program that does not use Lunch.
        let program = try Launcher(app: .command("sh"), arguments: ["-c", "echo ready; read answer"]).launch()
        let unknown = #expect(throws: TUIError.self) { try program.show("Counter") }
        #expect(unknown?.kind == .launch)
        #expect(
            unknown?.message.hasPrefix(
                """
                sh cannot go to the screen "Counter": it hasn't reported that it uses Lunch.
                Go there with the app's keys, as a user does.

                """) == true)
    }
}
