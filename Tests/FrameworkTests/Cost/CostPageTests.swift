import TestSupport
import Testing

/// The table of what adoption costs, against the apps that it was counted on.
@Suite struct CostPageTests {
    private let page: String

    init() throws {
        page = try AdoptedApp.text("Sources/LunchBridge/LunchBridge.docc/Cost.md")
    }

    /// The row of an app, each cell without blanks.
    private func cells(of app: AdoptedApp) throws -> [String] {
        let rows = page.split(separator: "\n").filter { $0.contains("| `\(app.folder)` |") }
        try #require(rows.count == 1, "\(app.folder)")
        return rows[0].split(separator: "|").map { $0.trimmingPrefix(while: \.isWhitespace) }
            .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
    }

    @Test(arguments: AdoptedApp.all.indices) func theTableReportsWhatIsCounted(index: Int) throws {
        let app = AdoptedApp.all[index]
        let cost = try app.cost
        let copied = try app.copiedLines
        let expected = [cost.before, cost.added, cost.removed, cost.identifiers, copied].map(String.init)
        #expect(try Array(cells(of: app)[2...]) == expected, "it is: \(expected.joined(separator: " | "))")
    }

    @Test func noRowIsLeftOut() {
        let rows = page.split(separator: "\n").filter { $0.contains("| `Samples/") || $0.contains("| `Tests/") }
        #expect(rows.count == AdoptedApp.all.count)
    }

    @Test(arguments: ["Groceries", "Journal", "VerandaTrip", "TerraceTrip", "MosaicTrip"])
    func aBridgeTakesFewLines(name: String) throws {
        let app = try #require(AdoptedApp.all.first { $0.name == name })
        #expect(try app.cost.added <= 21)
    }

    @Test(arguments: AdoptedApp.all.indices) func theAppsWereAppsBefore(index: Int) throws {
        let app = AdoptedApp.all[index]
        let source = try app.sourceBefore
        #expect(!app.language.lines(source).contains { $0.contains(/(?i)lunch/) })
        #expect(try app.changedFiles.allSatisfy { $0.hasSuffix(".\(app.language.rawValue)") })
        guard app.language == .swift else { return }
        let complaints = try Typecheck.complaints(about: source)
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func whatCounts() {
        var cost = AdoptionCost()
        cost.add(
            before: "let a = 1\n\n// b\nlet c = 3\n",
            after: "// a new comment\nlet a = 2\nlet c = 3\n    views.identify(\n    a, as: \"a\")\nlet d = 4\n\n",
            .swift)
        #expect(cost == AdoptionCost(before: 2, added: 2, removed: 1, identifiers: 2))
        let python = AdoptionCost.Language.python
        #expect(python.lines("\"\"\"One\ntwo\"\"\"\n# three\nfour = 4\n    \"\"\"Five.\"\"\"\nsix = 6\n").count == 2)
        #expect(AdoptionCost.Language.c.lines("/* One\n   two */\n#include <three.h>\n// four\nint five;\n").count == 2)
    }
}
