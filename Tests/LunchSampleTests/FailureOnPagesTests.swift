import LunchDriver
import LunchTest
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The failure that the README and the page about failures show, against the one that the README's test produces.
@Suite(.waiting) struct FailureOnPagesTests {
    /// The page of the README, with the slip that it tells of.
    private struct BreakfastPage: PageObjectsRepresentable {
        static let screenName = "Breakfast"
        let app: TUIApplication
        var menuLabel: TUIElement { app.staticTexts["menuLable"] }
    }

    @Test(arguments: ["README.md", "Sources/LunchTest/LunchTest.docc/Failures.md"])
    func theFailureIsTheOneThatIsProduced(path: String) throws {
        let shown = try failure(in: path)
        #expect(shown.count > 2)
        let page = try Launcher().launch(BreakfastPage.self, mock: ["menu": "Bread"])
        let failures = FailureReporter.taking { _ = page.menuLabel.label }
        let produced = failures.first?.message.split(separator: "\n", omittingEmptySubsequences: false) ?? []
        let isCut = shown.last == "…"
        #expect(
            Array(produced.prefix(isCut ? shown.count - 1 : .max)) == (isCut ? shown.dropLast() : shown).map { $0[...] }
        )
    }

    /// The lines of the first failure on a page, without the line of the test library and its indentation.
    private func failure(in path: String, file: String = #filePath) throws -> [String] {
        var package = URL(filePath: file)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let text = String(decoding: try Data(contentsOf: package.appending(path: path)), as: UTF8.self)
        let block = text.split(separator: "```text\n✘ Test ").dropFirst().first?.split(separator: "\n```").first
        let lines = (block ?? "").split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        return lines.map { String($0.dropFirst(2)) }
    }
}
