import Testing

@testable import LunchTerminal

@Suite struct GraphemeBreakTests {
    @Test(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
    func `every line of GraphemeBreakTest`() {
        var count = 0
        for line in ConformanceData.unicodeLines("GraphemeBreakTest.txt") where !line.hasPrefix("#") {
            let rule = line.prefix { $0 != "#" }
            var breaker = GraphemeBreaker()
            var found = ""
            for item in rule.split(whereSeparator: \.isWhitespace) {
                guard let scalar = UInt32(item, radix: 16) else { continue }
                found += breaker.breaks(before: UnicodeProperties(scalar).breakClass) ? "÷ " : "× "
                found += "\(item) "
            }
            found += "÷"
            #expect(found == rule.split(whereSeparator: \.isWhitespace).joined(separator: " "), "\(line)")
            count += 1
        }
        #expect(count == 766)
    }

    @Test(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
    func `every fully-qualified emoji takes two cells and is one cluster`() {
        var count = 0
        for line in ConformanceData.unicodeLines("emoji-test-15.0.txt") where line.contains("; fully-qualified") {
            var text = ""
            for item in line.prefix(while: { $0 != ";" }).split(separator: " ") {
                text.unicodeScalars.append(UInt32(item, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
            }
            var terminal = TUITerminal(columns: 8, rows: 2)
            terminal.feedAll("\(text)|")
            let grid = terminal.grid
            #expect(grid[0, 0].text == text && grid[0, 0].width == 2 && grid[2, 0].text == "|", "\(line)")
            count += 1
        }
        #expect(count > 3000)
    }

    @Test func `the tables name their version`() {
        #expect(PropertyTables.version == "17.0.0")
    }
}
