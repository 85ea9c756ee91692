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
        field.expect(\.value, is: "What do you need?", timeout: .patience)
        #expect(list.cells.labels == ["bread", "butter"])

        try field.typeText("jam")
        field.expect(\.value, is: "jam", timeout: .patience)

        // The button looks pressed for a while.
        try app.buttons["Add"].tap()
        list.cells["jam"].expectToExist(timeout: .patience)
        app.text("What do you need?").expectToExist(timeout: .patience)
        #expect(list.cells.labels == ["bread", "butter", "jam"])

        try app.press(.tab, .down)
        current.expect(\.label, is: "butter", timeout: .patience)
        try app.press(.down)
        current.expect(\.label, is: "jam", timeout: .patience)
        try app.press(.return)
        app.text("Chosen: jam").expectToExist(timeout: .patience)

        try app.press(.control("d"))
        #expect(try app.waitForExit() == .exitCode(7))
    }
}
