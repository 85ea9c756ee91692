import LunchTest
import Testing

@Suite(.lunch) struct MealsTests {
    @Test func lunch() throws {
        let page = try Launcher().launch(LunchPage.self)
        #expect(page.lunchLabel.label == "Lunch")
    }

    @Test func dinner() throws {
        let page = try Launcher().launch(DinnerPage.self)
        #expect(page.dinnerLabel.label == "Dinner")
    }

    @Test func withoutAScreenTheAppOpensAsEver() throws {
        let app = TUIApplication()
        try app.launch()
        #expect(LunchPage(app: app).lunchLabel.label == "Lunch")
    }

    @Test(arguments: ["Breakfast", "Lunch", "Dinner", "Locale"])
    func theTabBarLeadsToEveryScreen(_ screen: String) throws {
        let page = try Launcher().launch(DinnerPage.self)
        let tab = TabBarPage(app: page.app).tab(screen)
        try tab.tap()
        #expect(tab.isSelected)
        #expect(try page.app.settledFrame().screen == screen)
    }
}
