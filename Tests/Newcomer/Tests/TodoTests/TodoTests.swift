import LunchTest
import Testing

@Suite struct TodoTests {
    @Test func opensWithTwoItems() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.title.label == "Todo (1)")
        #expect(page.item("Buy milk").isSelected)
    }

    @Test func opensWithMockData() throws {
        let page = try Launcher().launch(TodoPage.self, userInfo: ["MOCK_JSON": ["items": [["title": "Rest"]]]])
        #expect(page.item("Rest").exists)
        #expect(page.app.checkBoxes.count == 1)
    }

    @Test func addsAnItem() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("a")
        try page.draft.typeText("Sleep\n")
        #expect(page.title.label == "Todo (2)")
        #expect(page.item("Sleep").value == "0")
    }

    @Test func marksAnItem() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press(.space)
        #expect(page.title.label == "Todo (0)")
    }

    @Test func drawsForANewSize() throws {
        let page = try Launcher().launch(TodoPage.self)
        page.app.resize(columns: 40, rows: 10)
        #expect(page.title.exists)
    }

    @Test func leavesWithZero() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("q")
        #expect(page.app.exitStatus == .success)
    }

    @Test func saysHowItFails() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("E")
        #expect(page.app.exitStatus == .exitCode(3))
        #expect(page.title.label == "Todo (1)")
    }

    @Test func waitsForAFrame() throws {
        let page = try Launcher().launch(TodoPage.self)
        let frame = try page.app.waitForFrame { $0.grid.text(row: 0) == "Todo (1)" }
        #expect(frame.screen == "Todo")
    }
}
