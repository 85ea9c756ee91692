import LunchTest

/// The members of the page, as the tests of `lunch page` have written them down.
extension RegistrationPage: MemberedPage {
    var pageMembers: [(name: String, element: TUIElement)] {
        [
            ("emailAddress", emailAddress),
            ("emailAddressTextField", emailAddressTextField),
            ("passwordTextField", passwordTextField),
            ("confirmPassword", confirmPassword),
            ("register", register),
        ]
    }
}
