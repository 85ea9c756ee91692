import LunchTest
import TestSupport
import Testing

/// Elements of an app that renders text and knows no positions: their frames are where the marks of its text are.
@Suite(.waiting) struct MarkedElementTests {
    private let app: TUIApplication

    init() throws { app = try Launcher(app: fixture, screen: "Marked", size: CellSize(columns: 40, rows: 12)).launch() }

    private var list: TUIElement { app.tables["list"] }
    private var save: TUIElement { app.buttons["save"] }
    private func row(_ number: Int) -> TUIElement { app.cells["row-\(number)"] }

    private static func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
        CellRect(column: column, row: row, columns: columns, rows: rows)
    }

    @Test func framesAreWhereTheTextIs() throws {
        let open = row(3).buttons["open"]
        #expect(
            [save.frame, list.frame, row(3).frame, open.frame]
                == [Self.rect(12, 8, 8, 1), Self.rect(13, 2, 14, 5), Self.rect(13, 5, 14, 1), Self.rect(21, 5, 6, 1)])
        #expect(row(3).isHittable)
        // Nobody sees marks.
        let grid = try app.settledFrame().grid
        #expect(grid.text.unicodeScalars.allSatisfy { $0.value < 0xE0000 })
        #expect(grid.text(row: 8) == "            [ Save ]")
        #expect(app.text("Row 3   [open]").frame == Self.rect(13, 5, 14, 1))
        #expect(grid[12, 8] == TUICell(text: "["))
        // A tap meets the text.
        try save.tap()
        #expect(app.line("note") == "click 16 9")
        try row(2).buttons["open"].tap()
        #expect(app.line("note") == "click 24 5")
        #expect(app.staticTexts["note"].frame == Self.rect(12, 0, 10, 1))
        // Frames follow the size.
        try app.resize(columns: 60, rows: 12)
        #expect(save.frame == Self.rect(22, 8, 8, 1))
        try row(0).buttons["open"].tap()
        #expect(app.line("note") == "click 34 3")
        try app.resize(columns: 20, rows: 6)
        #expect(list.frame == Self.rect(3, 2, 14, 4))
        #expect(save.exists && save.frame == .zero && !save.isHittable)
    }

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let keys: [String]
        /// The places of the list, of rows, and of the buttons in rows.
        let list: CellRect
        var rows: [Int: CellRect] = [:]
        var buttons: [Int: CellRect] = [:]
    }

    private static let cases = [
        Case(
            testDescription: "longer lines", keys: ["b"], list: rect(13, 2, 24, 5), buttons: [1: rect(31, 3, 6, 1)]),
        Case(testDescription: "shorter lines", keys: ["b", "b"], list: rect(13, 2, 14, 5)),
        Case(
            testDescription: "scrolled", keys: ["j", "j", "j"], list: rect(13, 2, 14, 5),
            rows: [2: .zero, 3: rect(13, 2, 14, 1)], buttons: [7: rect(21, 6, 6, 1)]),
        Case(
            testDescription: "a line that was cut ends its marks", keys: ["c"], list: rect(13, 2, 13, 5),
            rows: [1: rect(13, 3, 13, 1), 2: rect(13, 4, 13, 1)]),
    ]

    @Test(arguments: cases) private func framesFollowTheLines(_ given: Case) throws {
        for key in given.keys { try app.typeText(key) }
        #expect(list.frame == given.list)
        for (number, frame) in given.rows {
            #expect(row(number).exists && row(number).frame == frame && row(number).isHittable == (frame != .zero))
        }
        for (number, frame) in given.buttons { #expect(row(number).buttons["open"].frame == frame) }
        #expect(save.frame == Self.rect(12, 8, 8, 1))
    }

    @Test func anAlertHidesWhatItLiesOver() throws {
        try app.typeText("a")
        #expect(app.alerts["alert"].frame == Self.rect(13, 3, 14, 2))
        #expect(!row(1).isHittable && row(1).frame == .zero)
        #expect(row(0).frame == Self.rect(13, 2, 14, 1))
        let error = #expect(throws: TUIError.self) { try save.tap() }
        #expect(error?.kind == .unreachable)
        try app.buttons["yes"].tap()
        #expect(app.line("note") == "click 20 5")
        #expect(row(1).isHittable)
    }

    @Test func whatHasNoMarksOnTheScreenHasNoPlace() throws {
        let away = app.buttons["away"]
        #expect(away.exists && !away.isHittable && away.frame == .zero)
        let error = #expect(throws: TUIError.self) { try away.tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.description.contains(
                """
                app.buttons["away"] has no place on the screen: button "away", label "Away", (0, 0) 0×0.
                The app publishes no frame for it, and no marks of "away" are on the screen.
                Is it drawn, and marked? In Swift, that is marked(_:identifier:) of its AccessibilityPublisher around the text.

                """) == true, "\(error?.description ?? "")")
        let nameless = #expect(throws: TUIError.self) { try app.buttons["Nameless"].tap() }
        #expect(
            nameless?.description.contains(
                "The app publishes neither its frame nor an identifier, so marks can't locate it.")
                == true, "\(nameless?.description ?? "")")
    }
}
