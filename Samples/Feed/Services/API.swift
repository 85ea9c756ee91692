/// The service that keeps the posts.
protocol API {
    /// All posts, the newest first.
    func getFeeds() async throws -> [Feed]
    func getFeedInfo(_ id: String) async throws -> Feed
    /// Adds a post, and returns it.
    func addFeed(_ text: String) async throws -> Feed
}
