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

    @Test func `the example is a mark`() throws {
        let line = try #require(try section().split(separator: "\n").first { $0.hasPrefix("f3 a0 ") })
        let bytes = line.split(separator: " ").compactMap { UInt8($0, radix: 16) }
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll(String(decoding: bytes, as: UTF8.self))
        #expect(terminal.grid.lines.first == "Go")
        #expect(terminal.grid.describedMarks == ["ok 0–1, 0"])
        // The line below names the characters in the places of their first bytes.
        let names = try #require(try section().split(separator: "\n").first { $0.hasPrefix("U+E0001     ") })
        #expect(names.split(separator: " ") == ["U+E0001", "o", "k", "U+E007F", "G", "o", "U+E0001", "U+E007F"])
    }

    @Test func `the example of one character is a mark`() throws {
        let line = try #require(try section().split(separator: "\n").first { $0.hasPrefix("47 f3 ") })
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll(line.split(separator: " ").compactMap { UInt8($0, radix: 16) })
        #expect(terminal.grid.lines.first == "G")
        #expect(terminal.grid.describedMarks == ["ok 0–0, 0"])
    }

    @Test func `a name is written as the page says`() throws {
        let names = try #require(try section().firstMatch(of: /`([^`]+)` has the name\s+`([^`]+)`/))
        var terminal = TUITerminal(columns: 10, rows: 2)
        terminal.feedAll(mark(String(names.2), "x"))
        #expect(terminal.grid.describedMarks == ["\(names.1) 0–0, 0"])
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
