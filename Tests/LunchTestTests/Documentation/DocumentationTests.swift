import LunchTest
import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The code and the links of the README and of all pages, against the compiler and the files.
@Suite struct DocumentationTests {
    @Test(arguments: DocumentationGroup.all) func everySwiftBlockCompiles(group: DocumentationGroup) throws {
        let complaints = try group.complaints()
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func theAppOfThePageAboutPublishingRuns() throws {
        let page = try DocumentationPage(path: "Sources/Lunch/Lunch.docc/Publishing.md")
        let source = try #require(page.sources.first)
        let complaints = try Typecheck.build(source, with: ["Lunch", "LunchWire"]) { path in
            let app = try Launcher(app: .path(path), screen: "SignUp").launch()
            #expect(!app.buttons["GO"].isEnabled)
            try app.textFields["name"].typeText("Jane")
            #expect(app.textFields["name"].value == "Jane")
            #expect(app.buttons["GO"].isEnabled)
            try app.buttons["GO"].tap()
            #expect(app.staticTexts["greeting"].label == "Hello, Jane!")
            try app.resize(columns: 40, rows: 10)
            #expect(app.frame.size == CellSize(columns: 40, rows: 10))
            try app.press(.control("c"))
            #expect(try app.waitForExit() == .success)
        }
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func everyPageIsLookedAt() throws {
        let pages = try DocumentationPage.paths.map(DocumentationPage.init(path:))
        #expect(pages.count > 15)
        #expect(pages.flatMap(\.mistakes) == [])
        // The blocks that the compiler was given are all that a search for the fences finds.
        let fences = pages.map { $0.text.matches(of: /(?im)^\s*[`~]{3,}\s*swift/).count }
        #expect(pages.map(\.blockCount) == fences)
        #expect(fences.reduce(0, +) > 50)
        // Each run of the compiler costs what many blocks cost: few of them look at all blocks.
        let sources = pages.flatMap(\.sources)
        #expect(DocumentationGroup.all.flatMap(\.sources).sorted() == sources.sorted())
        #expect(DocumentationGroup.all.count < sources.count / 3)
        // The README is short.
        let readme = try DocumentationPage(path: "README.md").text
        #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 131)
    }

    @Test(arguments: DocumentationPage.paths + ["CONTRIBUTING.md", "Sources/MAP.md"])
    func everyLinkLeadsToAFile(path: String) throws {
        let page = try DocumentationPage(path: path)
        let folder = DocumentationPage.package().appending(path: path).deletingLastPathComponent()
        let dead = page.links.filter { !FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
        #expect(dead == [])
    }

    /// The complaints of the compiler about the blocks of a page, which are one group.
    private func complaints(of page: DocumentationPage) throws -> String? {
        let groups = DocumentationGroup.groups(of: page.sources)
        #expect(groups.count == 1)
        return try groups.first?.complaints()
    }

    /// A block knows nothing of the others, and what does not compile is noticed at its line.
    @Test(arguments: [
        ("struct Menu { var price = 1 }", "func example() -> Menu { Menu() }", "cannot find type 'Menu' in scope"),
        ("extension Int { var price: Int { self } }", "func example() { _ = 1.price }", "no member 'price'"),
        ("protocol Priced {}", "struct Bread: Priced {}", "cannot find type 'Priced' in scope"),
        ("func price() {}", "func example() { price() }", "cannot find 'price' in scope"),
    ]) func aBlockKnowsNothingOfTheOthers(first: String, second: String, complaint: String) throws {
        let page = DocumentationPage(
            path: "Page.md", text: "```swift\n\(first)\n```\n```swift\nstruct Menu {}\n```\n```swift\n\(second)\n```\n")
        let complaints = try #require(try complaints(of: page))
        #expect(complaints.contains("Page.md:8:") && !complaints.contains("Page.md:2:"), "\(complaints)")
        #expect(complaints.contains(complaint), "\(complaints)")
    }

    @Test(arguments: [
        "import Testing\nfunc example() {}", "let price = 1", "print(1)", "extension Int: Error {}",
        "public struct Menu {}",
        "private struct Menu {}", "@main struct Menu { static func main() {} }", "@main\nstruct Menu {}",
    ]) func aBlockThatReportsMoreIsLookedAtAlone(block: String) {
        let page = DocumentationPage(
            path: "Page.md",
            text: "```swift\nfunc example() {}\n```\n```swift\n\(block)\n```\n```swift\n\(block)\n```\n")
        let groups = DocumentationGroup.groups(of: page.sources).map(\.sources.count)
        #expect(groups == (block.hasPrefix("import") ? [1, 2] : [1, 1, 1]))
    }

    @Test(arguments: [
        ("```\nlet a = 1\n```", "which is none of"),
        ("```Swift\nlet a = 1\n```", "which is none of"),
        ("<!-- insde: func example() -->\n```swift\n```", "no context"),
        ("```swift\nlet a = 1\n", "does not end"),
        ("<!-- continues -->", "no block follows"),
    ]) func whatMightHideABlockIsAMistake(text: String, mistake: String) {
        let page = DocumentationPage(path: "Page.md", text: text)
        #expect(page.mistakes.map { $0.contains(mistake) } == [true])
    }

    @Test func contextsPutCodeAroundBlocksAndLinksAreFound() {
        let page = DocumentationPage(
            path: "Page.md",
            text: """
                <!-- hidden:
                let one = 1
                -->
                <!-- inside: func example() -->
                ```swift
                print(one)
                ```
                <!-- continues -->
                ```swift
                example()
                ```
                ```swift
                let two = one
                ```
                """)
        #expect(page.mistakes == [])
        #expect(
            page.sources.map { $0.split(separator: "\n").filter { !$0.hasPrefix("#") } } == [
                ["let one = 1", "func example()  {", "    print(one)", "}", "example()"],
                ["let one = 1", "let two = one"],
            ])
        let links = "[a](Sources/A.md), [b](../B.md#part) ![c](c.svg) [d](https://d.org) [e](doc:E) [f](#here)"
        #expect(DocumentationPage(path: "Page.md", text: links).links == ["Sources/A.md", "../B.md", "c.svg"])
    }
}
