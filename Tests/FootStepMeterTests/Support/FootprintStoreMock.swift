import LunchMarbles

@testable import FootStepMeter

/// A store whose methods a test mocks; one that it does not mock fails it.
final class FootprintStoreMock: FootprintStore {
    var title = ""
    var created: ((Location) throws -> Footprint)?
    var existing: ((String) throws -> Bool)?
    var listed: (() throws -> [Route])?
    var found: ((String) throws -> [Footprint])?
    var deleted: ((String) throws -> Void)?

    func create(_ location: Location) throws -> Footprint { try created?(location) ?? notImplemented() }
    func all() throws -> [Footprint] { try notImplemented() }
    func footprints(title: String) throws -> [Footprint] { try found?(title) ?? notImplemented() }
    func exists(title: String) throws -> Bool { try existing?(title) ?? notImplemented() }
    func routes() throws -> [Route] { try listed?() ?? notImplemented() }
    func count() throws -> Int { try notImplemented() }
    func count(title: String) throws -> Int { try notImplemented() }
    func delete(title: String) throws { try deleted?(title) ?? notImplemented() }
}
