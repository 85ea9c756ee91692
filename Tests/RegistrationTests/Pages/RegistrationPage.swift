import LunchTest

/// The form, with its three ways to find an element: by what is beside it, by an identifier, and by a placeholder.
struct RegistrationPage: PageObjectsRepresentable {
    static let screenName = "Registration"
    let app: TUIApplication

    var email: TUIElement {
        app.otherElements.containing(.staticText, identifier: "Email Address").children(matching: .textField).element
    }
    var password: TUIElement { app.secureTextFields["passwordTextField"] }
    var confirmation: TUIElement { app.secureTextFields["Confirm Password"] }
    var register: TUIElement { app.buttons["REGISTER"] }
    var error: TUIElement { app.staticTexts["errorLabel"] }
    var indicator: TUIElement { app.activityIndicators.element }
    var welcome: TUIElement { app.alerts["Welcome"] }

    /// Fills in the form, so that it may be sent.
    func fill(email address: String, password secret: String) throws {
        try email.typeText(address)
        try password.typeText(secret)
        try confirmation.typeText(secret)
    }
}
