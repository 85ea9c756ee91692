import Testing

@testable import LunchRun

@Suite struct LineReaderTests {
    @Test(
        arguments: [
            (["a\nb", "c", "\n\nd\n"], ["a", "bc", "", "d"], nil),
            ([], [], nil),
            (["12345678"], [], "12345678"),
            (["123", "456789\n"], ["1234… (1 bytes left out) …6789"], nil),
            (["1234567890", "abcdefghij", "\n", "rest"], ["1234… (12 bytes left out) …ghij"], "rest"),
            (["progress\r", "progress\r", "100%"], [], "prog… (14 bytes left out) …100%"),
        ] as [([String], [String], String?)])
    func aLineKeepsItsEnds(pieces: [String], lines: [String], rest: String?) {
        var reader = LineReader(limit: 4)
        #expect(pieces.flatMap { reader.take(Array($0.utf8)) } == lines)
        #expect(reader.rest() == rest)
        #expect(reader.rest() == nil)
    }

    /// A line that comes in pieces costs what one costs that comes at once.
    @Test(arguments: ["x", "\r", "\n"]) func eachByteIsSearchedOnce(byte: String) {
        var reader = LineReader(limit: RunLimits.text)
        let piece = [UInt8](repeating: Array(byte.utf8)[0], count: 100)
        var count = 0
        for _ in 0..<10_000 { count += reader.take(piece).count }
        #expect(reader.searched + count == 1_000_000)
        #expect(reader.kept <= 3 * RunLimits.text)
        let line = byte == "\n" ? 0 : 2 * RunLimits.text + "… (868928 bytes left out) …".utf8.count
        #expect(reader.rest()?.utf8.count ?? 0 == line)
    }

    /// A case of XCTest may have printed as much as it likes before the line about its end.
    @Test func theEndOfACaseIsReadAfterALongText() {
        var reader = LineReader(limit: RunLimits.text)
        let text = String(repeating: "\r 99%", count: 800_000)
        let lines = reader.take(Array("\(text)Test Case 'A.testB' passed (0.25 seconds)\n".utf8))
        #expect(lines.map { ConsoleLine($0, package: "/package") } == [.ended("A.testB", .passed, seconds: 0.25)])
    }
}
