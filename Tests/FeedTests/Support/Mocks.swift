import LunchMarbles

@testable import Feed

/// A service whose methods answer as a test says; one without an answer fails the test with its name.
struct APIMock: API {
    var feeds: @Sendable () async throws -> [Feed] = notImplemented("getFeeds()")
    var info: @Sendable (String) async throws -> Feed = notImplemented("getFeedInfo(_:)")
    var add: @Sendable (String) async throws -> Feed = notImplemented("addFeed(_:)")

    func getFeeds() async throws -> [Feed] { try await feeds() }
    func getFeedInfo(_ id: String) async throws -> Feed { try await info(id) }
    func addFeed(_ text: String) async throws -> Feed { try await add(text) }
}

/// Alerts that are answered as a test says; what they read is kept.
final class WireframeMock: Wireframe {
    private let answer: @Sendable ([String]) async throws -> String
    private(set) var alerts: [String] = []

    init(_ answer: @escaping @Sendable ([String]) async throws -> String = notImplemented("alert(_:message:actions:)"))
    {
        self.answer = answer
    }

    func alert(_ title: String, message: String, actions: [String]) async -> String? {
        alerts.append("\(title): \(message)")
        return try? await answer(actions)
    }
}

extension Feed {
    static let first = Feed(id: "1", title: "First", text: "The first post")
    static let second = Feed(id: "2", title: "Second", text: "The second post")
}
