/// The mock data of all screens.
struct FeedMock: Codable {
    /// The posts that are there; without them, the service is asked.
    var feeds: [Feed]?
    /// The answer of the service to everything then: an error that says this.
    var failure: String?
}
