import TestSupport
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The table of XCUITest's members, against the compiler.
@Suite struct XCUITestTableTests {
    /// A row of a table: what XCUITest calls it, and the code that stands for it.
    private struct Row {
        let line: Int
        let code: [String]
        let isNone: Bool
    }

    private static func rows(file: String = #filePath) throws -> [Row] {
        var package = URL(filePath: file)
        for _ in 0..<4 { package.deleteLastPathComponent() }
        let article = package.appending(path: "Sources/LunchDriver/LunchDriver.docc/XCUITest.md")
        let text = String(decoding: try Data(contentsOf: article), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            let cells = line.split(separator: " | ").map { $0.trimmingPrefix("| ") }
            guard line.hasPrefix("| "), !line.hasPrefix("| ---"), cells.count == 2 else { return nil }
            guard cells[1] != "In a test |" else { return nil }
            // The code comes before the words that explain it.
            let isNone = cells[1].hasPrefix("none")
            let words = isNone ? "" : cells[1].split(separator: "`; ", maxSplits: 1)[0]
            let code = words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            return Row(line: index + 1, code: code, isNone: isNone)
        }
    }

    private static func source(_ rows: [Row]) -> String {
        let functions = rows.map { row in
            let lines = row.code.map { code in
                let isStatement = code.hasPrefix("let ") || code.contains(" = ")
                return "    \(isStatement ? code : "_ = \(code)")"
            }
            return """
                func line\(row.line)(
                    app: TUIApplication, query: TUIElementQuery, element: TUIElement, other: TUIElement,
                    coordinate: TUICoordinate, snapshot: TUIElementSnapshot
                ) throws {
                \(lines.joined(separator: "\n"))
                }
                """
        }
        return "import LunchTest\n\n" + functions.joined(separator: "\n\n") + "\n"
    }

    @Test func everyMemberThatIsNamedCompiles() throws {
        let rows = try Self.rows()
        #expect(rows.count > 100)
        let wordless = rows.filter { $0.code.isEmpty && !$0.isNone }.map(\.line)
        #expect(wordless == [], "a row says what stands for the member, or none and why")
        let complaints = try Typecheck.complaints(about: Self.source(rows.filter { !$0.code.isEmpty }))
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func aMemberThatDoesNotExistIsNoticed() throws {
        let row = Row(line: 1, code: ["element.frobnicate()"], isNone: false)
        let complaints = try Typecheck.complaints(about: Self.source([row]))
        #expect(complaints?.contains("has no member 'frobnicate'") == true)
    }
}
