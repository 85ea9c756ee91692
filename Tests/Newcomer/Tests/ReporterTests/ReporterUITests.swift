import LunchTest
import XCTest

/// A failure of a case of XCTest has the same lines.
final class ReporterUITests: XCTestCase {
    private static let registrations = Reporter().register()

    override class func setUp() { _ = registrations }

    func testIsReported() throws {
        let page = try Launcher(app: .product("Todo")).launch(TodoPage.self)
        XCTAssertEqual(page.title.label, "Todo (4)")
    }
}
