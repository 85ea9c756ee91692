import LunchDriver
import LunchTest
import TestSupport
import Testing

/// Spellings that a user of XCUITest and Swift Testing writes first.
@Suite(.lunch) struct NaturalSpellingTests {
    private struct CounterPage: PageObjectsRepresentable {
        static let screenName = "Counter"
        let app: TUIApplication
        var count: TUIElement { app.staticTexts["count"] }
    }

    private struct OptionalPage: PageObjectsRepresentable {
        static let screenName: String? = "Spinner"
        let app: TUIApplication
    }

    private struct NamelessPage: PageObjectsRepresentable {
        let app: TUIApplication
    }

    private struct Options: Encodable {
        var text: String
    }

    @Test func theNameOfAScreenMayBeAString() throws {
        let launcher = Launcher(app: fixture)
        let page = try launcher.launch(CounterPage.self)
        #expect(try page.app.settledFrame().screen == "Counter")
        #expect(try launcher.launch(OptionalPage.self).app.settledFrame().screen == "Spinner")
        #expect(
            withError { try page.app.show(NamelessPage.self) }?.message.contains("NamelessPage has no screenName")
                == true)
        let other = Launcher(app: fixture, screen: "Spinner")
        #expect(withError { _ = try other.launch(CounterPage.self) }?.kind == .launch)
    }

    @Test func mockDataMayBeAnyEncodableValue() throws {
        let expected: LaunchMock = ["text": "calm"]
        let options = Options(text: "calm")
        #expect(try Launcher(app: fixture, screen: "Hostile", mock: options).configuration.mock == expected)
        #expect(Launcher(app: fixture, screen: "Hostile", mock: ["text": "calm"]).configuration.mock == expected)
        #expect(throws: (any Error).self) { try Launcher(screen: "Hostile", mock: [Double.infinity]) }
        let page = try Launcher(app: fixture).launch(CounterPage.self, mock: options)
        try page.app.show(CounterPage.self, mock: options)
        try page.app.show("Counter", mock: options)
        #expect(page.count.exists)
    }

    @Test func aQueryIsASequenceAndKeysArePressedSeveralTimes() throws {
        let page = try Launcher(app: fixture).launch(CounterPage.self)
        let app = page.app
        #expect(app.staticTexts.map(\.label) == ["count 0"])
        #expect(app.buttons.isEmpty && !app.staticTexts.isEmpty)
        try app.press("a", "b", times: 3)
        #expect(page.count.label == "count 6")
        try app.press("a", times: 0)
        #expect(page.count.label == "count 6")
    }

    /// Each comparison with a value that meets it, and with one that does not.
    @Test func expectationsCompare() throws {
        let page = try Launcher(app: fixture).launch(CounterPage.self)
        let count = page.count
        #expect(count.expectToExist())
        #expect(page.app.buttons["x"].expectNotToExist())
        #expect(count.expect(\.label, isNot: "count 1"))
        #expect(count.expect(\.label, contains: "unt 0"))
        #expect(count.expect(\.label, matches: /\d$/))
        #expect(page.app.terminal.expect(\.rows, contains: "count 0"))
        #expect(page.app.staticTexts.expect(\.labels, contains: "count 0"))
        #expect(page.app.staticTexts.expect(\.count, isIn: 1...))
        let soon = Duration.milliseconds(20)
        let failures = FailureReporter.taking {
            #expect(!page.app.buttons["x"].expectToExist(timeout: soon))
            #expect(!count.expectNotToExist(timeout: soon))
            #expect(!count.expect(\.label, isNot: "count 0", timeout: soon))
            #expect(!page.app.buttons["x"].expect(\.label, isNot: "count 1", timeout: soon))
            #expect(!count.expect(\.label, contains: "2", timeout: soon))
            #expect(!count.expect(\.label, contains: "", timeout: soon))
            #expect(!count.expect(\.value, contains: "c", timeout: soon))
            #expect(!count.expect(\.label, matches: /\d\d/, timeout: soon))
            #expect(!count.expect(\.placeholderValue, matches: /./, timeout: soon))
            #expect(!page.app.staticTexts.expect(\.labels, contains: "count", timeout: soon))
            #expect(!page.app.staticTexts.expect(\.count, isIn: 2..., timeout: soon))
        }
        #expect(
            failures.map { $0.message.prefix { $0 != "\n" } } == [
                #"Expected app.buttons["x"] to appear within 20 ms; it did not."#,
                #"Expected app.staticTexts["count"] to disappear within 20 ms; it did not."#,
                #"Expected app.staticTexts["count"].label not to be "count 0" within 20 ms; it was "count 0"."#,
                #"Expected app.buttons["x"].label not to be "count 1" within 20 ms, but no element matched."#,
                #"Expected app.staticTexts["count"].label to contain "2" within 20 ms; it was "count 0"."#,
                #"Expected app.staticTexts["count"].label to contain "" within 20 ms; it was "count 0"."#,
                #"Expected app.staticTexts["count"].value to contain "c" within 20 ms; it was nil."#,
                #"Expected app.staticTexts["count"].label to match /\d\d/ within 20 ms; it was "count 0"."#,
                #"Expected app.staticTexts["count"].placeholderValue to match /./ within 20 ms; it was nil."#,
                #"Expected app.staticTexts.labels to contain "count" within 20 ms; it was ["count 0"]."#,
                "Expected app.staticTexts.count to be in 2... within 20 ms; it was 1.",
            ])
    }

    @Test func nothingChanges() throws {
        let soon = Duration.milliseconds(20)
        let app = try Launcher(app: fixture).launch(CounterPage.self).app
        #expect(app.expectNoChange(for: soon))
        let restless = try Launcher(app: fixture).launch(OptionalPage.self).app
        let failures = FailureReporter.taking { #expect(!restless.expectNoChange(for: .seconds(60))) }
        let message = try #require(failures.first?.message)
        #expect(
            message.contains(
                #/^Expected Fixture not to change within 60 s\. Row 0 was "spinning \d+", and became "spinning \d+"\./#),
            "\(message)")
        // Only the test advances the time: nothing can change.
        let still = try Launcher(app: fixture, screen: "Spinner", clock: .virtual).launch()
        #expect(still.expectNoChange(for: .seconds(3600)))
    }

    @Test func aCheckBoxIsOnOrOff() throws {
        for (value, isOn) in [("1", true), ("0", false)] {
            let script = ShellApp.hello() + ShellApp.frame(1, label: "Tea", members: #","value":"\#(value)""#)
            let app = try ShellApp.launch(script)
            #expect(app.buttons["b"].isOn == isOn)
            app.buttons["b"].expect(\.isOn, is: isOn)
            #expect(app.buttons.matching(\.isOn, true).count == (isOn ? 1 : 0))
        }
        let widgets = try Widgets.launch().app
        let failures = FailureReporter.taking {
            _ = widgets.checkBoxes["agree"].isOn
            _ = widgets.checkBoxes["absent"].isOn
            widgets.buttons["save"].expect(\.isOn, is: false, timeout: .milliseconds(20))
        }
        #expect(failures.map(\.kind) == [.unknown, .noMatch, .expectation], "\(failures.map(\.message))")
        #expect(
            failures.first?.message.hasPrefix(
                #"app.checkBoxes["agree"] is neither on nor off: its value is "off", and not "1" or "0"."#) == true)
    }

    @Test func theTextOfAFieldIsReplaced() throws {
        let app = try Widgets.launch().app
        try app.textFields["name"].replaceText("Grace")
        #expect(app.textFields["name"].value == "Grace")
        try app.textFields["name"].typeKey("!", modifierFlags: [])
        #expect(app.textFields["name"].value == "Grace!")
        try app.textFields["name"].replaceText("")
        #expect(app.textFields["name"].value == "")
    }
}
