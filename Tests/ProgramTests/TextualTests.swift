import Foundation
import LunchTest
import Testing

/// A Textual app in Python.
@Suite(.lunch, .enabled(if: Program.pythonWithTextual != nil, "LUNCH_TEXTUAL names no Python that has Textual"))
struct TextualTests {
    let home: Home

    init() throws { home = try Home() }

    private static let app = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Apps/shopping.py")

    // Textual's loop has timers of its own, so that a frame is waited for.

    @Test func aListIsFilledAndChosenFrom() throws {
        let python = try #require(Program.pythonWithTextual)
        let app = try Launcher(
            app: .path(python), environment: home.environment, arguments: [Self.app.path], directory: home.path
        ).launchPatiently()
        var grid = try app.frame { $0.grid.row(of: "What do you need?") != nil }.grid
        #expect(items(grid) == ["bread", "butter"])

        try app.typeText("jam")
        grid = try app.frame { $0.grid.row(of: " jam") != nil }.grid
        #expect(grid.row(of: "What do you need?") == nil)

        // The button is right of the field, and looks pressed for a while.
        let row = try #require(grid.row(of: " Add"))
        let column = try #require((40..<80).first { grid[$0, row].text == "A" })
        try app.cell(column, row).tap()
        grid = try app.frame { items($0.grid) == ["bread", "butter", "jam"] }.grid
        #expect(grid.row(of: "What do you need?") != nil)

        try app.press(.tab, .down)
        try app.frame { marked($0.grid) == ["butter"] }
        try app.press(.down)
        try app.frame { marked($0.grid) == ["jam"] }
        try app.press(.return)
        try app.frame { $0.grid.row(of: "Chosen: jam") != nil }

        try app.press(.control("d"))
        #expect(app.exitStatus == .exitCode(7))
    }

    /// What the list below the field holds.
    private func items(_ grid: TUIGrid) -> [String] {
        grid.lines[3..<11].map(\.trimmed).filter { !$0.isEmpty }
    }

    /// The items whose background differs from that of the list.
    private func marked(_ grid: TUIGrid) -> [String] {
        let plain = grid[79, 10].style.background
        return (3..<11).flatMap { grid.texts(row: $0) { $0.background != plain } }
    }
}
