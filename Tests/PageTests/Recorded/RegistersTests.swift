import LunchTest
import Testing

/// Recorded by `lunch record Registration Registration --locale en_US --size 80x24`.
@Suite(.lunch) struct RegistersTests {
    @Test func registers() throws {
        let registration = try Launcher(app: .product("Registration"), locale: "en_US").launch(RegistrationPage.self)
        try registration.emailAddressTextField.typeText("ann@example.com")
        // This text replaces a secret, which was not recorded.
        try registration.passwordTextField.typeText("xxxxxxxx")
        // This text replaces a secret, which was not recorded.
        try registration.confirmPassword.typeText("xxxxxxx")
        registration.register.expect(\.isEnabled, is: false)
        // This text replaces a secret, which was not recorded.
        try registration.confirmPassword.typeText("x")
        try registration.register.tap()
        registration.youAreRegistered.expectToExist()
    }
}
