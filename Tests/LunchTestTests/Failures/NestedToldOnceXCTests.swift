import Foundation
import LunchTest
import TestSupport
import XCTest

/// Cases that fail; each is run by another test, in a process of its own.
final class NestedToldOnceXCTests: XCTestCase {
    private var app = TUIApplication(fixture)

    override func setUpWithError() throws {
        guard Bundle.isNested else { return }
        app = try Launcher(app: fixture, screen: "Counter").launch()
    }

    func testReadsWhatIsNotThere() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        XCTAssertEqual(app.staticTexts["absent"].label, "x")
    }

    func testReadsAndFailsOtherwise() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        XCTAssertEqual(app.staticTexts["absent"].label, "")
        XCTAssertEqual(app.staticTexts["count"].label, "count 7")
    }

    func testThrows() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try app.buttons["absent"].tap()
    }

    func testCatchesAndFailsOtherwise() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        XCTFail("of its own")
    }

    func testCatchesAndThrowsOtherwise() throws {
        struct Other: Error {}
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        throw Other()
    }

    func testCatchesAndSkips() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        try? app.buttons["absent"].tap()
        throw XCTSkip("enough")
    }
}

/// The same with a printer that Lunch does not know, as if XCTest's were another: it has the failures printed as ever.
final class NestedOtherPrinterXCTests: XCTestCase {
    override func setUpWithError() throws {
        guard Bundle.isNested, let own = Self.ownPrinter else { return }
        XCTestObservationCenter.shared.removeTestObserver(own)
        XCTestObservationCenter.shared.addTestObserver(OtherPrinter(own))
    }

    func testReadsWhatIsNotThere() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        XCTAssertEqual(app.staticTexts["absent"].label, "x")
    }

    func testThrows() throws {
        try XCTSkipUnless(Bundle.isNested, Bundle.reason)
        let app = try Launcher(app: fixture, screen: "Counter").launch()
        try app.buttons["absent"].tap()
    }

    private static var ownPrinter: (any XCTestObservation)? {
        let center = Mirror(reflecting: XCTestObservationCenter.shared)
        guard let observers = center.children.first(where: { $0.label == "observers" })?.value else { return nil }
        return Mirror(reflecting: observers).children.lazy
            .flatMap { Mirror(reflecting: $0.value).children }
            .compactMap { $0.value as? any XCTestObservation }
            .first { "\(type(of: $0))" == "PrintObserver" }
    }
}

/// Prints what XCTest's own printer prints.
private final class OtherPrinter: NSObject, XCTestObservation {
    private let own: any XCTestObservation

    init(_ own: any XCTestObservation) { self.own = own }

    func testSuiteDidFinish(_ testSuite: XCTestSuite) { own.testSuiteDidFinish(testSuite) }

    func testCaseDidFinish(_ testCase: XCTestCase) { own.testCaseDidFinish(testCase) }

    func testCase(
        _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine line: Int
    ) {
        own.testCase(testCase, didFailWithDescription: description, inFile: filePath, atLine: line)
    }
}
