import LunchTest
import TestSupport
import Testing

/// An app on a framework that owns the main thread, reads by a source of dispatch, and keeps its views to itself.
@Suite(.waiting) struct GroceriesTests {
    private static let mock: LunchJSON = [
        "items": [
            ["name": "Tea", "amount": "1 box", "isBought": false],
            ["name": "Rice", "amount": "2 kg", "isBought": true],
        ]
    ]

    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: .product("Groceries"), screen: screen, mock: .of(Self.mock)).launch()
    }

    private func lines(_ app: TUIApplication) throws -> [String] { try app.settledFrame().grid.lines }

    @Test func mockDataAndPressing() throws {
        let app = try launch("Start")
        #expect(app.staticTexts["1 item to buy"].exists)
        try app.buttons["Show list"].tap()
        #expect(app.cells.count == 2)
        #expect(app.cells.element(boundBy: 0).isSelected)
        #expect(app.staticTexts["amount"].label == "Amount: 1 box")
        try app.typeText("\u{1B}[B")
        #expect(app.staticTexts["state"].label == "In the basket")
        #expect(try lines(app)[4].contains("In the basket"))
        #expect(app.cells["✓ Rice"].isSelected)
    }

    @Test func typingKeyByKeyAndADelayedAction() throws {
        let app = try launch("Edit")
        let name = app.textFields["name"]
        #expect(name.value == "Tea")
        var text = "Tea"
        for key in " with 2 lemons" {
            try app.typeText(String(key))
            text.append(key)
            #expect(name.value == text)
            #expect(try lines(app)[3].hasPrefix(" Name   \(text)_"))
        }
        try app.checkBoxes["bought"].tap()
        #expect(app.checkBoxes["bought"].value == "1")
        try app.buttons["Save"].tap()
        #expect(app.staticTexts["status"].label == "Saved")
        #expect(try lines(app)[11] == " Saved")
        try app.buttons["Back"].tap()
        #expect(app.cells["✓ \(text)"].isSelected)
    }

    @Test func anAlert() throws {
        let app = try launch("List")
        try app.buttons["Remove"].tap()
        #expect(app.alerts["Remove"].exists)
        #expect(try lines(app).contains { $0.contains("Remove Tea from the list?") })
        try app.alerts.buttons["Cancel"].tap()
        #expect(!app.alerts.firstMatch.exists)
        #expect(app.cells.count == 2)
        try app.buttons["Remove"].tap()
        try app.alerts.buttons["Remove"].tap()
        #expect(app.cells.count == 1)
    }

    @Test func anotherSizeAndAnotherScreen() throws {
        let app = try launch("List")
        #expect(app.staticTexts["amount"].exists)
        try app.resize(columns: 40, rows: 12)
        #expect(!app.staticTexts["amount"].exists)
        #expect(try lines(app).allSatisfy { !$0.contains("Amount") })
        try app.resize(columns: 90, rows: 30)
        #expect(app.staticTexts["amount"].frame.origin == app.text("Amount: 1 box").frame.origin)
        #expect(try lines(app)[3].hasSuffix("Amount: 1 box"))
        try app.show("Edit", mock: ["items": [["name": "Salt", "amount": "1 kg", "isBought": false]]])
        #expect(app.textFields["name"].value == "Salt")
    }

    @Test func controlCLeaves() throws {
        let app = try launch("List")
        try app.typeKey("c", modifierFlags: .control)
        #expect(app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(try app.waitForExit() == .exitCode(0))
    }
}
