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
        let (field, list) = (app.textFields.element, app.tables.element)
        let current = list.cells.element(matching: \.isSelected)
        expect(field, \.value, is: "What do you need?", timeout: .patience)
        #expect(list.cells.labels == ["bread", "butter"])

        try field.typeText("jam")
        expect(field, \.value, is: "jam", timeout: .patience)

        // The button looks pressed for a while.
        try app.buttons["Add"].tap()
        expect(list.cells["jam"], \.exists, is: true, timeout: .patience)
        expect(app.text("What do you need?"), \.exists, is: true, timeout: .patience)
        #expect(list.cells.labels == ["bread", "butter", "jam"])

        try app.press(.tab, .down)
        expect(current, \.label, is: "butter", timeout: .patience)
        try app.press(.down)
        expect(current, \.label, is: "jam", timeout: .patience)
        try app.press(.return)
        expect(app.text("Chosen: jam"), \.exists, is: true, timeout: .patience)

        try app.press(.control("d"))
        #expect(try app.waitForExit() == .exitCode(7))
    }
}
