import LunchDriver
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The changes that an action is expected to make.
@Suite(.waiting) struct ChangesTests {
    private struct Refused: Error {}

    /// The only failure that something records.
    private func failure(_ body: () throws -> Void) rethrows -> String {
        let failures = try FailureReporter.taking(body)
        #expect(failures.count == 1)
        return failures.first?.message ?? ""
    }

    private func counter() throws -> TUIApplication { try Launcher(app: fixture, screen: "Counter").launch() }

    @Test func anActionChangesWhatItIsToChange() throws {
        let app = try counter()
        let isRight = try expectChanges(
            of: app,
            is: #"""
                changes: 80×24
                −   staticText "count", label "count 0", (0, 0) 7×1
                +   staticText "count", label "count 1", (0, 0) 7×1
                """#
        ) { try app.typeText("a") }
        #expect(isRight)
        let ofRows = try expectChanges(of: app, in: .text, is: "changes: 80×24\n− 0|count 1\n+ 0|count 2\n") {
            try app.typeText("a")
        }
        #expect(ofRows)
    }

    @Test func anotherChangeFails() throws {
        let app = try counter()
        let failure = try failure {
            try expectChanges(
                of: app, in: .text, is: "changes: 80×24\n− 0|count 0\n+ 0|count 1\n", timeout: .seconds(2)
            ) { try app.typeText("aa") }
        }
        #expect(failure.hasPrefix("The snapshot in the test differs: "), "\(failure)")
        #expect(failure.contains("\n− + 0|count 1\n+ + 0|count 2\n"), "\(failure)")
    }

    @Test func noChangeIsSaid() throws {
        let app = try counter()
        #expect(expectChanges(of: app, is: "changes: 80×24\nnothing\n") {})
        let failure = try failure {
            try expectChanges(of: app, is: "changes: 80×24\nnothing\n", timeout: .seconds(2)) {
                try app.typeText("a")
            }
        }
        #expect(failure.contains("− nothing\n"), "\(failure)")
    }

    /// The action is what the test is about: that it cannot be done is its failure.
    @Test func anErrorOfTheActionIsThrown() throws {
        let app = try counter()
        #expect(throws: Refused.self) { try expectChanges(of: app, is: "changes: 80×24\n") { throw Refused() } }
    }

    @Test func masksOfEverythingFail() throws {
        let app = try counter()
        let failure = try failure {
            try expectChanges(of: app, masking: [.screen], is: "changes: 80×24\nnothing\n") { try app.typeText("a") }
        }
        #expect(failure.hasPrefix("The masks leave nothing to compare"), "\(failure)")
    }
}
