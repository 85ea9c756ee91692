import Testing

@testable import LunchTerminal

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The page about the protocol says of marks what the terminal does with them.
@Suite struct ProtocolMarkTests {
    /// The part of the page that is about marks.
    private func section() throws -> String {
        let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let page = try Data(contentsOf: package.appending(path: "Sources/LunchWire/LunchWire.docc/Protocol.md"))
        let lines = String(decoding: page, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.drop { $0 != "### Marks" }.dropFirst()
        return rest.prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
    }

    private func shown(_ input: some Sequence<UInt8>) -> [String] {
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll(input)
        return terminal.grid.lines.prefix(1) + terminal.grid.describedMarks
    }

    @Test func `the examples are marks, and names are written as the page says`() throws {
        let section = try section()
        let lines = section.split(separator: "\n")
        for (head, expected) in [("f3 a0 ", ["Go", "ok 0–1, 0"]), ("47 f3 ", ["G", "ok 0–0, 0"])] {
            let line = try #require(lines.first { $0.hasPrefix(head) })
            #expect(shown(line.split(separator: " ").compactMap { UInt8($0, radix: 16) }) == expected)
        }
        // The line below the first one names the characters in the places of their first bytes.
        let characters = try #require(lines.first { $0.hasPrefix("U+E0001     ") })
        #expect(characters.split(separator: " ") == ["U+E0001", "o", "k", "U+E007F", "G", "o", "U+E0001", "U+E007F"])
        let names = try #require(section.firstMatch(of: /`([^`]+)` has the name\s+`([^`]+)`/))
        #expect(shown(mark(String(names.2), "x").utf8) == ["x", "\(names.1) 0–0, 0"])
    }

    @Test func `the limits are those of the code`() throws {
        let rows = try section().matches(of: /(?m)^\| [^|]+ \| ([0-9,]+) \|/).map { $0.1.filter { $0 != "," } }
        let limits = [Limits.mark, Limits.markDepth, Limits.marks, Limits.markBytes]
        #expect(rows == limits.map(String.init))
    }

    /// The cases that the page calls beyond a limit.
    @Test func `beyond the limits`() {
        let long = String(repeating: "x", count: Limits.mark)
        #expect(outcome(mark(long, "a")).marks == ["\(long) 0–0, 0"])
        #expect(outcome(mark(long + "x", "a")).marks == [" 0–0, 0"])
        let deep = (0...Limits.markDepth).map { Tags.begin("\($0)") }.joined()
        let marks = outcome("\(deep)a\(Tags.end)b\(Tags.end)c").marks
        #expect(marks.count == Limits.markDepth)
        #expect(marks.suffix(2) == ["\(Limits.markDepth - 2) 0–2, 0", "\(Limits.markDepth - 1) 0–1, 0"])
    }
}
