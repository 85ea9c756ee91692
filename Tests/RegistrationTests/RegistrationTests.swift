import LunchMarbles
import LunchTest
import Testing

/// The screen as a person uses it, each test on a launch of its own.
@Suite(.lunch) struct RegistrationTests {
    private func launch(_ mock: [String: [String]] = [:]) throws -> RegistrationPage {
        try Launcher(clock: .virtual).launch(RegistrationPage.self, mock: .of(mock))
    }

    @Test func registerIsEnabledOnceTheFormIsComplete() throws {
        let page = try launch()
        #expect(!page.register.isEnabled)
        try page.email.typeText("info@example.com")
        #expect(!page.register.isEnabled)
        try page.password.typeText("password")
        #expect(!page.register.isEnabled)
        try page.confirmation.typeText("pass")
        #expect(!page.register.isEnabled)
        try page.confirmation.typeText("word")
        #expect(page.register.isEnabled)
    }

    @Test func theSecureFieldsShowNothingOfWhatWasTyped() throws {
        let page = try launch()
        try page.fill(email: "info@example.com", password: "hush-hush")
        #expect(page.password.value == "•••••••••")
        #expect(page.confirmation.value == "•••••••••")
        #expect(page.email.value == "info@example.com")
        #expect(!page.app.debugDescription.contains("hush"))
        #expect(!page.app.text("hush").exists)
        // Nor does what a failure tells: the screen, the elements, and what was typed last.
        let error = #expect(throws: TUIError.self) { try page.app.buttons["SIGN IN"].tap() }
        #expect(error?.description.contains("info@example.com") == true)
        #expect(error?.description.contains("hush") == false)
    }

    @Test func successIsWelcomed() throws {
        let page = try launch()
        try page.fill(email: "info@example.com", password: "password")
        try page.register.tap()
        #expect(page.indicator.exists)
        #expect(!page.register.isEnabled)
        #expect(!page.welcome.exists)
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.welcome.exists)
        #expect(!page.indicator.exists)
        try page.welcome.buttons["OK"].tap()
        #expect(!page.welcome.exists)
        #expect(!page.register.isEnabled)
    }

    @Test func theButtonIsDisabledWhileTheServiceIsAsked() throws {
        let page = try launch()
        try page.fill(email: "info@example.com", password: "password")
        try page.app.clock.advance(by: .seconds(1))

        let marbles = try AppMarbles(page.app, frame: .milliseconds(250))
        let enabled = marbles.record { page.register.isEnabled }
        let waiting = marbles.record { page.indicator.exists }
        let welcome = marbles.record { page.welcome.exists }

        marbles.play("----x-------", ["x": { try page.register.tap() }])
        expect(enabled, follows: "t---f-------")
        expect(waiting, follows: "f---t---f---")
        expect(welcome, follows: "f-------t---")
    }

    @Test func aTakenAddressIsRefused() throws {
        let page = try launch(["taken": ["taken@example.com"]])
        try page.fill(email: "taken@example.com", password: "password")
        #expect(page.indicator.exists)
        #expect(!page.error.exists)
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.error.label == "Sorry, provided email address is already taken")
        #expect(!page.register.isEnabled)
        #expect(!page.indicator.exists)
        try page.email.typeText("x")
        #expect(!page.error.exists)
        #expect(page.register.isEnabled)
    }

    @Test func aFailureOfTheServiceIsShown() throws {
        let page = try Launcher(clock: .virtual).launch(
            RegistrationPage.self, mock: ["failure": "The network is down."])
        try page.fill(email: "info@example.com", password: "password")
        try page.register.tap()
        try page.app.clock.advance(by: .milliseconds(999))
        #expect(page.indicator.exists)
        #expect(!page.error.exists)
        try page.app.clock.advance(by: .milliseconds(1))
        #expect(page.error.label == "The network is down.")
        #expect(!page.indicator.exists)
        #expect(!page.welcome.exists)
        #expect(page.register.isEnabled)
    }

    @Test func theKeyboardIsEnough() throws {
        let page = try launch()
        try page.app.typeText("info@example.com\tpassword\tpassword\n")
        #expect(page.indicator.exists)
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.welcome.exists)
        try page.app.press(.escape)
        #expect(!page.welcome.exists)
    }

    /// An element that is known by its identifier is found in every language; one that is known by its text is not.
    @Test func inJapaneseOnlyIdentifiersAreFound() throws {
        let page = try Launcher(locale: "ja_JP").launch(RegistrationPage.self)
        #expect(page.password.exists)
        #expect(!page.email.exists)
        #expect(!page.confirmation.exists)
        #expect(!page.register.exists)
        #expect(page.app.staticTexts["メールアドレス"].exists)
        #expect(page.password.placeholderValue == "パスワード")
        #expect(page.app.buttons["登録"].exists)
    }

    @Test func withoutALaunchTheFormIsShownAsWell() throws {
        let app = TUIApplication()
        try app.launch()
        #expect(RegistrationPage(app: app).register.exists)
    }

    /// A screen that is gone has nothing more to say.
    @Test func whatTheServiceAnswersTheScreenBeforeIsNotShown() throws {
        let page = try launch()
        try page.fill(email: "info@example.com", password: "password")
        try page.register.tap()
        let next = try page.app.show(RegistrationPage.self)
        try page.app.clock.advance(by: .seconds(10))
        #expect(!next.welcome.exists)
        #expect(next.email.value == "")
    }

    @Test func aMockOfAnotherShapeEndsTheLaunch() {
        let error = #expect(throws: TUIError.self) {
            try Launcher().launch(RegistrationPage.self, mock: ["taken": "a@b.cc"])
        }
        #expect(
            error?.message == """
                Registration did not open on the screen "Registration" and exited with status 64.
                MOCK_JSON.taken in the user info is a string, not an array.
                Correct the value, or change the type that the screen decodes.
                """)
    }
}
