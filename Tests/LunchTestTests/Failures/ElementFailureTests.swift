import LunchTest
import TestSupport
import Testing

/// The messages about an element that is not as a test needs it: whole, word for word.
@Suite(.waiting) struct ElementFailureTests {
    private let app: TUIApplication

    init() throws { app = try Launcher(app: fixture, screen: "Form").launch() }

    @Test func anAbsentElementIsRecordedWithNearNamesScreenAndTree() {
        withFailure {
            #expect(app.buttons["sned"].label == "")
        } matching: { failure in
            failure.message.withoutTimes == FormMessages.absent
        }
    }

    @Test func anElementWithoutALabelHasNothingToClickYet() throws {
        func message(_ label: String) throws -> String? {
            let members = #","frame":[4,2,0,1]"#
            let app = try ShellApp.launch(
                #"printf '\033[?1000h\033[?1006h'"# + "\n" + ShellApp.hello()
                    + ShellApp.frame(1, label: label, members: members))
            return #expect(throws: TUIError.self) { try app.buttons["b"].tap() }?.message
        }
        #expect(
            try message("")?.hasPrefix(
                #"""
                app.buttons["b"] has no cell on the screen: button "b", (4, 2) 0×1.
                Its label is empty, so nothing is drawn yet. If it gets a label later, wait for it: \#
                app.buttons["b"].expect(\.label, is: …).

                """#) == true)
        #expect(
            try message("Save")?.hasPrefix(
                """
                app.buttons["b"] has no cell on the screen: button "b", label "Save", (4, 2) 0×1.
                Its frame is empty: have the app publish a frame that covers what it draws.

                """) == true)
    }

    @Test func anElementOfAnotherTypeIsPointedOut() {
        let message = """
            No element matches app.buttons["logo"].
            Did you mean app.images["logo"]?
              image "logo", label "Logo", (60, 0) 10×3
            Step by step:
              app.buttons: 4 elements
              app.buttons["logo"]: none
            \(FormMessages.form)
            """
        withFailure {
            #expect(!app.buttons["logo"].isEnabled)
        } matching: { failure in
            failure.message.withoutTimes == message
        }
    }

    @Test func aValueIsNoName() throws {
        let app = try Launcher(app: fixture, screen: "Widgets", mock: [:]).launch()
        let error = #expect(throws: TUIError.self) { try app.textFields["Ada"].tap() }
        #expect(
            error?.message.hasPrefix(
                """
                No element matches app.textFields["Ada"].
                That is the value of app.textFields["name"]: textField "name", label "Name", value "Ada", \
                placeholder "Your name", focused, (0, 8) 20×1.
                Queries match an element's identifier, label or placeholder, not its value.
                Step by step:

                """) == true, "\(error?.message ?? "")")
    }

    /// Many elements have no identifier, which is not an empty one.
    @Test func anEmptyNameIsAMistake() {
        let error = #expect(throws: TUIError.self) { try app.tables[""].tap() }
        #expect(
            error?.message.hasPrefix("app.tables[\"\"] can never match: it contains an empty name") == true,
            "\(error?.message ?? "")")
    }

    @Test func anAmbiguousElementListsItsCandidates() {
        withFailure {
            #expect(app.staticTexts["Name"].frame == .zero)
        } matching: { failure in
            failure.message.withoutTimes == FormMessages.ambiguous
        }
        #expect(app.staticTexts["Name"].exists)
        #expect(app.staticTexts.matching(identifier: "Name").count == 2)
    }

    @Test func aDisabledElementCannotBeTapped() throws {
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.buttons["again"].tap() }
        #expect(error?.kind == .disabled)
        #expect(
            error?.description.withoutTimes
                == "Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): \(FormMessages.disabled)")
    }

    @Test func anElementOutsideTheScreenCannotBeTapped() throws {
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.buttons["below"].tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.description.withoutTimes == """
                Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): app.buttons["below"] is not on the screen: \
                button "below", label "Below", (0, 90) 8×1 on a screen of 80×24.
                If the app can scroll, scroll the element into view with swipeUp() or keys.
                Or launch the app with a larger screen: Launcher(size: CellSize(columns: 80, rows: 91)).
                Sent last: key Tab 3 times, key Down; settled N ms later.
                \(FormMessages.form)
                """)
    }

    @Test func anElementThatTakesNoFocusCannotBeTypedInto() throws {
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.images["logo"].typeText("x") }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.description.withoutTimes.hasPrefix(
                """
                Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): app.images["logo"] didn't get the focus: \
                the key Up changed the value of textField "name" instead of moving the focus.
                Move the focus with a key that the app uses for it, for example app.press(.downArrow). If the change matters, undo it.
                Sent last: key Tab 3 times, key Up; settled N ms later.
                """) == true)
    }

    @Test func expectSaysWhatWasThereInstead() {
        let message = """
            Expected app.staticTexts["sentCount"].label to be "sent 1" within 20 ms; it was "sent 0".
            \(FormMessages.form)
            """
        withFailure {
            app.staticTexts["sentCount"].expect(\.label, is: "sent 1", timeout: .milliseconds(20))
        } matching: { failure in
            failure.message.withoutTimes == message
        }
    }
}

/// The messages to a test whose app is not there.
@Suite(.waiting) struct AppGoneTests {
    @Test func anAppThatDiedIsQuoted() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(.character("x"))
        let message = """
            Can't look up app.staticTexts["count"]. Fixture is not running any more: it left with status 3.
            Its standard error:
              Fixture: something went wrong
              Fixture: this is the last word
            Sent last: key x; the app has ended since.
            \(FormMessages.counter)
            """
        withFailure {
            #expect(app.line("count") == "")
        } matching: { failure in
            failure.message.withoutTimes == message
        }
        #expect(!app.staticTexts["count"].exists)
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.staticTexts["count"].tap() }
        #expect(
            error?.description.withoutTimes
                == "Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): \(message)")
    }

    @Test func aWaitEndsWithTheApp() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(.character("q"))
        let line = #line + 1
        let error = #expect(throws: TUIError.self) { try app.alerts.element.waitForExistence(timeout: 60) }
        #expect(
            error?.description.withoutTimes == """
                Tests/LunchTestTests/Failures/ElementFailureTests.swift:\(line): Fixture is not running any more: it left with status 0.
                Sent last: key q; the app has ended since.
                \(FormMessages.counter)
                """)
        // The caught error has told the test nothing.
        #expect(try app.waitForExit() == .success)
    }

    @Test func anAppThatLeftInPeaceHasTheElementsThatItHadLastAndThatIsNoFailure() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(.character("q"))
        #expect(app.wait(for: .notRunning, timeout: 60))
        #expect(app.staticTexts["count"].exists)
        #expect(!app.staticTexts["sum"].exists)
        #expect(!app.exists)
    }

    @Test func aCrashSaysWhatHappenedAndWhere() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.press(.character("!"))
        let error = withError { try app.staticTexts["count"].tap() }
        let text = try #require(error?.message)
        #expect(text.contains("Fixture is not running any more: it was ended by SIG"), "\(text)")
        #expect(text.contains("Fatal error: Index out of range"), "\(text)")
        #expect(text.contains("CounterScreen.swift:"), "\(text)")
    }

    @Test func aCrashThatNobodyNoticedFailsTheTestAtItsEnd() throws {
        var app: TUIApplication? = try Launcher(app: fixture, screen: "Counter").launch()
        try app?.press(.character("!"))
        withFailure {
            app = nil
        } matching: { failure in
            failure.message.hasPrefix("Fixture ended unexpectedly: it was ended by SIG")
        }
    }

    /// The status that the hanging up of its terminal led to would be news of the app, and is none.
    @Test func anAppThatTheTestHasEndedSaysSo() throws {
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        app.terminate()
        let error = #expect(throws: TUIError.self) { try app.staticTexts["count"].tap() }
        #expect(
            error?.message.hasPrefix(
                """
                Can't look up app.staticTexts["count"]. Fixture is not running any more: the test has ended it. \
                Do this before terminate(), or launch it again.

                """) == true, "\(error?.message ?? "")")
    }

    @Test func anAppThatWasNotLaunchedSaysSo() {
        let app = TUIApplication(fixture)
        withFailure {
            #expect(app.line("count") == "")
        } matching: { failure in
            failure.message.withoutTimes == """
                Can't look up app.staticTexts["count"]. The app has not been launched: call launch() first.
                """
        }
    }
}
