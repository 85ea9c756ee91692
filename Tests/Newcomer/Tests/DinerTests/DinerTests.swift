import LunchTest
import Testing

/// An app that asks the launcher which screen to open, and does nothing else for its tests.
@Suite(.lunch) struct DinerTests {
    @Test func ordersTwelveSoups() throws {
        let app = try Launcher(screen: "Order", mock: ["name": "Soup"]).launch()
        try app.typeText("12\n")
        app.text("12 × Soup").expectToExist()
    }

    struct OrderPage: PageObjectsRepresentable {
        static let screenName = "Order"
        let app: TUIApplication
        var title: TUIElement { app.text(/.+/, within: .row(0)) }
    }

    @Test(arguments: ["Soup", "Fish", "Crêpe"]) func aPageObjectReadsTexts(name: String) throws {
        let page = try Launcher().launch(OrderPage.self, mock: .of(["name": name]))
        #expect(page.title.label == "Order: \(name)")
    }

    @Test(arguments: try Launcher().screens()) func everyScreenOpens(_ screen: Launcher.Screen) throws {
        let app = try Launcher().launch(screen)
        #expect(app.text("Order: Porridge").exists)
    }

    @Test func opensByItself() throws {
        let app = try Launcher().launch()
        #expect(app.text("Welcome").exists)
        try app.typeText("\n")
        #expect(try app.waitForExit() == .success)
    }

    @Test func misspellsTheScreenOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Orders").launch()
        #expect(app.text("Soup").exists)
    }

    @Test func misspellsTheDataOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Order", mock: ["names": "Soup"]).launch()
        #expect(app.text("Soup").exists)
    }

    @Test func readsWhatIsNotThere() throws {
        let app = try Launcher(screen: "Order", mock: ["name": "Soup"]).launch()
        #expect(app.text("Order: soup").exists)
    }

    @Test func wantsAButtonOfAnAppThatLaunchesOnly() throws {
        let app = try Launcher(screen: "Order", mock: ["name": "Soup"]).launch()
        try app.buttons["Order"].tap()
    }
}
