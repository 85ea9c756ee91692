import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The code of the article "From an untested app to page objects", against the compiler.
@Suite struct WalkThroughTests {
    /// A block of code: what it imports, and what else stands there.
    private struct Block {
        let imports: [Substring]
        let code: String

        init(_ text: Substring) {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@testable import ") }
            self.imports = imports
            code = lines.filter { !imports.contains($0) }.joined(separator: "\n")
        }

        var isMain: Bool { code.hasPrefix("// Samples/Registration/main.swift") }
        var isApp: Bool { code.hasPrefix("// Samples/") }
    }

    private static func blocks(file: String = #filePath) throws -> [Block] {
        var package = URL(filePath: file)
        for _ in 0..<3 { package.deleteLastPathComponent() }
        let article = package.appending(path: "Sources/LunchTest/LunchTest.docc/FromUntestedToPageObjects.md")
        let text = String(decoding: try Data(contentsOf: article), as: UTF8.self)
        return text.split(separator: "```swift\n").dropFirst().compactMap {
            $0.split(separator: "\n```").first.map(Block.init)
        }
    }

    /// One source file of several blocks; the statements of a main file stand in a function.
    private static func source(_ blocks: [Block]) -> String {
        let imports = Set(blocks.flatMap(\.imports) + ["@testable import Registration"])
        let code = blocks.enumerated().map { index, block in
            block.isMain ? "func main\(index)() {\n\(block.code)\n}" : block.code
        }
        return (imports.sorted() + code.map { $0[...] }).joined(separator: "\n") + "\n"
    }

    @Test func whatTheAppNeedsCompiles() throws {
        let blocks = try Self.blocks().filter(\.isApp)
        #expect(blocks.map(\.isMain) == [true, false, true])
        let complaints = try Typecheck.complaints(about: Self.source(blocks))
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func theTestsCompile() throws {
        let blocks = try Self.blocks().filter { !$0.isApp }
        #expect(blocks.count == 7)
        let complaints = try Typecheck.complaints(about: Self.source(blocks))
        #expect(complaints == nil, "\(complaints ?? "")")
    }
}
