import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The code of the README, against the compiler.
@Suite struct ReadmeTests {
    /// The Swift code blocks that stand below a heading, up to the next of the same rank.
    private static func blocks(below heading: String, file: String = #filePath) throws -> [String] {
        var package = URL(filePath: file)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        let text = "\n" + String(decoding: try Data(contentsOf: package.appending(path: "README.md")), as: UTF8.self)
        guard let start = text.firstRange(of: "\n\(heading)\n") else { return [] }
        let rest = text[start.upperBound...]
        let section = rest.firstRange(of: "\n## ").map { rest[..<$0.lowerBound] } ?? rest
        return section.split(separator: "```swift\n").dropFirst().compactMap {
            $0.split(separator: "\n```").first.map(String.init)
        }
    }

    @Test func whatTestsWriteCompiles() throws {
        let blocks = try Self.blocks(below: "## Test it")
        #expect(blocks.count > 4)
        // The first is a package's manifest; those that launch make an app of their own.
        let functions = blocks.dropFirst().enumerated().map { index, block in
            let app = block.contains("let app =") ? "" : "app: TUIApplication"
            let lines = block.split(separator: "\n").map { line in
                line.hasPrefix("app.") && !line.contains("resize") && !line.contains("add")
                    ? "_ = \(line)" : String(line)
            }
            return "func block\(index)(\(app)) throws {\n\(lines.joined(separator: "\n"))\n}"
        }
        let page = """
            import LunchTest
            import Testing
            struct Menu: Codable { var menu: String }
            struct BreakfastPage: PageObjectsRepresentable {
                static let screenName: String? = "Breakfast"
                let app: TUIApplication
            }

            """
        let complaints = try Typecheck.complaints(about: page + functions.joined(separator: "\n"))
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func theFirstPageCompiles() throws {
        let blocks = try Self.blocks(below: "# Lunch")
        let complaints = try Typecheck.complaints(about: blocks.first ?? "?")
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func whatAppsWriteCompiles() throws {
        let blocks = try Self.blocks(below: "## Let an app adopt it")
        #expect(blocks.count > 1)
        let frame = """
            import Foundation
            import Lunch
            struct Menu: Codable { var menu = "" }
            protocol Screen {}
            struct BreakfastScreen: Screen { init(_ menu: Menu?) {} }
            struct LunchScreen: Screen {}
            func run(_ screen: any Screen) {}
            struct StandardError: TextOutputStream { mutating func write(_ string: String) {} }

            """
        let complaints = try Typecheck.complaints(
            about: frame + "func adopt() {\nvar standardError = StandardError()\n"
                + blocks[0].replacing("import Lunch\n", with: "") + "\n}\n")
        #expect(complaints == nil, "\(complaints ?? "")")
    }
}
