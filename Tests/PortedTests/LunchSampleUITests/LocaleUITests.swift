import LunchTest
import XCTest

class LocaleUITests: XCTestCase {
    private var app: TUIApplication!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        app = TUIApplication()
    }

    func testJapan() throws {
        let page = try launch(in: "ja_JP")
        XCTAssertEqual(page.languageLabel.label, "ja")
        XCTAssertEqual(page.regionLabel.label, "JP")
        XCTAssertEqual(page.localeLabel.label, "ja_JP")
    }

    func testUnitedStates() throws {
        let page = try launch(in: "en_US")
        XCTAssertEqual(page.languageLabel.label, "en")
        XCTAssertEqual(page.regionLabel.label, "US")
        XCTAssertEqual(page.localeLabel.label, "en_US")
    }

    private func launch(in locale: String) throws -> LocalePage {
        app.launchEnvironment["LAUNCH_SCREEN"] = LocalePage.screenName
        app.launchEnvironment["LAUNCH_LOCALE"] = locale
        try app.launch()
        return LocalePage(app: app)
    }
}
