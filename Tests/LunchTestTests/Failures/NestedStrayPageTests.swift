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
    private static let words =
        #"ComposePage is the page object of the screen "Compose", but the app reports that it shows "Counter"."#

    @Test(arguments: ["testReadsAPageOfAnotherScreen", "testAsksForWhatIsNotThere"])
    func aCaseOfXCTestIsTold(_ test: String) throws {
        let output = try Bundle.run(["LunchTestTests.NestedStrayPageXCTests/\(test)"]).output
        #expect(output.contains(Self.words), "\(output)")
    }

    @Test(arguments: ["readsAPageOfAnotherScreen", "asksForWhatIsNotThere"])
    func aTestOfSwiftTestingIsTold(_ test: String) throws {
        let output = try Bundle.run(
            ["--testing-library", "swift-testing", "--filter", "NestedStrayPageTests/\(test)"]
        ).output
        #expect(output.contains(Self.words), "\(output)")
    }
}
