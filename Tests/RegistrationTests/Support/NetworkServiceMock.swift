import LunchMarbles

@testable import Registration

/// A service whose methods a test mocks; one that it does not mock fails it.
struct NetworkServiceMock: NetworkService {
    var check: @Sendable (String) async throws -> Bool = notImplemented("checkEmailAvailability(_:)")
    var attempt: @Sendable (String, String) async throws -> Bool = notImplemented(
        "attemptRegistration(emailAddress:password:)")

    func checkEmailAvailability(_ emailAddress: String) async throws -> Bool { try await check(emailAddress) }

    func attemptRegistration(emailAddress: String, password: String) async throws {
        _ = try await attempt(emailAddress, password)
    }
}
