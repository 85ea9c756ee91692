import TestSupport
import Testing

/// The tables of members on two pages, against the compiler.
@Suite struct MemberTableTests {
    /// A row of a table: its line on the page, and the code in its last column.
    private struct Row {
        let line: Int
        let code: [String]
        let isNone: Bool
    }

    /// The tables of a page whose last column has a certain head, and the context of their code.
    struct Table: CustomTestStringConvertible, Sendable {
        let path: String
        let columns: Int
        let head: String
        let declarations: String
        let parameters: String

        var testDescription: String { "\(path), \(head)" }

        static let portedMembers = Table(
            path: "Sources/LunchDriver/LunchDriver.docc/XCUITest.md", columns: 2, head: "In a test",
            declarations: "import LunchTest",
            parameters: """
                app: TUIApplication, query: TUIElementQuery, element: TUIElement, other: TUIElement,
                coordinate: TUICoordinate, snapshot: TUIElementSnapshot
                """)

        private static let twentyMembers = "Sources/LunchTest/LunchTest.docc/TwentyMembers.md"

        static let neededByApps = Table(
            path: twentyMembers, columns: 3, head: "In the app",
            declarations: """
                import Lunch
                struct Menu: Codable { var menu: String }
                struct Screen { init(_ menu: Menu) {} }
                """,
            parameters: """
                publisher: AccessibilityPublisher, input: AccessibilityPublisher.Input, bytes: [UInt8], size: CellSize,
                frame: CellRect, bread: Menu, home: Screen, screens: Catalog<Screen>
                """)

        static let neededByTests = Table(
            path: twentyMembers, columns: 3, head: "In a test",
            declarations: """
                import LunchTest
                import Testing
                struct MenuPage: PageObjectsRepresentable {
                    static let screenName = "Menu"
                    let app: TUIApplication
                }
                """,
            parameters: "app: TUIApplication, save: TUIElement")
    }

    private static func rows(of table: Table) throws -> [Row] {
        var head = ""
        let lines = try DocumentationPage(path: table.path).text.split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            let cells = line.dropLast(2).split(separator: " | ").map { $0.trimmingPrefix("| ") }
            guard line.hasPrefix("| "), !line.hasPrefix("| ---"), cells.count == table.columns else { return nil }
            if lines[index + 1].hasPrefix("| ---") { head = String(cells[table.columns - 1]) }
            guard head == table.head, !lines[index + 1].hasPrefix("| ---") else { return nil }
            // The code comes before the words that explain it.
            let isNone = cells[table.columns - 1].hasPrefix("none")
            let words = isNone ? "" : cells[table.columns - 1].split(separator: "`; ", maxSplits: 1)[0]
            let code = words.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            return Row(line: index + 1, code: code, isNone: isNone)
        }
    }

    private static func source(_ rows: [Row], of table: Table) -> String {
        let functions = rows.map { row in
            if row.code[0].hasPrefix("@") { return row.code[0] }
            let lines = row.code.map { code in
                let isStatement = code.hasPrefix("let ") || code.contains(" = ")
                return "    \(isStatement ? code : "_ = \(code)")"
            }
            return "func line\(row.line)(\(table.parameters)) throws {\n\(lines.joined(separator: "\n"))\n}"
        }
        return ([table.declarations] + functions).joined(separator: "\n\n") + "\n"
    }

    @Test(arguments: [(Table.portedMembers, 101...999), (.neededByApps, 4...4), (.neededByTests, 16...16)])
    func everyMemberThatIsNamedCompiles(table: Table, counts: ClosedRange<Int>) throws {
        let rows = try Self.rows(of: table)
        #expect(counts.contains(rows.count))
        let wordless = rows.filter { $0.code.isEmpty && !$0.isNone }.map(\.line)
        #expect(wordless == [], "a row says what stands for the member, or none and why")
        let complaints = try Typecheck.complaints(about: Self.source(rows.filter { !$0.code.isEmpty }, of: table))
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func aMemberThatDoesNotExistIsNoticed() throws {
        let row = Row(line: 1, code: ["element.frobnicate()"], isNone: false)
        let complaints = try Typecheck.complaints(about: Self.source([row], of: .portedMembers))
        #expect(complaints?.contains("has no member 'frobnicate'") == true)
    }
}
