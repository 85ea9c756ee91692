import Testing

@testable import LunchTerminal

/// Input that has hung or crashed emulators: it must end, in bounds, with the terminal still in order.
@Suite struct HostileTests {
    private func survives(
        _ input: String, columns: Int = 80, rows: Int = 24, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var terminal = Terminal(columns: columns, rows: rows)
        terminal.feedAll(input)
        terminal.feedAll("\u{18}\(esc)[!p\(csi)?69l\(csi)r\(csi)Hok")
        #expect(terminal.grid.text[0].hasPrefix("ok"), sourceLocation: sourceLocation)
        terminal.checkInvariants(sourceLocation: sourceLocation)
    }

    @Test(arguments: ["b", "S", "T", "L", "M", "@", "P", "X", "'}", "'~", "Z", "I", " @", " A", "A", "B", "C", "D"])
    func `counts of 2 to the 31`(final: String) {
        survives("x" + String(repeating: "\(csi)2147483647\(final)", count: 1000))
        let margins = "\(csi)?69h\(csi)3;4s\(csi)2;3r\(csi)2;3Hx"
        survives(margins + String(repeating: "\(csi)2147483647\(final)", count: 1000))
    }

    @Test func `strings without an end`() {
        let chunk = String(repeating: "x", count: 8 << 20)
        for opening in ["\(esc)]0;", "\(esc)]7367;", "\(esc)P", "\(esc)_", "\(esc)^", "\(esc)X"] {
            survives(opening + chunk)
        }
    }

    @Test func `floods`() {
        for unit in [
            "\(esc)", "\u{07}", "\(csi)c", "\(csi)>1u", "\(csi)22t", "\(esc)]0;title\u{07}", "\(csi)?1049h", "\(esc)7",
        ] {
            survives(String(repeating: unit, count: 20_000))
        }
    }

    @Test func `marks and joiners without end`() {
        survives("e" + String(repeating: "\u{301}", count: 1_000_000))
        survives("👩" + String(repeating: "\u{200D}", count: 1_000_000))
        survives(String(repeating: "🇩", count: 100_000))
    }

    @Test func `distinct links`() {
        survives((0..<200_000).map { "\(esc)]8;;u:\($0)\(st)x" }.joined())
    }

    @Test func `invalid UTF-8`() {
        var terminal = Terminal(columns: 80, rows: 24)
        terminal.feedAll(Array(repeating: [0xFF, 0xE2, 0x82, 0xC0] as [UInt8], count: 1 << 20).flatMap { $0 })
        terminal.feedAll("\r\nok")
        #expect(terminal.grid.text[23] == "ok")
    }

    @Test(arguments: 0..<60)
    func `random input keeps the terminal in order`(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed))
        let bytes = RandomInput.bytes(count: 4000, using: &generator)
        let columns = Int.random(in: 1...20, using: &generator)
        let rows = Int.random(in: 1...8, using: &generator)
        _ = outcome(of: bytes, columns: columns, rows: rows, scrollbackLimit: 5)
        var terminal = Terminal(columns: columns, rows: rows, scrollbackLimit: 5)
        for start in stride(from: 0, to: bytes.count, by: 100) {
            terminal.feedAll(bytes[start..<min(bytes.count, start + 100)])
            terminal.checkInvariants()
            if Int.random(in: 0..<5, using: &generator) == 0 {
                terminal.resize(
                    columns: .random(in: 1...20, using: &generator), rows: .random(in: 1...8, using: &generator))
                terminal.checkInvariants()
            }
        }
    }
}
