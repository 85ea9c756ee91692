import Foundation
import Testing

/// The page about any program shows the declarations that the tests of `fzf`, `lazygit` and `htop` use.
struct DeclaredProgramsTests {
    @Test func thePageShowsTheLinesOfTheTests() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let lines = try String(contentsOf: tests.appending(path: "Support/DeclaredPrograms.swift"), encoding: .utf8)
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        let page = try String(
            contentsOf: package.appending(path: "Sources/LunchTest/LunchTest.docc/ScreenElements.md"), encoding: .utf8)
        let isShown = page.contains("```swift\n\(lines.replacing("import LunchTest\n\n", with: ""))```")
        #expect(isShown)
    }
}
