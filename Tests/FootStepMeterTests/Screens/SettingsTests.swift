import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct SettingsTests {
    private let page: SettingsPage

    init() throws { page = try Launcher().launch(SettingsPage.self, mock: .of(MockData.twoRoutes)) }

    @Test func hasItsTitleAndTwoRows() {
        #expect(page.title.exists)
        #expect(page.rows.allElementsBoundByIndex.map(\.label) == ["FOOTPRINT HISTORY", "ABOUT APP"])
        #expect(TabBarPage(app: page.app).tab("Settings").isSelected)
    }

    @Test func theFirstRowLeadsToTheHistoryAndBack() throws {
        try page.historyRow.tap()
        let history = FootprintHistoryPage(app: page.app)
        #expect(history.title.exists)
        #expect(history.row("test1: 1 point").exists)
        try TabBarPage(app: page.app).backButton.tap()
        #expect(page.title.exists)
    }

    @Test func theSecondRowLeadsToAboutByKeys() throws {
        try page.app.press(.down, .return)
        #expect(AboutPage(app: page.app).nameLabel.exists)
        try page.app.press(.escape)
        #expect(page.title.exists)
        #expect(page.aboutRow.isSelected)
    }
}
