import LunchTest
import Testing

@testable import Todo

@Suite struct TodoTests {
    @Test func opensWithTwoItems() throws {
        let page = try Launcher().launch(TodoPage.self)
        #expect(page.title.label == "Todo (1)")
        #expect(page.item("Buy milk").isSelected)
        #expect(page.app.checkBoxes.count == 2)
    }

    @Test func opensWithMockData() throws {
        let page = try Launcher().launch(TodoPage.self, mock: ["items": [["title": "Rest"]]])
        #expect(page.item("Rest").exists)
        #expect(page.app.checkBoxes.count == 1)
    }

    @Test func opensWithMockDataOfTheApp() throws {
        let list = TodoList(items: [.init(title: "Rest"), .init(title: "Sleep", done: true)], index: 1)
        let page = try Launcher().launch(TodoPage.self, mock: .of(list))
        #expect(page.app.checkBoxes.element(matching: \.isSelected).label == "Sleep")
        #expect(page.app.checkBoxes.matching(\.value, "1").count == 1)
    }

    @Test func addsAnItem() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.add("Sleep")
        #expect(page.title.label == "Todo (2)")
        #expect(page.item("Sleep").value == "0")
        #expect(!page.draft.exists)
    }

    @Test func marksAnItem() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press(.space)
        #expect(page.title.label == "Todo (0)")
        try page.app.press(.down, .space)
        #expect(page.title.label == "Todo (1)")
    }

    @Test func drawsForANewSize() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.resize(columns: 40, rows: 10)
        #expect(page.title.exists)
        #expect(page.app.frame.size == CellSize(columns: 40, rows: 10))
    }

    @Test func goesToAnotherList() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.show(TodoPage.self, mock: .of(TodoList(items: [.init(title: "Rest")])))
        #expect(page.item("Rest").exists)
    }

    @Test func reportsThatItIsLateAfterAMinute() throws {
        let page = try Launcher(clock: .virtual).launch(TodoPage.self)
        try page.app.clock.advance(by: .seconds(59))
        #expect(!page.late.exists)
        try page.app.clock.advance(by: .seconds(1))
        #expect(page.late.exists)
    }

    @Test func leavesWithZero() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("q")
        #expect(try page.app.waitForExit() == .success)
    }

    @Test func leavesWithControlC() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press(.control("c"))
        #expect(try page.app.waitForExit() == .success)
    }

    @Test func reportsHowItFails() throws {
        let page = try Launcher().launch(TodoPage.self)
        try page.app.press("E")
        #expect(try page.app.waitForExit() == .exitCode(3))
        #expect(page.title.label == "Todo (1)")
    }

    @Test func waitsForAFrame() throws {
        let page = try Launcher().launch(TodoPage.self)
        let frame = try page.app.waitForFrame { $0.grid.text(row: 0) == "Todo (1)" }
        #expect(frame.text.contains("> [ ] Buy milk"))
        page.title.expect(\.label, is: "Todo (1)")
    }
}
