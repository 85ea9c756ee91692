/// The failure that mock data asks for.
struct MockFailure: Error, CustomStringConvertible {
    let description: String
}

/// A store that fails where the mock data says so.
final class MockStore: MemoryFootprintStore {
    var failure: String?

    override func save(_ change: Change) throws {
        if let failure { throw MockFailure(description: failure) }
    }
}

/// Keeps exported routes in memory, or fails.
final class MockExporter: RouteExporter {
    private(set) var exported: [String] = []
    private let failure: String?

    init(failure: String? = nil) { self.failure = failure }

    func export(_ gpx: String, title: String) throws -> String {
        if let failure { throw MockFailure(description: failure) }
        exported.append(gpx)
        return "\(title).gpx"
    }
}
