import SampleKit

/// The rules of the form: what may be sent, and what comes of it.
final class RegistrationViewModel {
    /// True if the form may be sent.
    let registrationEnabled = Dynamic(false)

    /// The message of what went wrong; empty if nothing did.
    let errorMessage = Dynamic("")

    /// True if the registration has succeeded.
    let loginSuccessful = Dynamic(false)

    /// True if the service is being waited for.
    let isWaiting = Dynamic(false)

    var emailAddress = "" {
        didSet {
            guard emailAddress != oldValue else { return }
            checkedAddress = nil
            isTaken = false
            errorMessage.change(to: "")
            loginSuccessful.change(to: false)
            update()
        }
    }

    var password = "" { didSet { update() } }
    var passwordConfirmation = "" { didSet { update() } }

    private let service: any NetworkService
    private let takenMessage: String
    private var checkedAddress: String?
    private var isTaken = false
    private var isRegistering = false
    private var questions = 0

    /// - Parameter takenMessage: the message for an address that somebody has registered with.
    init(service: any NetworkService, takenMessage: String) {
        self.service = service
        self.takenMessage = takenMessage
    }

    /// Asks whether the address is free, where it is one, and nobody has asked yet.
    ///
    /// An answer that comes when the address has become another one is passed over.
    func checkEmailAvailability() async {
        guard isEmailAddressValid, emailAddress != checkedAddress else { return }
        let address = emailAddress
        checkedAddress = address
        do {
            let isAvailable = try await waiting { try await service.checkEmailAvailability(address) }
            guard address == emailAddress else { return }
            isTaken = !isAvailable
            errorMessage.change(to: isTaken ? takenMessage : "")
        } catch {
            guard address == emailAddress else { return }
            checkedAddress = nil
            errorMessage.change(to: "\(error)")
        }
        update()
    }

    /// Sends the form; nothing where that is not enabled.
    func attemptRegistration() async {
        guard registrationEnabled.value else { return }
        isRegistering = true
        errorMessage.change(to: "")
        update()
        do {
            try await waiting {
                try await service.attemptRegistration(emailAddress: emailAddress, password: password)
            }
            loginSuccessful.value = true
        } catch {
            errorMessage.value = "\(error)"
        }
        isRegistering = false
        update()
    }
}

extension RegistrationViewModel {
    private static let shortestPassword = 6

    private var isEmailAddressValid: Bool {
        emailAddress.wholeMatch(of: /[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}/) != nil
    }

    private var isPasswordValid: Bool {
        password == passwordConfirmation && password.count >= Self.shortestPassword
    }

    private func update() {
        registrationEnabled.change(
            to: isEmailAddressValid && isPasswordValid && !isTaken && !isRegistering && !loginSuccessful.value)
    }

    private func waiting<Answer>(_ question: () async throws -> Answer) async throws -> Answer {
        questions += 1
        isWaiting.change(to: true)
        defer {
            questions -= 1
            isWaiting.change(to: questions > 0)
        }
        return try await question()
    }
}
