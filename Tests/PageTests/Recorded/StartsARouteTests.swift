import LunchTest
import XCTest

/// Recorded by `lunch record FootStepMeter Home --variant walk --locale en_US --size 80x24`.
final class StartsARouteTests: XCTestCase {
    func testStartsARoute() throws {
        let home = try Launcher(app: .product("FootStepMeter"), locale: "en_US")
            .launch(HomePage.self, mock: .variant("walk"))
        try home.titleField.typeText("Ginza")
        try home.start.tap()
        expect(home.stop, \.isEnabled, is: true)
    }
}
