/// Stands in for a server: it keeps the posts in memory, and answers after a second.
final class DemoAPI: API {
    private var feeds: [Feed]
    private let failure: String?
    private let clock: any Clock<Duration>

    /// - Parameter failure: the error of every call; nil if the service works.
    init(feeds: [Feed], failure: String?, clock: any Clock<Duration>) {
        self.feeds = feeds
        self.failure = failure
        self.clock = clock
    }

    func getFeeds() async throws -> [Feed] {
        try await answer()
        return feeds
    }

    func getFeedInfo(_ id: String) async throws -> Feed {
        try await answer()
        guard let feed = feeds.first(where: { $0.id == id }) else { throw APIError("There is no post \(id) any more") }
        return feed
    }

    func addFeed(_ text: String) async throws -> Feed {
        try await answer()
        let title = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
        let feed = Feed(id: "\(feeds.count + 1)", title: title, text: text)
        feeds.insert(feed, at: 0)
        return feed
    }

    private func answer() async throws {
        try await clock.sleep(for: .seconds(1))
        if let failure { throw APIError(failure) }
    }

    /// The posts on a wall that nobody has written on yet.
    static let examples = [
        Feed(id: "2", title: "Lunch", text: "Lunch is at noon, in the garden if the weather is fine."),
        Feed(id: "1", title: "Welcome", text: "This wall is for everybody. Be kind."),
    ]
}

/// The words of the service if it cannot do what it is asked.
struct APIError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
