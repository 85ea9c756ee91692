import LunchTest
import Testing

/// An app on a framework that reads on a thread of its own, renders strings, keeps no views and blinks.
@Suite struct JournalTests {
    private static let mock: LunchJSON = [
        "entries": [
            ["title": "Monday", "text": "Rain.", "isPrivate": false],
            ["title": "Tuesday", "text": "Sun.", "isPrivate": true],
        ]
    ]

    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: .product("Journal"), screen: screen, mock: Self.mock).launch()
    }

    private func lines(_ app: TUIApplication) throws -> [String] { try app.settledFrame().grid.lines }

    @Test func mockDataAndAList() throws {
        let app = try launch("Start")
        #expect(app.staticTexts["count"].label == "2 entries")
        try app.buttons["Open"].tap()
        #expect(app.cells.count == 2)
        try app.press(.downArrow)
        #expect(app.cells["Tuesday"].isSelected)
        #expect(try lines(app)[3].hasPrefix("> Tuesday *"))
    }

    @Test func typingKeyByKeyAndADelayedAction() throws {
        let app = try launch("List")
        try app.press(.return)
        let title = app.textFields["title"]
        #expect(title.value == "Monday")
        var text = "Monday"
        for key in " in the rain" {
            try app.typeText(String(key))
            text.append(key)
            #expect(title.value == text)
            #expect(try lines(app)[2].contains(text))
        }
        try app.checkBoxes["private"].tap()
        #expect(app.checkBoxes["private"].value == "1")
        try app.buttons["Save"].tap()
        #expect(app.staticTexts["status"].label == "Saved")
        #expect(try lines(app)[9].hasSuffix("Saved"))
    }

    @Test func anAlert() throws {
        let app = try launch("List")
        try app.typeText("d")
        #expect(app.alerts["Delete “Monday”?"].exists)
        try app.alerts.buttons["No"].tap()
        #expect(app.cells.count == 2)
        try app.typeText("d")
        try app.alerts.buttons["Yes"].tap()
        #expect(app.cells.count == 1)
        #expect(try lines(app)[2].hasPrefix("> Tuesday *"))
    }

    @Test func anotherSize() throws {
        let app = try launch("List")
        #expect(try lines(app)[3].contains("Rain."))
        app.resize(columns: 50, rows: 12)
        #expect(try lines(app).allSatisfy { !$0.contains("Rain.") })
        app.resize(columns: 100, rows: 30)
        #expect(try lines(app)[3].contains("Rain."))
        #expect(app.frame.size == CellSize(columns: 100, rows: 30))
    }

    @Test func controlCLeaves() throws {
        let app = try launch("List")
        try app.typeKey("c", modifierFlags: .control)
        #expect(app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(app.exitStatus == .exitCode(0))
    }
}
