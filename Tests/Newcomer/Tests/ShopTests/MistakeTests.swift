import LunchTest
import Testing

// Mistakes as they are made while tests are written and apps are changed: each of these must fail. `.ci/newcomer` makes the
// page "Mistakes and their messages" of what they print, and of the comments.

/// Finding elements, and acting on them
@Suite(.lunch) struct MistakeTests {
    /// The page object has to say `app.staticTexts["title"]`.
    @Test func aWrongIdentifier() throws {
        let app = try Launcher(screen: "Shop").launch()
        #expect(app.staticTexts["titel"].label == "Shop (20)")
    }

    /// It is a button: `app.buttons["Order"]`.
    @Test func aWrongType() throws {
        let app = try Launcher(screen: "Shop").launch()
        try app.textFields["Order"].tap()
    }

    /// The label is on the screen: either the test or the app is wrong.
    @Test func aWrongLabel() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.title.label == "Shop (21)")
    }

    /// The elements that were counted are listed.
    @Test func aWrongCount() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons.count == 3)
    }

    /// It is spelt `app.buttons["Order"]`.
    @Test func anElementThatIsNotThere() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons["Odrer"].exists)
    }

    /// Name the one that is meant: `app.buttons["Order"]`.
    @Test func severalElements() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.app.buttons.element.isEnabled)
    }

    /// The screen has rows 0 to 23, and the link is in row 29: scroll to it, or launch with a larger screen.
    @Test func anElementThatIsNotOnTheScreen() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.links["Terms"].tap()
    }

    /// An order needs a name: `try page.name.typeText("Jane")` first.
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

    /// The app publishes the items that are in view. Go there first, here with `try page.app.press(.down, times: 13)`.
    @Test func anItemThatIsScrolledAway() throws {
        let page = try Launcher().launch(ShopPage.self)
        #expect(page.items.cells["Item 14"].exists)
    }

    /// The field takes text: `try page.name.typeText("Bread")`.
    @Test func textForWhatTakesNone() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.title.typeText("Bread")
    }

    /// The first place is in the page object, the second in the test that called it.
    @Test func anErrorInAPageObject() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.pay()
    }

    /// Keep to `bread` and `cake`, which `launch()` has returned.
    @Test func aSecondApp() throws {
        let bread = try Launcher(screen: "Shop", mock: ["items": ["Bread"]]).launch()
        let cake = try Launcher(screen: "Shop", mock: ["items": ["Cake"]]).launch()
        #expect(bread.cells["Bread"].exists && cake.cells["Cake"].exists)
        #expect(TUIApplication().cells["Cake"].isSelected)
    }

    /// Launch it: `try Launcher(screen: "Shop").launch()`.
    @Test func anAppThatWasNotLaunched() {
        #expect(TUIApplication().staticTexts["title"].label == "Shop (20)")
    }
}

/// Launching, and mock data
@Suite(.lunch) struct LaunchMistakeTests {
    /// The screen is called `Shop`.
    @Test func aWrongScreen() throws {
        _ = try Launcher(screen: "Shpo").launch()
    }

    /// The variant is called `empty`.
    @Test func aWrongVariant() throws {
        _ = try Launcher(screen: "Shop", mock: .variant("emtpy")).launch()
    }

    /// The product is called `Shop`; without `app:` it is found by the name of the test target.
    @Test func aWrongProduct() throws {
        _ = try Launcher(app: .product("Shp"), screen: "Shop").launch()
    }

    /// The member is called `items`. The value of the app's own type cannot be misspelt: `mock: Cart(items: ["Bread"])`.
    @Test func mockDataThatIsMisspelt() throws {
        _ = try Launcher().launch(ShopPage.self, mock: ["itms": ["Bread"]])
    }

    /// It is an array: `mock: ["items": ["Bread"]]`.
    @Test func mockDataOfTheWrongType() throws {
        _ = try Launcher().launch(ShopPage.self, mock: ["items": "Bread"])
    }

    /// A `]` is missing. With `mock:` the compiler would have seen that.
    @Test func jsonThatIsNone() throws {
        let app = TUIApplication()
        app.launchEnvironment[LaunchKeys.screen] = "Shop"
        app.launchEnvironment[LaunchKeys.userInfo] = #"{"MOCK_JSON": {"items": ["Bread"}}"#
        try app.launch()
    }
}

/// Apps that end or hang
@Suite(.lunch) struct EndMistakeTests {
    /// `sumUp(_:)` takes a title for a number.
    @Test func anAppThatCrashes() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("C")
    }

    /// If that is meant, the test says so: `#expect(try page.app.waitForExit() == .exitCode(3))`.
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
    /// Give it the default of 5 s: nothing is waited for longer than it takes.
    @Test func aWaitThatIsTooShort() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        page.app.staticTexts["loaded"].expect(\.label, is: "Loaded", timeout: .milliseconds(100))
    }

    /// It is spelt `loaded`.
    @Test func aWaitThatIsFalse() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        #expect(try page.app.staticTexts["laoded"].waitForExistence(timeout: 1))
    }

    /// Let the time pass: `try page.app.clock.advance(by: .milliseconds(500))`.
    @Test func virtualTimeThatStandsStill() throws {
        let page = try Launcher(clock: .virtual).launch(ShopPage.self)
        try page.app.press("L")
        page.app.staticTexts["loaded"].expect(\.label, is: "Loaded")
    }

    /// Launch with `Launcher(clock: .virtual)`.
    @Test func virtualTimeThatWasNotAskedFor() throws {
        let page = try Launcher().launch(ShopPage.self)
        try page.app.press("L")
        try page.app.clock.advance(by: .milliseconds(500))
    }
}
