import LunchTest

/// What a recording has added to the page.
extension RegistrationPage {
    var youAreRegistered: TUIElement { app.staticTexts["You are registered."] }
}
