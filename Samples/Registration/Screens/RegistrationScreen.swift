import Lunch
import SampleKit

/// A form to register with: an address, a password twice, and a button that is enabled once they are right.
final class RegistrationScreen: Screen {
    let identifier = "Registration"
    let view: View

    private let app: App
    private let texts: Texts
    private let viewModel: RegistrationViewModel
    private let email = TextField()
    private let password: SecureTextField
    private let confirmation: SecureTextField
    private let register: Button
    private let indicator: ActivityIndicator
    private let error = Label(identifier: "errorLabel", style: Style(color: .red))

    init(app: App, service: any NetworkService) {
        let texts = Texts.texts(for: app.locale)
        self.app = app
        self.texts = texts
        viewModel = RegistrationViewModel(service: service, takenMessage: texts.taken)
        password = SecureTextField(placeholder: texts.password, identifier: "passwordTextField")
        confirmation = SecureTextField(placeholder: texts.confirmation)
        register = Button(texts.register)
        indicator = ActivityIndicator(texts.waiting)
        view = Stack(
            [
                // The field is known by the text beside it.
                Stack([Label(texts.emailAddress), email], type: .other), password, confirmation,
                Stack([register, indicator], axis: .horizontal, spacing: 2), error,
            ], spacing: 1, margin: 1)
        listen()
        show()
    }

    /// Tells the view model what a person does.
    private func listen() {
        email.onChange = { [viewModel] in viewModel.emailAddress = $0 }
        password.onChange = { [viewModel] in viewModel.password = $0 }
        confirmation.onChange = { [viewModel] in viewModel.passwordConfirmation = $0 }
        email.onEndEditing = { [app, viewModel] in
            app.task("checking the address") { await viewModel.checkEmailAvailability() }
        }
        let attempt = { [app, viewModel] in
            app.task("registering") { await viewModel.attemptRegistration() }
        }
        register.onPress = attempt
        confirmation.onSubmit = attempt
    }

    /// Shows what the view model says; the views have the view model, and so it does not have them.
    private func show() {
        viewModel.registrationEnabled.bindAndFire { [weak register] in register?.isEnabled = $0 }
        viewModel.isWaiting.bindAndFire { [weak indicator] in indicator?.isAnimating = $0 }
        viewModel.errorMessage.bindAndFire { [weak error] in
            error?.text = $0
            error?.isHidden = $0.isEmpty
        }
        viewModel.loginSuccessful.bind { [app, texts] in
            if $0 { app.present(Alert(texts.welcome, message: texts.registered)) }
        }
    }
}
