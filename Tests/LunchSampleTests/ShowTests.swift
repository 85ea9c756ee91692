import LunchTest
import Testing

/// The sample goes to any of its screens without being launched anew.
@Suite(.lunch) struct ShowTests {
    @Test func everyScreenAfterTheOther() throws {
        let app = try Launcher().launch(LunchPage.self).app
        #expect(try app.show(BreakfastPage.self, mock: ["menu": "Bread"]).menuLabel.label == "Bread")
        #expect(try app.show(DinnerPage.self).dinnerLabel.label == "Dinner")
        #expect(TabBarPage(app: app).tab("Dinner").isSelected)
        #expect(try app.show(BreakfastPage.self).menuLabel.label == "")
        #expect(try app.show(LocalePage.self).localeLabel.exists)
        #expect(try app.show(LunchPage.self).lunchLabel.label == "Lunch")
    }

    @Test func whatCannotBeShownLeavesTheAppWhereItIs() throws {
        let page = try Launcher().launch(BreakfastPage.self, mock: ["menu": "Bread"])
        let error = #expect(throws: TUIError.self) { try page.app.show(BreakfastPage.self, mock: ["menu": 1]) }
        #expect(
            error?.message.hasPrefix(
                """
                LunchSample did not open on the screen "Breakfast".
                MOCK_JSON.menu in the user info is a number, not a string.
                """) == true, "\(error?.message ?? "")")
        #expect(page.menuLabel.label == "Bread")
    }

    @Test func timePassesAsTheTestReports() throws {
        let app = try Launcher(clock: .virtual).launch(LunchPage.self).app
        try app.clock.advance(by: .seconds(3600))
        #expect(app.clock.now == .seconds(3600))
        #expect(LunchPage(app: app).lunchLabel.label == "Lunch")
    }
}
