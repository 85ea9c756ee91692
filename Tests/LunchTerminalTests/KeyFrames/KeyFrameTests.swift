import RandomScreens
import Testing

@testable import LunchTerminal

/// A key frame brings a new terminal to the same state, and from there on both stay equal.
@Suite struct KeyFrameTests {
    @Test(
        arguments: [
            "", "hello", "a\(csi)1;31;48;2;1;2;3;4:3;58:5;9mb\(csi)m c", "日本語 e\u{301} 👩\u{200D}👧 ❤\u{FE0F} 🇩🇪",
            "\(csi)44m\(csi)K\(csi)2;3Hx\(csi)0K\(csi)m\(csi)3;1H\(csi)42mab\(csi)m\(csi)K", "\(csi)3;9H日\(csi)3;10Hz",
            "0123456789abc", "0123456789", "0123456789\(csi)31m", "012345678日", "\(csi)4;10Hxy\(csi)A",
            "\(esc)]8;id=a;http://x;y\(st)link\(esc)]8;;\(st) \(csi)1\"qheld\(csi)\"q",
            "\(csi)3;4Ha\(esc)7\(csi)2;2H\(csi)7mb\(csi)?1049h\(csi)HALT\(esc)7\(csi)2;1H",
            "main\(csi)?47halt\(csi)?47lmore", "\(csi)2;3r\(csi)?6h\(csi)2;2Hx", "\(csi)?69h\(csi)2;5s\(csi)1;3Hxyzuvw",
            "\(csi)?1;4;5;7;66;1004;2004;2031l\(csi)?1;5;66;1000;1006;2004h\(csi)4;20h\(csi)4 q\(csi)?25l",
            "\(csi)>1u\(csi)>3u\(csi)=5u\(csi)>4;2m", "\(csi)3g\(csi)4G\(esc)H\(csi)7G\(esc)H\r",
            "\(esc)(0\(esc))A\(esc)*>lqk\u{0E}#", "\(esc)[?42h\(esc)(K[\(esc)[?42l",
            "\(esc)]2;title\(st)\(csi)22t\(esc)]0;t\u{7}",
            "\(esc)]4;1;#123456;200;red\(st)\(esc)]10;blue\(st)\(esc)]5;0;#010203\(st)",
            "a\r\nb\r\nc\r\nd\r\ne\r\nf\(csi)33mg",
            "\(esc)]133;A\(st)$ \(esc)]133;B\(st)ls\r\n\(esc)]133;C\(st)x\r\n\(esc)]133;D;3\(st)",
            "\(esc)]133;A\(st)$ \(esc)]133;B\(st)\(csi)2J", "\(esc)#6wide\r\n\(esc)#3top\r\n\(esc)#4top", "\u{7}\u{7}",
            "\(esc)]7;file:///x\(st)\(esc)]52;c;aGk=\(st)\(esc)]9;hi\(st)\(esc)]777;notify;a;b\(st)\(esc)]9;4;1;50\(st)",
            "\u{E0001}\u{E0061}\u{E007F}x\u{E0001}\u{E0025}\u{E0032}\u{E0035}\u{E007F}y\u{E0001}\u{E007F}z",
            "\(csi)?7;1000s\(csi)1;31m\(csi)#{\(csi)0;4m", "\(csi)61\"p\(csi)2;3Hx", "\(esc)Vab\(esc)Wc", "x\(esc)N",
            "\(csi)?2027l日\u{301}👩\u{200D}👧", "\(csi)4hab\(csi)D", "\(csi)31", "\(csi)?25", "\(csi)38:2:1", "\(csi)1 ",
            "\(csi)1<",
            "\(esc)", "\(esc)(", "\(esc)]0;ti", "\(esc)P1$t2;3", "\(esc)_x", "\(esc)^a", "\(esc)]0;t\(esc)",
            "👩\u{200D}", "👩", "e",
        ])
    func `a state comes back whole`(input: String) {
        var terminal = TUITerminal(columns: 10, rows: 4, messageCommand: 7367)
        terminal.feedAll(input)
        let frame = terminal.keyFrame()
        #expect(frame.losses == [], "\(String(decoding: frame.bytes, as: UTF8.self).debugDescription)")
        expectSame(
            &terminal, frame, then: "\u{301}\u{200D}👧\(csi)3b;7mZ\(csi)u\(csi)?47l1\n2\(st)\u{7}\(esc)8\(csi)b\tq")
    }

    @Test(arguments: 0..<60)
    func `random states come back`(seed: Int) {
        var generator = SplitMix(seed: UInt64(seed) &+ 77)
        let columns = Int.random(in: 1...20, using: &generator)
        let rows = Int.random(in: 1...8, using: &generator)
        var terminal = TUITerminal(columns: columns, rows: rows, scrollbackLimit: 5)
        for _ in 0..<4 {
            terminal.feedAll(RandomInput.bytes(count: 300, using: &generator))
            let more = RandomInput.bytes(count: 300, using: &generator)
            let frame = terminal.keyFrame()
            // Cells, modes and styles come back whatever has happened.
            #expect(
                Set(frame.losses).isDisjoint(with: [
                    .cells, .modes, .style, .characterSets, .palette, .titles, .keyboard,
                ]))
            guard frame.losses.allSatisfy(harmless.contains) else { continue }
            _ = terminal.takeAnswers()
            expectSame(&terminal, frame, scrollbackLimit: 5, then: String(decoding: more, as: UTF8.self))
        }
    }

    @Test(arguments: 0..<25)
    func `screens of elements come back whole`(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let columns = Int.random(in: 20...90, using: &dice)
        let rows = Int.random(in: 5...30, using: &dice)
        var terminal = TUITerminal(columns: columns, rows: rows)
        let soup =
            seed % 2 == 0
            ? RandomBytes.soup(&dice, columns: columns, rows: rows, count: 200)
            : RandomBytes.wall(&dice, columns: columns, rows: rows)
        terminal.feedAll(soup)
        let frame = terminal.keyFrame()
        // Printing a character again would push others away in insert mode, and without autowrap it is not always the one that
        // was printed: then the next one may not join it.
        let isFixed = !terminal.modes.insertMode && terminal.modes.autowrap
        let allowed: Set<TUIKeyFrame.Loss> = isFixed ? [.blanks] : [.blanks, .continuation]
        #expect(frame.losses.filter { !allowed.contains($0) } == [])
        guard !frame.losses.contains(.continuation) else { return }
        let more = RandomBytes.soup(&dice, columns: columns, rows: rows, count: 100)
        expectSame(&terminal, frame, then: String(decoding: more, as: UTF8.self))
    }
}

@Suite(.enabled(if: ConformanceData.isPresent, ConformanceData.absence))
struct KeyFrameConformanceTests {
    @Test(arguments: ConformanceData.suites.flatMap(ConformanceData.cases))
    func `what a recording shows comes back`(_ test: ConformanceCase) {
        let (columns, rows) = (test.expected.cols, test.expected.rows)
        var terminal = TUITerminal(columns: columns, rows: rows, messageCommand: 7367)
        terminal.feedAll(test.bytes)
        let frame = terminal.keyFrame()
        let serious = frame.losses.filter { ![.blanks, .counts, .images].contains($0) }
        #expect(serious == [], "\(test.testDescription)")
        expectSame(&terminal, frame, then: serious.isEmpty ? "x\u{301}\r\ny\(csi)b" : nil)
    }
}

/// The losses without which nothing that a test looks at comes out otherwise.
private let harmless: Set<TUIKeyFrame.Loss> = [.counts, .blanks]

/// Expects that a new terminal comes out as the one that the frame was taken of, and stays so.
private func expectSame(
    _ terminal: inout TUITerminal, _ frame: TUIKeyFrame, scrollbackLimit: Int = 1000, then more: String?,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var copy = TUITerminal(
        columns: frame.columns, rows: frame.rows, scrollbackLimit: scrollbackLimit, messageCommand: 7367)
    copy.feedAll(frame.bytes)
    copy.expectInvariants()
    _ = copy.takeAnswers()
    _ = terminal.takeAnswers()
    guard let more else { return }
    for text in ["", more] {
        terminal.feedAll(text)
        copy.feedAll(text)
        let differences = Outcome(of: &terminal).differences(from: Outcome(of: &copy))
        #expect(
            differences == [],
            "after \(text.debugDescription), with \(String(decoding: frame.bytes, as: UTF8.self).debugDescription)",
            sourceLocation: sourceLocation)
    }
}

extension Outcome {
    /// The differences, except those that a key frame never restores.
    fileprivate func differences(from other: Outcome) -> [String] {
        var (one, two) = (self, other)
        one.forgetNumbers()
        two.forgetNumbers()
        guard one != two else { return [] }
        return zip(Mirror(reflecting: one).children, Mirror(reflecting: two).children).compactMap { mine, theirs in
            let (mine, theirs) = ("\(mine.label ?? ""): \(mine.value)", "\(theirs.value)")
            return mine.hasSuffix(": " + theirs) ? nil : "\(mine.prefix(1500)) | \(theirs.prefix(1500))"
        } + ["unequal"]
    }

    /// Forgets unknown sequences, and the numbers of links and marks, which differ between terminals that show the same.
    private mutating func forgetNumbers() {
        unknown = []
        marks.sort()
        for row in cells.indices {
            for column in cells[row].indices { cells[row][column].style.link = 0 }
        }
    }
}
