import LunchTest
import XCTest

class RegistrationUITests: XCTestCase {
    var app: TUIApplication!
    var page: RegistrationPage!

    override func setUpWithError() throws {
        try super.setUpWithError()
        continueAfterFailure = false
        app = TUIApplication()
        app.launchEnvironment["LAUNCH_SCREEN"] = "Registration"
        app.launchEnvironment["LAUNCH_USER_INFO"] = "{\"MOCK_JSON\": {\"delay\": 0}}"
        try app.launch()
        page = RegistrationPage(app: app)
    }

    override func tearDown() {
        app = nil
        page = nil
        super.tearDown()
    }

    func testRegisterIsEnabledOnceTheFormIsComplete() throws {
        XCTAssertTrue(try page.registerButton.waitForExistence(timeout: 5))
        XCTAssertFalse(page.registerButton.isEnabled)

        try page.typeEmail("info@example.com")
        XCTAssertFalse(page.registerButton.isEnabled)

        try page.typePassword("password")
        XCTAssertFalse(page.registerButton.isEnabled)

        try page.typeConfirmation("pass")
        XCTAssertFalse(page.registerButton.isEnabled)

        try page.confirmationTextField.typeText("word")
        XCTAssertTrue(page.registerButton.isEnabled)
    }

    func testBadAddressKeepsRegisterDisabled() throws {
        try page.typeEmail("info@example").typePassword("password").typeConfirmation("password")
        XCTAssertFalse(page.registerButton.isEnabled)

        try page.emailTextField.clearAndTypeText("info@example.com")
        XCTAssertEqual(page.emailTextField.value, "info@example.com")
        XCTAssertTrue(page.registerButton.isEnabled)
    }

    func testSecureFieldsDoNotShowWhatWasTyped() throws {
        try page.typePassword("secret")
        try page.typeConfirmation("se")

        XCTAssertEqual(page.passwordTextField.value, "••••••")
        XCTAssertEqual(page.confirmationTextField.value, "••")
        XCTAssertNotEqual(page.passwordTextField.label, "secret")
        XCTAssertFalse(app.staticTexts["secret"].exists)
        XCTAssertFalse(app.debugDescription.contains("secret"))
    }

    func testElementsAreFoundInOtherWays() {
        let fields = app.secureTextFields
        XCTAssertEqual(fields.count, 2)
        XCTAssertEqual(fields.element(boundBy: 0).identifier, "passwordTextField")
        XCTAssertEqual(fields.element(boundBy: 1).placeholderValue, "Confirm Password")
        XCTAssertFalse(fields.element(boundBy: 2).exists)

        XCTAssertEqual(app.textFields.count, 1)
        XCTAssertEqual(app.textFields.element.identifier, "")
        XCTAssertEqual(page.emailTextField.frame, app.textFields.firstMatch.frame)
        XCTAssertTrue(app.descendants(matching: .button).matching(identifier: "REGISTER").element.exists)
        XCTAssertEqual(page.registerButton.elementType, TUIElement.ElementType.button)
        XCTAssertTrue(page.emailTextField.isHittable)
        XCTAssertEqual(app.tables.cells.count, 0)
    }

    func testRegistrationIsWelcomed() throws {
        XCTAssertFalse(page.welcomeAlert.exists)
        try page.typeEmail("info@example.com").typePassword("password").typeConfirmation("password")
        try page.registerButton.tap()

        XCTAssertTrue(try page.welcomeAlert.waitForExistence(timeout: 5))
        XCTAssertEqual(app.alerts.count, 1)
        XCTAssertEqual(app.alerts.element.label, "Welcome")
        try app.alerts.buttons["OK"].tap()
        XCTAssertTrue(try page.welcomeAlert.waitForNonExistence(timeout: 5))
        XCTAssertFalse(app.alerts.element(boundBy: 0).exists)
    }

    func testRegistrationIsWelcomedAfterARelaunch() throws {
        try page.typeEmail("info@example.com")
        try app.launch()

        XCTAssertNotEqual(page.emailTextField.value, "info@example.com")
        try page.typePassword("password").typeConfirmation("password").typeEmail("info@example.com")
        try page.registerButton.tap()
        try app.alerts["Welcome"].buttons["OK"].tap()
        XCTAssertFalse(page.welcomeAlert.exists)
    }
}
