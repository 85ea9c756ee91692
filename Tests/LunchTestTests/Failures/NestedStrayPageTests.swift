import LunchTest
import TestSupport
import Testing
import XCTest

/// A case that uses the page of another screen; another test runs it, in a process of its own.
final class NestedStrayPageXCTests: XCTestCase {
    func testReadsAPageOfAnotherScreen() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let page = ComposePage(app: try Launcher(app: fixture, screen: "Counter").launch())
        XCTAssertEqual(page.to.label, "x")
    }

    func testAsksForWhatIsNotThere() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let page = ComposePage(app: try Launcher(app: fixture, screen: "Counter").launch())
        XCTAssert(page.to.exists)
    }
}

/// The same in Swift Testing.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedStrayPageTests {
    enum Way: String, Sendable { case reads, asks }

    @Test(arguments: NestedCase.chosen(Way.self)) func usesAPageOfAnotherScreen(_ way: Way) throws {
        let page = ComposePage(app: try Launcher(app: fixture, screen: "Counter").launch())
        switch way {
        case .reads: #expect(page.to.label == "x")
        case .asks: #expect(page.to.exists)
        }
    }
}

/// The output of both libraries about them.
@Suite struct StrayPageRunTests {
    private static let words =
        #"ComposePage is the page object of the screen "Compose", but the app reports that it shows "Counter"."#

    @Test(arguments: [
        NestedCase("NestedStrayPageXCTests/testReadsAPageOfAnotherScreen", says: [words]),
        NestedCase("NestedStrayPageXCTests/testAsksForWhatIsNotThere", says: [words]),
        NestedCase("NestedStrayPageTests/uses", says: [words], way: "reads"),
        NestedCase("NestedStrayPageTests/uses", says: [words], way: "asks"),
    ])
    func aTestIsReported(_ nested: NestedCase) throws { try nested.check() }
}
