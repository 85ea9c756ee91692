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
    @Test func readsAPageOfAnotherScreen() throws {
        let page = ComposePage(app: try Launcher(app: fixture, screen: "Counter").launch())
        #expect(page.to.label == "x")
    }

    @Test func asksForWhatIsNotThere() throws {
        let page = ComposePage(app: try Launcher(app: fixture, screen: "Counter").launch())
        #expect(page.to.exists)
    }
}

/// The output of both libraries about them.
@Suite struct StrayPageRunTests {
    @Test(arguments: [
        "NestedStrayPageXCTests/testReadsAPageOfAnotherScreen", "NestedStrayPageXCTests/testAsksForWhatIsNotThere",
        "NestedStrayPageTests/readsAPageOfAnotherScreen", "NestedStrayPageTests/asksForWhatIsNotThere",
    ])
    func aTestIsTold(_ test: String) throws {
        let words =
            #"ComposePage is the page object of the screen "Compose", but the app reports that it shows "Counter"."#
        try NestedCase(test, says: [words]).check()
    }
}
