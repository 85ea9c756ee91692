import Lunch

/// Stands in for a server: it answers after a second, and knows who has registered since the app was started.
final class DemoNetworkService: NetworkService {
    /// The failure that the service answers with.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let clock: LaunchClock
    private let delay: Duration
    private let failure: Failure?
    private var taken: Set<String>

    init(clock: LaunchClock, mock: RegistrationMock) {
        self.clock = clock
        delay = .seconds(mock.delay ?? 1)
        failure = mock.failure.map(Failure.init)
        taken = Set(mock.taken ?? [])
    }

    func checkEmailAvailability(_ emailAddress: String) async throws -> Bool {
        try await answer()
        return !taken.contains(emailAddress)
    }

    func attemptRegistration(emailAddress: String, password: String) async throws {
        try await answer()
        guard taken.insert(emailAddress).inserted else { throw Failure(description: "The address is taken.") }
    }

    private func answer() async throws {
        try await clock.sleep(for: delay)
        if let failure { throw failure }
    }
}
