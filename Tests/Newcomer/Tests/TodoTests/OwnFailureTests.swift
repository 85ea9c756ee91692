import LunchTest
import Testing

/// Expectations of the test's own that fail: each shows what was asked last, and the screen.
@Suite(.lunch) struct OwnFailureTests {
    @Test func expectsAnotherLabel() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.title.label == "Todo (4)")
    }

    @Test func misspellsAnItem() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.item("Buy silk").exists)
    }

    @Test func countsWrong() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.app.checkBoxes.count == 4)
    }

    @Test func waitsInVain() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(try page.item("Sleep").waitForExistence(timeout: 0.05))
    }

    @Test func actsAndExpectsSomethingElse() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.item("Buy milk").isSelected)
        try page.app.press(.down)
        #expect(Bool(false))
    }

    @Test func throwsAnErrorOfItsOwn() throws {
        struct NoSuchThing: Error {}
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.title.exists)
        throw NoSuchThing()
    }

    @Test func failsInAPageObject() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.save()
    }

    @Test func readsInAPageObject() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.saveLabel == "Save")
    }

    @Test func knowsAnIssue() throws {
        let page = try Launcher().launch(TodoPage.self)
        withKnownIssue { #expect(page.title.label == "Todo (4)") }
    }
}

/// The apps of a suite with the trait live as long as their test.
@Suite(.lunch) struct AppOfTheTestTests {
    private let app = TUIApplication()

    @Test func aPropertyMeansTheAppOfTheTest() throws {
        try TUIApplication().launch()
        #expect(app.staticTexts["title"].label == "Todo (1)")
        try app.press(.space)
        #expect(TUIApplication().staticTexts["title"].label == "Todo (0)")
    }

    @Test(arguments: ["Rest", "Sleep", "Rest"]) func eachCaseHasItsOwn(item: String) throws {
        _ = try Launcher().launch(TodoPage.self, mock: ["items": [["title": .string(item)]]])
        #expect(app.checkBoxes.count == 1)
        #expect(app.checkBoxes[item].exists)
    }

    @Test func crashesAndNothingRefersToIt() throws {
        try Launcher().launch(TodoPage.self).app.press("C")
    }

    @Test func severalCouldBeMeant() throws {
        _ = try Launcher().launch(TodoPage.self)
        _ = try Launcher().launch(TodoPage.self)
        #expect(app.staticTexts["title"].label == "Todo (1)")
    }
}

/// Without the trait a failure shows the screen where the library asks for a description of the element.
@Suite struct BareFailureTests {
    @Test func misspellsAnItemWithoutTheTrait() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.item("Buy silk").exists)
    }

    @Test func countsWrongWithoutTheTrait() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.app.checkBoxes.count == 4)
    }

    @Test func dropsTheApp() throws {
        try TUIApplication().launch()
        try TUIApplication().press(.down)
    }

    @Test func anotherHandleMeansTheSameApp() throws {
        let app = try Launcher(screen: "Todo").launch()
        try TUIApplication().press(.space)
        #expect(app.staticTexts["title"].label == "Todo (0)")
    }
}
