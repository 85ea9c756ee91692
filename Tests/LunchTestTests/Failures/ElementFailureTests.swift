import LunchTest
import TestSupport
import Testing

/// The message about an element that is not as a test needs it, or whose app is not there.
struct ElementFailure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let screen: String?
    /// The whole message, or its beginning if it ends with a line feed.
    let message: String
    let act: @Sendable (TUIApplication) throws -> Void

    init(
        _ name: String, screen: String? = "Form", _ message: String,
        act: @escaping @Sendable (TUIApplication) throws -> Void
    ) {
        testDescription = name
        self.screen = screen
        self.message = message
        self.act = act
    }

    static let ofElements = [
        ElementFailure("absent", FormMessages.absent) { _ = $0.buttons["sned"].label },
        ElementFailure(
            "another type",
            """
            No element matches app.buttons["logo"].
            Did you mean app.images["logo"]?
              image "logo", label "Logo", (60, 0) 10×3
            Step by step:
              app.buttons: 4 elements
              app.buttons["logo"]: none
            \(FormMessages.form)
            """
        ) { _ = $0.buttons["logo"].isEnabled },
        ElementFailure(
            "a value is not a name", screen: "Widgets",
            """
            No element matches app.textFields["Ada"].
            That is the value of app.textFields["name"]: textField "name", label "Name", value "Ada", \
            placeholder "Your name", focused, (0, 8) 20×1.
            Queries match an element's identifier, label or placeholder, not its value.
            Step by step:

            """
        ) { try $0.textFields["Ada"].tap() },
        ElementFailure(
            "an empty name",
            """
            app.tables[""] can never match: it contains an empty name, and no element has an empty name.
            Is a variable empty? To find an element without a name, use its position: \
            app.cells.below(app.staticTexts["Menu"]).

            """
        ) { try $0.tables[""].tap() },
        ElementFailure("ambiguous", FormMessages.ambiguous) { _ = $0.staticTexts["Name"].frame },
        ElementFailure("disabled", FormMessages.disabled) { try $0.buttons["again"].tap() },
        ElementFailure(
            "not on the screen",
            """
            app.buttons["below"] is not on the screen: button "below", label "Below", (0, 90) 8×1 on a screen of 80×24.
            If the app can scroll, scroll the element into view with swipeUp() or keys.
            Or launch the app with a larger screen: Launcher(size: CellSize(columns: 80, rows: 91)).
            Sent last: key Tab 3 times, key Down; settled N ms later.
            \(FormMessages.form)
            """
        ) { try $0.buttons["below"].tap() },
        ElementFailure(
            "no focus",
            """
            app.images["logo"] didn't get the focus: \
            the key Up changed the value of textField "name" instead of moving the focus.
            Move the focus with a key that the app uses for it, for example app.press(.downArrow). If the change matters, undo it.
            Sent last: key Tab 3 times, key Up; settled N ms later.

            """
        ) { try $0.images["logo"].typeText("x") },
        ElementFailure(
            "expectation",
            """
            Expected app.staticTexts["sentCount"].label to be "sent 1" within 20 ms; it was "sent 0".
            \(FormMessages.form)
            """
        ) { $0.staticTexts["sentCount"].expect(\.label, is: "sent 1", timeout: .milliseconds(20)) },
    ]

    private static let died = """
        Can't look up app.staticTexts["count"]. Fixture is not running any more: it exited with status 3.
        Its standard error:
          Fixture: something went wrong
          Fixture: this is the last word
        Sent last: key x; the app has ended since.
        \(FormMessages.counter)
        """

    static let ofApps = [
        ElementFailure("a property of an app that died", screen: "Counter", died) {
            try $0.press("x")
            _ = $0.line("count")
        },
        ElementFailure("an action on an app that died", screen: "Counter", died) {
            try $0.press("x")
            try $0.staticTexts["count"].tap()
        },
        ElementFailure(
            "a wait for an app that left", screen: "Counter",
            """
            Fixture is not running any more: it exited with status 0.
            Sent last: key q; the app has ended since.
            \(FormMessages.counter)
            """
        ) {
            try $0.press("q")
            _ = try $0.alerts.element.waitForExistence(timeout: 60)
        },
        // The status that the hanging up of its terminal led to would be news of the app, and is none.
        ElementFailure(
            "an app that the test has ended", screen: "Counter",
            """
            Can't look up app.staticTexts["count"]. Fixture is not running any more: the test has ended it. \
            Do this before terminate(), or launch it again.

            """
        ) {
            $0.terminate()
            try $0.staticTexts["count"].tap()
        },
        ElementFailure(
            "an app that was not launched", screen: nil,
            #"Can't look up app.staticTexts["count"]. The app has not been launched: call launch() first."#
        ) { _ = $0.line("count") },
    ]

    func app() throws -> TUIApplication {
        guard let screen else { return TUIApplication(fixture) }
        let mock: [String: LunchJSON] = screen == "Widgets" ? ["MOCK_JSON": [:]] : [:]
        return try Launcher(app: fixture, screen: screen, mock: .userInfo(mock)).launch()
    }
}

/// The messages about an element that is not as a test needs it: whole, word for word.
@Suite(.waiting) struct ElementFailureTests {
    @Test(arguments: ElementFailure.ofElements + ElementFailure.ofApps)
    func itsMessageReportsAll(_ failure: ElementFailure) throws {
        let app = try failure.app()
        let message = RecordedMessage.failure { try failure.act(app) }?.message.withoutTimes ?? ""
        #expect(failure.message.hasSuffix("\n") ? message.hasPrefix(failure.message) : message == failure.message)
    }

    @Test func anElementWithoutALabelHasNothingToClickYet() throws {
        func message(_ label: String) throws -> Substring? {
            let members = #","frame":[4,2,0,1]"#
            let app = try ShellApp.launch(
                #"printf '\033[?1000h\033[?1006h'"# + "\n" + ShellApp.hello()
                    + ShellApp.frame(1, label: label, members: members))
            return withError { try app.buttons["b"].tap() }?.message.split(separator: "\nThe screen ").first
        }
        #expect(
            try message("") == #"""
                app.buttons["b"] has no cell on the screen: button "b", (4, 2) 0×1.
                Its label is empty, so nothing is drawn yet. If it gets a label later, wait for it: \#
                app.buttons["b"].expect(\.label, is: …).
                """#)
        #expect(
            try message("Save") == """
                app.buttons["b"] has no cell on the screen: button "b", label "Save", (4, 2) 0×1.
                Its frame is empty: have the app publish a frame that covers what it draws.
                """)
    }

    @Test func anErrorHasAKindAndBeginsWithItsPlace() throws {
        let app = try Launcher(app: fixture, screen: "Form").launch()
        let lines = #line + 1...#line + 3
        let disabled = #expect(throws: TUIError.self) { try app.buttons["again"].tap() }
        let outside = #expect(throws: TUIError.self) { try app.buttons["below"].tap() }
        let focusless = #expect(throws: TUIError.self) { try app.images["logo"].typeText("x") }
        let errors = [disabled, outside, focusless]
        #expect(errors.map { $0?.kind } == [.disabled, .unreachable, .unreachable])
        for (error, line) in zip(errors, lines) {
            let place = "Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): "
            #expect(error?.description == place + (error?.message ?? ""))
        }
        // An ambiguous query is no failure where no single element is needed.
        #expect(app.staticTexts["Name"].exists)
        #expect(app.staticTexts.matching(identifier: "Name").count == 2)
    }
}

/// The tests of apps that have ended in one way or the other.
@Suite(.waiting) struct AppGoneTests {
    private func ended(by key: TUIKeyboardKey) throws -> TUIApplication {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(key)
        return app
    }

    @Test func anAppThatLeftInPeaceHasTheElementsThatItHadLastAndThatIsNoFailure() throws {
        let app = try ended(by: "q")
        #expect(app.wait(for: .notRunning, timeout: 60))
        #expect(app.staticTexts["count"].exists && !app.staticTexts["sum"].exists && !app.exists)
        // The caught error of a wait has told the test nothing.
        let other = try ended(by: "q")
        #expect(throws: TUIError.self) { try other.alerts.element.waitForExistence(timeout: 60) }
        #expect(try other.waitForExit() == .success)
    }

    @Test func aCrashReportsWhatHappenedAndWhere() throws {
        let app = try ended(by: "!")
        let text = withError { try app.staticTexts["count"].tap() }?.message ?? ""
        let words = [
            "Fixture is not running any more: it was ended by SIG", "Fatal error: Index out of range",
            "CounterScreen.swift:",
        ]
        #expect(words.filter { !text.contains($0) } == [], "\(text)")
        // A crash that nobody noticed fails the test at its end.
        var other: TUIApplication? = try Launcher(app: fixture, screen: "Counter").launch()
        try other?.press("!")
        withFailure {
            other = nil
        } matching: { failure in
            failure.message.hasPrefix("Fixture ended unexpectedly: it was ended by SIG")
        }
    }
}
