import LunchTest

/// A member that a recording has added to the page.
extension RegistrationPage {
    var youAreRegistered: TUIElement { app.staticTexts["You are registered."] }
}
