import LunchTest
import Testing

/// An app that asks the launcher which screen to open, and does nothing else for its tests.
@Suite(.lunch) struct DinerTests {
    @Test func asksHowManyBreads() throws {
        let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
        try app.typeText("2\n")
        app.text("2 × Bread").expectToExist()
    }

    struct BreakfastPage: PageObjectsRepresentable {
        static let screenName = "Breakfast"
        let app: TUIApplication
        var title: TUIElement { app.text(/.+/, within: .row(0)) }
    }

    @Test(arguments: ["Bread", "Fish", "Crêpe"]) func aPageObjectReadsTexts(menu: String) throws {
        let page = try Launcher().launch(BreakfastPage.self, mock: .of(["menu": menu]))
        #expect(page.title.label == "Breakfast: \(menu)")
    }

    @Test(arguments: try Launcher().screens()) func everyScreenOpens(_ screen: Launcher.Screen) throws {
        let app = try Launcher().launch(screen)
        #expect(app.text("Breakfast: Porridge").exists)
    }

    @Test func opensByItself() throws {
        let app = try Launcher().launch()
        #expect(app.text("Welcome").exists)
        try app.typeText("\n")
        #expect(try app.waitForExit() == .success)
    }

    @Test func misspellsTheScreenOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Breakfst").launch()
        #expect(app.text("Bread").exists)
    }

    @Test func misspellsTheDataOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Breakfast", mock: ["menue": "Bread"]).launch()
        #expect(app.text("Bread").exists)
    }

    @Test func readsWhatIsNotThere() throws {
        let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
        #expect(app.text("Breakfast: bread").exists)
    }

    @Test func wantsAButtonOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Breakfast", mock: ["menu": "Bread"]).launch()
        try app.buttons["Order"].tap()
    }
}
