import LunchTest
import Testing

// Typical mistakes of people who write tests and change apps. Each test must fail. `.ci/newcomer` creates the page "Mistakes and
// their messages" from the output of the tests and from the comments.

/// Find elements and act on them
@Suite(.lunch) struct MistakeTests {
    /// Write `app.staticTexts["title"]` in the page object.
    @Test func aWrongIdentifier() throws {
        let app = try Launcher(screen: "Shop").launch()
        #expect(app.staticTexts["titel"].label == "Shop (20)")
    }

    /// The element is a button: `app.buttons["Order"]`.
    @Test func aWrongType() throws {
        let app = try Launcher(screen: "Shop").launch()
        try app.textFields["Order"].tap()
    }

    /// The message shows the label on the screen. Correct the test or the app.
    @Test func aWrongLabel() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.title.label == "Shop (21)")
    }

    /// The message lists the elements that the query counted.
    @Test func aWrongCount() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons.count == 3)
    }

    /// Correct the name: `app.buttons["Order"]`.
    @Test func anElementThatIsNotThere() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons["Odrer"].exists)
    }

    /// Name the button: `app.buttons["Order"]`.
    @Test func severalElements() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons.element.isEnabled)
    }

    /// The screen has the rows 0 to 23, and the link is in row 29. Scroll to it, or launch the app with a larger screen.
    @Test func anElementThatIsNotOnTheScreen() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.links["Terms"].tap()
    }

    /// An order needs a name. First write `try page.name.typeText("Jane")`.
    @Test func aButtonThatIsDisabled() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.order.tap()
    }

    /// Answer the alert first: `try page.app.alerts["Really?"].buttons["OK"].tap()`.
    @Test func aButtonBehindAnAlert() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("?")
        try page.remove.tap()
    }

    /// The app publishes only the items in view. First go there, for example with `try page.app.press(.down, times: 13)`.
    @Test func anItemThatIsScrolledAway() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.items.cells["Item 14"].exists)
    }

    /// The field takes text: `try page.name.typeText("Bread")`.
    @Test func textForWhatTakesNone() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.title.typeText("Bread")
    }

    /// The first location is in the page object. The second one is in the test that called it.
    @Test func anErrorInAPageObject() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.pay()
    }

    /// Use `bread` and `cake`, the results of `launch()`.
    @Test func aSecondApp() throws {
        let bread = try Launcher(screen: "Shop", mock: ["items": ["Bread"]]).launch()
        let cake = try Launcher(screen: "Shop", mock: ["items": ["Cake"]]).launch()
        #expect(bread.cells["Bread"].exists && cake.cells["Cake"].exists)
        #expect(TUIApplication().cells["Cake"].isSelected)
    }

    /// Launch the app: `try Launcher(screen: "Shop").launch()`.
    @Test func anAppThatWasNotLaunched() {
        #expect(TUIApplication().staticTexts["title"].label == "Shop (20)")
    }
}

/// Launch screens with mock data
@Suite(.lunch) struct LaunchMistakeTests {
    /// The name of the screen is `Shop`.
    @Test func aWrongScreen() throws {
        _ = try Launcher(screen: "Shpo").launch()
    }

    /// The name of the variant is `empty`.
    @Test func aWrongVariant() throws {
        _ = try Launcher(screen: "Shop", mock: .variant("emtpy")).launch()
    }

    /// The name of the product is `Shop`. Without `app:`, Lunch finds it by the name of the test target.
    @Test func aWrongProduct() throws {
        _ = try Launcher(app: .product("Shp"), screen: "Shop").launch()
    }

    /// The name of the member is `items`. With a value of the app's own type, the compiler checks the name: `mock: Cart(items: ["Bread"])`.
    @Test func mockDataThatIsMisspelled() throws {
        _ = try Launcher().launch(ShopPage.self, mock: ["itms": ["Bread"]])
    }

    /// Pass an array: `mock: ["items": ["Bread"]]`.
    @Test func mockDataOfTheWrongType() throws {
        _ = try Launcher().launch(ShopPage.self, mock: ["items": "Bread"])
    }

    /// Add the missing `]`. With `mock:`, the compiler checks the syntax.
    @Test func jsonThatIsNone() throws {
        let app = TUIApplication()
        app.launchEnvironment[LaunchKeys.screen] = "Shop"
        app.launchEnvironment[LaunchKeys.userInfo] = #"{"MOCK_JSON": {"items": ["Bread"}}"#
        try app.launch()
    }
}

/// Apps that end or hang
@Suite(.lunch) struct EndMistakeTests {
    /// `sumUp(_:)` reads a title as a number.
    @Test func anAppThatCrashes() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("C")
    }

    /// If the app is supposed to exit, expect it: `#expect(try page.app.waitForExit() == .exitCode(3))`.
    @Test func anAppThatLeaves() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("E")
        #expect(page.title.label == "Shop (20)")
    }

    /// `recount()` never ends.
    @Test func anAppThatHangs() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("H")
        #expect(page.title.label == "Shop (20)")
    }
}

/// Time
@Suite(.lunch) struct TimeMistakeTests {
    /// Use the default of 5 s. The test continues as soon as the value is there.
    @Test func aWaitThatIsTooShort() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        page.app.staticTexts["loaded"].expect(\.label, is: "Loaded", timeout: .milliseconds(100))
    }

    /// Correct the name of the property: `loaded`.
    @Test func aWaitThatIsFalse() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        #expect(try page.app.staticTexts["laoded"].waitForExistence(timeout: 1))
    }

    /// Advance the time: `try page.app.clock.advance(by: .milliseconds(500))`.
    @Test func virtualTimeThatStandsStill() throws {
        let page = try Launcher(clock: .virtual).launch(ShopPage.self)
        try page.app.press("L")
        page.app.staticTexts["loaded"].expect(\.label, is: "Loaded")
    }

    /// Launch the app with `Launcher(clock: .virtual)`.
    @Test func virtualTimeThatWasNotAskedFor() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        try page.app.clock.advance(by: .milliseconds(500))
    }
}
