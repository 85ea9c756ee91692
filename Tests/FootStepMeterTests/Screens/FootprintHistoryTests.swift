import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct FootprintHistoryTests {
    private let launcher = Launcher()

    @Test func listsTheRoutesTheNewestFirst() throws {
        let page = try launcher.launch(FootprintHistoryPage.self, mock: .of(MockData.twoRoutes))
        #expect(page.rows.allElementsBoundByIndex.map(\.label) == ["test1: 1 point", "test2: 3 points"])
        let tabs = TabBarPage(app: page.app)
        #expect(tabs.tab("Settings").isSelected)
        try tabs.backButton.tap()
        #expect(SettingsPage(app: page.app).title.exists)
    }

    @Test func aRowIsDeletedOnceThatIsConfirmed() throws {
        let page = try launcher.launch(FootprintHistoryPage.self, mock: .of(MockData.twoRoutes))
        let alert = AlertPage(app: page.app)
        try page.row("test2: 3 points").tap()
        #expect(alert.alert.label == "Delete this route?")
        #expect(alert.message.label == "test2: 3 points")
        try alert.button("Cancel").tap()
        #expect(page.row("test2: 3 points").exists)

        try page.row("test2: 3 points").tap()
        try alert.button("Delete").tap()
        #expect(!page.row("test2: 3 points").exists)
        #expect(page.row("test1: 1 point").exists)
    }

    @Test func theLastRowLeavesALineThatReportsSo() throws {
        let page = try launcher.launch(FootprintHistoryPage.self, mock: .of(MockData.points(["test1"])))
        #expect(page.hintLabel.label == "Choose a route to delete it.")
        try page.app.press(.return, .tab, .return)
        #expect(page.hintLabel.label == "No route has been recorded yet.")
    }

    @Test func mayBeEmpty() throws {
        let page = try launcher.launch(
            FootprintHistoryPage.self, mock: .userInfo(["MOCK_JSON": "{\"footprints\": []}"]))
        #expect(page.hintLabel.label == "No route has been recorded yet.")
        #expect(!page.routes.exists)
    }

    @Test func aRouteThatCannotBeDeletedStays() throws {
        var mock = MockData.twoRoutes
        mock.failure = "The disk is full."
        let page = try launcher.launch(FootprintHistoryPage.self, mock: .of(mock))
        let alert = AlertPage(app: page.app)
        try page.row("test1: 1 point").tap()
        try alert.button("Delete").tap()
        #expect(alert.message.label == "The disk is full.")
        try alert.button("OK").tap()
        #expect(page.row("test1: 1 point").exists)
    }

    @Test func aLongListScrollsToTheRowThatIsAskedFor() throws {
        let page = try launcher.launch(
            FootprintHistoryPage.self, mock: .of(MockData.points((1...10_000).map { "Route \($0)" })))
        #expect(page.rows.count == 10_000)
        let row = page.row("Route 9000: 1 point")
        #expect(!row.isHittable)
        try row.tap()
        #expect(AlertPage(app: page.app).message.label == "Route 9000: 1 point")
        try page.app.press(.escape)
        #expect(row.isHittable)
        #expect(row.isSelected)
    }
}
