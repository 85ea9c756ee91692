/// What the app asks of its server.
protocol NetworkService {
    /// Whether nobody has registered with the address yet.
    func checkEmailAvailability(_ emailAddress: String) async throws -> Bool

    /// Registers somebody; throws where the server does not.
    func attemptRegistration(emailAddress: String, password: String) async throws
}
