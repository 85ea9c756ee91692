import LunchProcess
import LunchTest
import LunchWire
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Pictures of apps that a test has launched, and those that failures get.
@Suite(.waiting) struct ScreenshotTests {
    @Test func anAppAndAnElementHaveScreenshots() throws {
        let app = try Launcher(app: fixture, screen: "Form").launch()
        let whole = try app.screenshot()
        #expect(whole.area == CellRect(column: 0, row: 0, columns: 80, rows: 24))
        #expect(whole.picture(.text).hasPrefix("Registration\nName\n"))
        #expect(whole.picture(.svg).contains(">Registration</text>"))
        let title = try app.staticTexts["title"].screenshot()
        #expect(title.area == CellRect(column: 0, row: 0, columns: 12, rows: 1))
        #expect(title.picture(.text) == "Registration\n")
        // The typed keys are handled before the picture is taken.
        try app.show("Counter")
        try app.typeText("aaa")
        #expect(try app.screenshot().picture(.text) == "count 3\n")
    }

    @Test func aFailureInLunchHasAPictureOfItsScreen() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lunch-pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let snapshot = folder.appending(path: "__Snapshots__/LoginTests/NestedPictureTests.differs.txt")
        try FileManager.default.createDirectory(
            at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("cells: 20×4\ncursor: 3,0\n|one\n".utf8).write(to: snapshot)
        let run = try Bundle.run(
            [
                "--testing-library", "swift-testing", "--filter", "NestedPictureTests", "--attachments-path",
                folder.path,
            ], environment: [NestedSnapshots.file: folder.appending(path: "LoginTests.swift").path])
        #expect(run.status == .exited(1))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        func pictures(_ name: String) throws -> [String] {
            try names.filter { $0.hasPrefix(name) }.map {
                try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
            }
        }
        // One of the property, and one of the action.
        let screens = try pictures("screen")
        #expect(screens.count == 2, "\(names) \(run.output)")
        #expect(screens.allSatisfy { $0.hasPrefix("<svg") && $0.contains(">Registration</text>") })
        // Of a snapshot that differs the old, the new, and both side by side.
        #expect(try pictures("recorded").map { $0.contains(">one</text>") } == [true])
        #expect(try pictures("received").map { $0.contains(">two</text>") } == [true])
        #expect(try pictures("difference").map { $0.contains(">one</text>") && $0.contains(">two</text>") } == [true])
    }
}

/// Runs in a bundle of its own.
@Suite(.lunch, .enabled(if: Bundle.isNested, Bundle.comment)) struct NestedPictureTests {
    @Test func fails() throws {
        let app = try Launcher(app: fixture, screen: "Form").launch()
        _ = app.buttons["absent"].label
        try app.staticTexts["absent"].tap()
    }

    @Test func differs() {
        let frame = TUIFrame.made(AccessibilityNode(.application), columns: 20, rows: 4, drawing: "two")
        expectSnapshot(of: frame, filePath: Bundle.variable(NestedSnapshots.file))
    }
}
