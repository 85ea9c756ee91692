/// The requests of the app to its server.
protocol NetworkService {
    /// Returns true if nobody has registered with the address yet.
    func checkEmailAvailability(_ emailAddress: String) async throws -> Bool

    /// Registers somebody; throws where the server does not.
    func attemptRegistration(emailAddress: String, password: String) async throws
}
