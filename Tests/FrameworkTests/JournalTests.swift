import LunchTest
import TestSupport
import Testing

/// An app on a framework that reads on a thread of its own, renders strings, keeps no views and blinks.
@Suite(.waiting) struct JournalTests {
    private static let mock: LunchJSON = [
        "entries": [
            ["title": "Monday", "text": "Rain.", "isPrivate": false],
            ["title": "Tuesday", "text": "Sun.", "isPrivate": true],
        ]
    ]

    private func launch(_ screen: String) throws -> TUIApplication {
        try Launcher(app: .product("Journal"), screen: screen, mock: .of(Self.mock)).launch()
    }

    private func lines(_ app: TUIApplication) throws -> [String] { try app.settledFrame().grid.lines }

    @Test func mockDataAndAList() throws {
        let app = try launch("Start")
        #expect(app.staticTexts["count"].label == "2 entries")
        try app.buttons["Open"].tap()
        #expect(app.cells.count == 2)
        try app.press(.downArrow)
        #expect(app.cells["entry-1"].isSelected)
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
        try app.resize(columns: 50, rows: 12)
        #expect(try lines(app).allSatisfy { !$0.contains("Rain.") })
        try app.resize(columns: 100, rows: 30)
        #expect(try lines(app)[3].contains("Rain."))
        #expect(app.frame.size == CellSize(columns: 100, rows: 30))
    }

    @Test func anotherScreen() throws {
        let app = try launch("Start")
        try app.resize(columns: 70, rows: 20)
        try app.show("List", mock: ["entries": [["title": "Friday", "text": "Snow.", "isPrivate": false]]])
        #expect(app.cells["entry-0"].label == "Friday")
        #expect(app.cells.count == 1)
        #expect(try lines(app)[2].hasPrefix("> Friday"))
        try app.typeText("n")
        #expect(app.textFields["title"].frame == CellRect(column: 0, row: 1, columns: 64, rows: 3))
        try app.show("Start")
        #expect(app.staticTexts["count"].label == "3 entries")
    }

    /// The framework knows no positions: the marks around its texts tell them, in the middle of the window and in a list.
    @Test func elementsAreWhereTheirTextIs() throws {
        let app = try launch("Start")
        for columns in [80, 51] {
            try app.resize(columns: columns, rows: 24)
            for (identifier, text) in [("open", "> Open"), ("quit", "Quit"), ("count", "2 entries")] {
                let element = app.descendants(matching: .any)[identifier]
                #expect(element.frame.origin.row == app.text(text).frame.origin.row)
                #expect(app.text(text).frame.intersection(element.frame) == app.text(text).frame)
            }
        }
        try app.buttons["open"].tap()
        try app.typeText("d")
        let alert = app.alerts.firstMatch
        #expect(try lines(app)[alert.frame.origin.row].contains("╭─"))
        #expect(app.buttons["yes"].frame == app.text("[ Yes ]").frame)
        #expect(alert.frame.intersection(app.buttons["yes"].frame) == app.buttons["yes"].frame)
        #expect(try app.settledFrame().grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
    }

    @Test func controlCLeaves() throws {
        let app = try launch("List")
        try app.typeKey("c", modifierFlags: .control)
        #expect(app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(try app.waitForExit() == .exitCode(0))
    }
}
