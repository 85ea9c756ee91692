import LunchTest
import SampleKit
import Testing

@testable import Registration

/// When the form may be sent.
@Suite struct RegistrationRuleTests {
    private let viewModel = RegistrationViewModel(service: NetworkServiceMock(), takenMessage: "taken")

    private func fill(_ emailAddress: String, _ password: String, _ confirmation: String) {
        viewModel.emailAddress = emailAddress
        viewModel.password = password
        viewModel.passwordConfirmation = confirmation
    }

    @Test func anEmptyFormIsNotSent() {
        #expect(!viewModel.registrationEnabled.value)
    }

    @Test(arguments: [
        "a@b.cc", "first.last@example.org", "A_1%+-@sub.example.museum", "0@0.aa", "a@b-c.de", ".@..aa",
    ])
    func aWholeAddressMayBeSent(_ emailAddress: String) {
        fill(emailAddress, "secret", "secret")
        #expect(viewModel.registrationEnabled.value)
    }

    @Test(arguments: [
        "", "a", "@", "a@", "@b.cc", "a@b", "a@b.", "a@b.c", "a@b.c1", "a b@c.de", "a@b.cc ", " a@b.cc", "a@b_c.de",
        "a@b@c.de", "ä@b.cc", "a@b.çç", "a@b.cc\n",
    ])
    func whatIsNoAddressMayNotBeSent(_ emailAddress: String) {
        fill(emailAddress, "secret", "secret")
        #expect(!viewModel.registrationEnabled.value)
    }

    @Test(
        arguments: [
            ("secret", "secret", true), ("päßwörd", "päßwörd", true), ("🔑🔑🔑🔑🔑🔑", "🔑🔑🔑🔑🔑🔑", true), ("", "", false),
            ("short", "short", false), ("🔑🔑🔑🔑🔑", "🔑🔑🔑🔑🔑", false), ("secret", "secre", false), ("secret", "", false),
            ("", "secret", false), ("secret", "Secret", false), ("secret", "secret ", false),
        ] as [(String, String, Bool)])
    func thePasswordsAreEqualAndLongEnough(_ password: String, _ confirmation: String, _ isEnabled: Bool) {
        fill("a@b.cc", password, confirmation)
        #expect(viewModel.registrationEnabled.value == isEnabled)
    }

    @Test func onlyChangesAreReported() {
        var told: [Bool] = []
        viewModel.registrationEnabled.bind { told.append($0) }
        fill("a@b.cc", "secret", "secret")
        viewModel.password = "secrets"
        viewModel.passwordConfirmation = "secrets"
        #expect(told == [true, false, true])
    }
}
