/// The mock data of all screens.
struct FeedMock: Codable {
    /// The posts that are there; without them, the service is asked.
    var feeds: [Feed]?
    /// What every answer of the service is then: an error that says this.
    var failure: String?
}
