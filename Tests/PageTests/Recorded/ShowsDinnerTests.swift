import LunchTest
import Testing

/// Recorded by `lunch record LunchSample Breakfast --variant bread --size 80x24`.
@Suite(.lunch) struct ShowsDinnerTests {
    @Test func showsDinner() throws {
        let breakfast = try Launcher(app: .product("LunchSample")).launch(BreakfastPage.self, mock: .variant("bread"))
        let app = breakfast.app
        let dinner = DinnerPage(app: app)
        breakfast.menuLabel.expect(\.label, is: "Bread")
        try TUIEvents.runActivity(named: "Dinner") {
            try breakfast.dinner.tap()
            dinner.dinnerLabel.expect(\.label, is: "Dinner")
        }
    }
}
