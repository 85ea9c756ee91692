import LunchDriver
import LunchTest
import LunchWire
import TestSupport
import Testing

/// The changes that an action is expected to make.
@Suite(.waiting) struct ChangesTests {
    private struct Refused: Error {}

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
        #expect(expectChanges(of: app, is: "changes: 80×24\nnothing\n") {})
        // The action is what the test is about: that it cannot be done is its failure.
        #expect(throws: Refused.self) { try expectChanges(of: app, is: "changes: 80×24\n") { throw Refused() } }
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var content = TUISnapshot.Content.elements
        var masks: [TUIRegion] = []
        let literal: String
        let keys: String
        /// The words of the failure.
        let words: [String]
    }

    private static let cases = [
        Case(
            testDescription: "another change", content: .text, literal: "changes: 80×24\n− 0|count 0\n+ 0|count 1\n",
            keys: "aa", words: ["The snapshot in the test differs: ", "\n− + 0|count 1\n+ + 0|count 2\n"]),
        Case(
            testDescription: "a change instead of none", literal: "changes: 80×24\nnothing\n", keys: "a",
            words: ["− nothing\n"]),
        Case(
            testDescription: "masks of everything", masks: [.screen], literal: "changes: 80×24\nnothing\n", keys: "a",
            words: ["The masks leave nothing to compare"]),
    ]

    @Test(arguments: cases) private func anotherChangeFails(_ given: Case) throws {
        let app = try counter()
        let message = RecordedMessage.failure {
            try expectChanges(
                of: app, in: given.content, masking: given.masks, is: given.literal, timeout: .seconds(2)
            ) { try app.typeText(given.keys) }
        }?.message
        #expect(given.words.allSatisfy { message?.contains($0) == true }, "\(message ?? "")")
    }
}
