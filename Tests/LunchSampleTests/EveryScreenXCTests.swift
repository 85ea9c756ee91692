import LunchTest
import XCTest

/// The app opens on all that it lists, in XCTest.
final class EveryScreenXCTests: XCTestCase {
    func testEveryScreenOpens() async { await Launcher().expectEveryScreenOpens() }
}
