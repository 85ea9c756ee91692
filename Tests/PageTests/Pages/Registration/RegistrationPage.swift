import LunchTest

/// The screen `Registration` of Registration.
///
/// Written by `lunch page Registration Registration --locale en_US`.
struct RegistrationPage: PageObjectsRepresentable {
    static let screenName = "Registration"
    let app: TUIApplication

    var emailAddress: TUIElement { app.staticTexts["Email Address"] }
    var emailAddressTextField: TUIElement {
        app.otherElements.containing(.staticText, identifier: "Email Address").children(matching: .textField).element
    }
    var passwordTextField: TUIElement { app.secureTextFields["passwordTextField"] }
    var confirmPassword: TUIElement { app.secureTextFields["Confirm Password"] }
    var register: TUIElement { app.buttons["REGISTER"] }
}
