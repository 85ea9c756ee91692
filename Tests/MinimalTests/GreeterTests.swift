import LunchTest
import Testing

@Suite(.lunch) struct GreeterTests {
    @Test func opensWithMockData() throws {
        let page = try Launcher().launch(GreeterPage.self, mock: ["name": "Ann"])
        #expect(page.name.value == "Ann")
        #expect(page.name.hasFocus)
        #expect(page.greeting.label == "")
        #expect(page.app.text("Name: Ann").exists)
    }

    @Test func opensByItself() throws {
        let app = try Launcher().launch()
        #expect(app.textFields["Name"].value == "")
    }

    @Test func greetsWhoeverHasTypedTheirName() throws {
        let page = try Launcher().launch(GreeterPage.self)
        try page.name.typeText("Jörg")
        #expect(page.name.value == "Jörg")
        try page.greet.tap()
        #expect(page.greet.hasFocus)
        #expect(page.greeting.label == "Hello, Jörg!")
        #expect(page.app.text("Hello, Jörg!", within: .row(2)).exists)
    }

    @Test func deletesCharactersAndPassesOverOtherKeys() throws {
        let page = try Launcher().launch(GreeterPage.self, mock: ["name": "Zoë"])
        try page.app.press(.up, .f(1), .f(5), .forwardDelete, .delete)
        #expect(page.name.value == "Zo")
        try page.name.clearText()
        #expect(page.name.value == "")
        try page.name.paste("Ben")
        #expect(page.name.value == "Ben")
    }

    @Test func followsTheSizeOfTheTerminal() throws {
        let page = try Launcher().launch(GreeterPage.self)
        for columns in [40, 100, 20] {
            try page.app.resize(columns: columns, rows: 10)
            #expect(page.name.frame == CellRect(column: 0, row: 0, columns: columns, rows: 1))
        }
        try page.name.typeText("Ann")
        #expect(page.name.value == "Ann")
    }

    @Test func leavesWithControlC() throws {
        let page = try Launcher().launch(GreeterPage.self)
        try page.app.press(.control("c"))
        #expect(try page.app.waitForExit() == .success)
    }

    @Test func reportsThatThereIsNoSuchScreen() throws {
        let error = #expect(throws: TUIError.self) { try Launcher(screen: "Greter").launch() }
        #expect(error?.message.contains("Greter") == true, "\(error?.message ?? "")")
        #expect(error?.message.contains("Greeter") == true)
    }
}
