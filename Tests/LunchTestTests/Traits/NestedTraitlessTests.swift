import Foundation
import LunchTest
import TestSupport
import Testing

/// Tests without the trait; each is run by another test, in a process of its own.
@Suite(.serialized, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedTraitlessTests {
    private func counter() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test func passes() throws {
        let app = try counter()
        #expect(app.line("count") == "count 0")
    }

    @Test func failsAnExpectation() throws {
        let app = try counter()
        #expect(app.line("count") == "count 1")
    }

    @Test func failsAnother() throws {
        let app = try counter()
        #expect(app.line("count") == "count 2")
    }

    @Test(.lunch) func failsWithTheTrait() throws {
        let app = try counter()
        #expect(app.line("count") == "count 3")
    }
}
