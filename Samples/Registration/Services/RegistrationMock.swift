/// How the service is to behave: the mock data of the screen.
struct RegistrationMock: Codable {
    /// The addresses that somebody has registered with.
    var taken: [String]?

    /// What goes wrong with everything that is asked; nil where nothing does.
    var failure: String?

    /// How many seconds it takes to answer; one where it is nil.
    var delay: Double?
}
