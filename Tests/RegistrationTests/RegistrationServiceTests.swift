import LunchMarbles
import SampleKit
import Testing

@testable import Registration

/// The answers of the service, in virtual time.
@Suite struct RegistrationServiceTests {
    private let scheduler = TestScheduler(frame: .milliseconds(100))

    /// A form that is filled in.
    private func form(_ service: NetworkServiceMock) -> RegistrationViewModel {
        let viewModel = RegistrationViewModel(service: service, takenMessage: "taken")
        viewModel.emailAddress = "a@b.cc"
        viewModel.password = "secret"
        viewModel.passwordConfirmation = "secret"
        return viewModel
    }

    @Test func aTakenAddressIsReportedAndNotSent() throws {
        let viewModel = form(NetworkServiceMock(check: scheduler.mock { (_: String) in "--f" }))
        let enabled = scheduler.record(viewModel.registrationEnabled.bindAndFire)
        let message = scheduler.record(viewModel.errorMessage.bind)
        try scheduler.run { await viewModel.checkEmailAvailability() }
        expect(enabled, follows: "t-f")
        expect(message, follows: "--taken")

        viewModel.emailAddress = "b@b.cc"
        #expect(viewModel.registrationEnabled.value)
        #expect(viewModel.errorMessage.value == "")
    }

    @Test func aFreeAddressIsSent() throws {
        let viewModel = form(NetworkServiceMock(check: scheduler.mock { (_: String) in "--t" }))
        try scheduler.run { await viewModel.checkEmailAvailability() }
        #expect(viewModel.registrationEnabled.value)
        #expect(viewModel.errorMessage.value == "")
    }

    @Test func theServiceIsAskedForTheAddress() throws {
        let viewModel = form(NetworkServiceMock(check: scheduler.mock { $0 == "a@b.cc" ? "-f" : "-t" }))
        try scheduler.run { await viewModel.checkEmailAvailability() }
        #expect(viewModel.errorMessage.value == "taken")
    }

    @Test func anErrorOfTheCheckIsShown() throws {
        let viewModel = form(
            NetworkServiceMock(check: scheduler.mock(errors: ["#": Failure.offline]) { (_: String) in "--#" }))
        try scheduler.run { await viewModel.checkEmailAvailability() }
        #expect(viewModel.errorMessage.value == "offline")
        #expect(viewModel.registrationEnabled.value)
    }

    @Test func anAddressIsAskedOnceUnlessThatFailed() throws {
        let calls = Calls()
        let answers: @Sendable (Int) async throws -> Bool = scheduler.mock { $0 == 1 ? "-#" : "-f" }
        let viewModel = form(
            NetworkServiceMock(check: { _ in
                calls.add()
                return try await answers(calls.count)
            }))
        scheduler.hot("x-x-x").bind { _ in await viewModel.checkEmailAvailability() }
        scheduler.start()
        #expect(calls.count == 2)
        #expect(viewModel.errorMessage.value == "taken")
    }

    @Test func whatIsNoAddressIsNotAsked() throws {
        let viewModel = form(NetworkServiceMock())
        viewModel.emailAddress = "a@b"
        try scheduler.run { await viewModel.checkEmailAvailability() }
        #expect(!viewModel.isWaiting.value)
    }

    @Test(arguments: ["--f", "--#"]) func theAnswerForAnOlderAddressIsPassedOver(_ answer: String) throws {
        let viewModel = form(NetworkServiceMock(check: scheduler.mock { (_: String) in answer }))
        let message = scheduler.record(viewModel.errorMessage.bind)
        scheduler.hot("-new", values: ["new": "b@b.cc"]).bind { viewModel.emailAddress = $0 }
        try scheduler.run { await viewModel.checkEmailAvailability() }
        expect(message, follows: "---")
        #expect(viewModel.registrationEnabled.value)
    }

    @Test func aSuccessIsReportedOnceTheServiceHasAnswered() throws {
        let viewModel = form(NetworkServiceMock(attempt: scheduler.mock { (_: String, _: String) in "---t" }))
        let successful = scheduler.record(viewModel.loginSuccessful.bindAndFire)
        let waiting = scheduler.record(viewModel.isWaiting.bindAndFire)
        let enabled = scheduler.record(viewModel.registrationEnabled.bindAndFire)
        try scheduler.run { await viewModel.attemptRegistration() }
        expect(successful, follows: "f--t")
        expect(waiting, follows: "f@0s, t@0s, f@0.3s")
        // A registration that has been made is not sent again.
        expect(enabled, follows: "t@0s, f@0s")
    }

    @Test func theServiceGetsWhatWasTyped() throws {
        let viewModel = form(
            NetworkServiceMock(attempt: scheduler.mock { $0 == "a@b.cc" && $1 == "secret" ? "-t" : "-#" }))
        try scheduler.run { await viewModel.attemptRegistration() }
        #expect(viewModel.loginSuccessful.value)
    }

    @Test func anErrorIsShownAndTheFormMayBeSentAgain() throws {
        let attempt: @Sendable (String, String) async throws -> Bool = scheduler.mock(
            errors: ["#": Failure.offline]) { (_, _) in "--#" }
        let viewModel = form(NetworkServiceMock(attempt: attempt))
        let enabled = scheduler.record(viewModel.registrationEnabled.bind)
        let message = scheduler.record(viewModel.errorMessage.bind)
        try scheduler.run { await viewModel.attemptRegistration() }
        expect(enabled, follows: "f-t")
        expect(message, follows: "--offline")
        #expect(!viewModel.loginSuccessful.value)
    }

    @Test func nothingIsSentWhileThatIsDisabled() throws {
        let viewModel = form(NetworkServiceMock())
        viewModel.passwordConfirmation = ""
        try scheduler.run { await viewModel.attemptRegistration() }
        #expect(!viewModel.loginSuccessful.value)
    }

    @Test func nothingIsSentTwice() throws {
        let calls = Calls()
        let answer: @Sendable (String, String) async throws -> Bool = scheduler.mock { (_, _) in "---t" }
        let viewModel = form(
            NetworkServiceMock(attempt: {
                calls.add()
                return try await answer($0, $1)
            }))
        // The second while the first is on its way, the third once it has succeeded.
        scheduler.hot("x-x--x").bind { _ in await viewModel.attemptRegistration() }
        scheduler.start()
        #expect(calls.count == 1)
    }
}

private enum Failure: Error {
    case offline
}
