import LunchTest
import XCTest

struct RegistrationPage: PageObjectsRepresentable {
    let app: TUIApplication

    // Without an identifier: the text field in the group of its title.
    var emailTextField: TUIElement {
        return app.otherElements.containing(.staticText, identifier: "Email Address")
            .children(matching: .textField).element
    }

    // By its identifier.
    var passwordTextField: TUIElement {
        return app.secureTextFields["passwordTextField"]
    }

    // By its placeholder.
    var confirmationTextField: TUIElement {
        return app.secureTextFields["Confirm Password"]
    }

    var registerButton: TUIElement {
        return app.buttons["REGISTER"]
    }

    var welcomeAlert: TUIElement {
        return app.alerts["Welcome"]
    }

    @discardableResult
    func typeEmail(_ text: String) throws -> RegistrationPage {
        try emailTextField.tap()
        try emailTextField.typeText(text)
        return self
    }

    @discardableResult
    func typePassword(_ text: String) throws -> RegistrationPage {
        try passwordTextField.tap()
        try passwordTextField.typeText(text)
        return self
    }

    @discardableResult
    func typeConfirmation(_ text: String) throws -> RegistrationPage {
        try confirmationTextField.tap()
        try confirmationTextField.typeText(text)
        return self
    }
}
