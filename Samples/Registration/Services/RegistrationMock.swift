/// The behavior of the service: the mock data of the screen.
struct RegistrationMock: Codable {
    /// The addresses that somebody has registered with.
    var taken: [String]?

    /// The failure of everything that is asked; nil if nothing fails.
    var failure: String?

    /// The seconds that it takes to answer; one if it is nil.
    var delay: Double?
}
