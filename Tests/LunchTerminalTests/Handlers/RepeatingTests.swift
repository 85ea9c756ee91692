import Testing

@testable import LunchTerminal

@Suite struct RepeatingTests {
    private static let cases: [Case] = [
        Case("the last character", "ab\(csi)3b", .lines("abbbb")),
        Case("a wide character", "日\(csi)2b", .lines("日日日")),
        Case("beyond the margin", "a\(csi)12b", .lines("aaaaaaaaaa", "aaa")),
        Case("none after a sequence", "a\(csi)m\(csi)3b", .lines("a")),
        Case("without autowrap", "\(csi)?7la\(csi)99b", .at(9, 0)),
    ]

    @Test(arguments: cases) func `repetition`(_ row: Case) { row.check() }

    /// The bytes before the character: modes, margins, a place.
    private static func prelude(_ generator: inout SplitMix) -> String {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
        var text = (0..<number(0...6)).map { "\($0)日line\r\n" }.joined()
        if number(0...2) == 0 {
            text += "\(csi)?69h\(csi)\(number(1...4));\(number(3...12))s"
        }
        if number(0...2) == 0 { text += "\(csi)\(number(1...3));\(number(3...7))r" }
        for mode in ["?7l", "4h", "?6h", "?1049h", "?69h"] where number(0...7) == 0 { text += csi + mode }
        if number(0...9) == 0 { text += "\(csi)\(number(1...6))H\(esc)#6" }
        return text + "\(csi)\(number(1...6));\(number(1...12))H\(csi)\(number(31...37));4\(number(0...7))m"
    }

    @Test(arguments: 0..<400) func `repeating is the same as printing again`(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let (columns, rows) = (Int.random(in: 1...12, using: &generator), Int.random(in: 1...7, using: &generator))
        let start = Self.prelude(&generator) + ["x", "日", "é"][Int(seed % 3)]
        // Beyond this count the lines that leave at the top are no longer those that printing would leave.
        let count = Int.random(in: 1...(columns * max(1, rows - 2) / 2 + 1), using: &generator)
        let again = String(repeating: ["x", "日", "é"][Int(seed % 3)], count: count)
        let repeated = Outcome(of: Array("\(start)\(csi)\(count)b".utf8), columns: columns, rows: rows)
        let printed = Outcome(of: Array((start + again).utf8), columns: columns, rows: rows)
        #expect(repeated == printed, "\(columns) × \(rows), \(count): \(start.debugDescription)")
    }

    @Test(arguments: 0..<100) func `a count that fills the region many times ends where it should`(seed: UInt64) {
        var generator = SplitMix(seed: seed &+ 5000)
        let start = Self.prelude(&generator) + "x"
        let count = Int.random(in: 300...500, using: &generator)
        let repeated = Outcome(
            of: Array("\(start)\(csi)\(count)b".utf8), columns: 11, rows: 6, scrollbackLimit: 0)
        let printed = Outcome(
            of: Array((start + String(repeating: "x", count: count)).utf8), columns: 11, rows: 6, scrollbackLimit: 0)
        #expect(repeated == printed, "\(count): \(start.debugDescription)")
    }

    /// 4,000 bytes of REP on the largest screen took 9.5 s when each cell was printed. No clock is asked here: what makes
    /// them cheap is that lines which are filled together share their cells, so a line's cost is that of a pointer.
    @Test(arguments: [
        "x\(csi)99999999b", "日\(csi)99999999b", "\(esc)#8", "\(csi)65$x", "\(csi)$z", "\(csi)44m\(csi)2J",
    ])
    func `lines that are filled together share their cells`(input: String) {
        var terminal = TUITerminal(columns: Limits.sharedColumns, rows: 1024)
        terminal.feedAll("some\r\ntext")
        terminal.feedAll(input)
        terminal.expectInvariants()
        let screen = terminal.emulator.screen
        let buffers = Set((0..<1024).map { row in screen[row].cells.withUnsafeBufferPointer { $0.baseAddress } })
        #expect(buffers.count <= 8)
        terminal.feedAll("\(csi)500;5Hxyz")
        #expect(terminal.grid[5, 499].text == "y" && terminal.grid[5, 498].text != "y")
    }
}
