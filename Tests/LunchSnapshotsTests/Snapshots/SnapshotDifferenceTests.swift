import LunchElements
import LunchSnapshots
import LunchTerminal
import LunchWire
import RandomScreens
import TestSupport
import Testing

/// The differences of two snapshots: their classes, and the lines that tell them.
@Suite struct SnapshotDifferenceTests {
    private struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let old: TUISnapshot
        let new: TUISnapshot
        let counts: [TUISnapshot.Difference.Class: Int]
        /// The summary and the lines; nil: any.
        let summary: String?
        let text: String?

        init(
            _ name: String, _ old: TUISnapshot, _ new: TUISnapshot, _ counts: [TUISnapshot.Difference.Class: Int],
            _ summary: String? = nil, _ text: String? = nil
        ) {
            (testDescription, self.old, self.new) = (name, old, new)
            (self.counts, self.summary, self.text) = (counts, summary, text)
        }
    }

    /// A screen whose cursor is at the top.
    private static func top(_ drawing: String, rows: Int = 4) -> TUISnapshot {
        snapshot(drawing + "\u{1B}[H", rows: rows)
    }

    private static let many = (0..<16).map { "row \($0)" }.joined(separator: "\r\n")
    private static let rows: [Row] = [
        Row(
            "other text is marked in its columns", top("one\r\ntwo 三 x\r\nthree"), top("one\r\nTwo 二 y\r\nthree"),
            [.text: 1], "1 row with other text",
            """
              |one
            − |two 三 x
            + |Two 二 y
               ^   ^^ ^
              |three
            """),
        Row(
            "style alone", top("one \u{1B}[7mtwo"), top("one \u{1B}[1mtwo"), [.style: 1], "1 row in another style",
            """
              |one two
            − :    aaa
            + :    bbb
                   ^^^
              a: inverse, b: bold
            """),
        Row(
            "text and style of a row", top("\u{1B}[7mone"), top("\u{1B}[1mtwo"), [.text: 1], nil,
            """
            − |one
            + |two
               ^^^
            − :aaa
            + :bbb
               ^^^
              a: inverse, b: bold
            """),
        Row(
            "rows that went", top("one\r\ntwo\r\n三"), top("one"), [.removed: 2], nil, "  |one\n− |two\n− |三"),
        Row("rows that came", top("one\r\nsix"), top("one\r\ntwo\r\nsix"), [.added: 1], "1 row added"),
        Row(
            "rows that moved", top("one\r\ntwo\r\nsix"), top("two\r\nsix\r\none"), [.moved: 1], nil,
            "< |one\n  |two\n  |six\n> |one"),
        // Blank rows above move the others down, and indents move a row to the right.
        Row("rows that moved down", top("one\r\ntwo"), top("\r\none\r\ntwo"), [.moved: 2]),
        Row("a row that moved to the right", top("one"), top("  one"), [.moved: 1]),
        Row(
            "the cursor, the title and the modes", snapshot("one"),
            snapshot("one\u{1B}[H\u{1B}]2;x\u{7}\u{1B}[?1049h\u{1B}[Hone\u{1B}[H"), [.state: 3],
            "another cursor, alternate screen, title",
            """
            − cursor: 3,0
            + cursor: 0,0
            + alternate screen
            + title: x
              |one
            """),
        Row(
            "another size is told first", snapshot("one"), snapshot("one", columns: 21), [.size: 1], nil,
            "− cells: 20×4\n+ cells: 21×4\n          ^\n  |one"),
        Row(
            "equal rows far away are counted only", top(many, rows: 20),
            top("\(many)\u{1B}[9;1Hother\u{1B}[K", rows: 20), [.text: 1], nil,
            """
              … 6 lines …
              |row 6
              |row 7
            − |row 8
            + |other
               ^^^^^
              |row 9
              |row 10
              … 5 lines …
            """),
    ]

    @Test(arguments: rows) private func aDifferenceHasAClassAndLines(_ row: Row) {
        let difference = row.new.difference(from: row.old)
        #expect(difference?.counts == row.counts)
        #expect(
            [difference?.summary, difference?.text] == [
                row.summary ?? difference?.summary, row.text ?? difference?.text,
            ])
    }

    private func elements(_ lines: String...) throws -> TUISnapshot {
        try TUISnapshot(text: "elements: 20×4\n" + lines.map { $0 + "\n" }.joined())
    }

    @Test func equalScreensDoNotDiffer() {
        var other = snapshot("one")
        other.notes = ["a remark"]
        #expect(snapshot("one").difference(from: other) == nil)
    }

    @Test func elementsHaveTheSameClasses() throws {
        let old = try elements(
            "application, (0, 0) 20×4", "  button \"ok\", label \"OK, (then)\", (0, 1) 4×1",
            "  staticText, label \"one\", (0, 2) 3×1", "  cell, label \"gone\", (0, 3) 4×1")
        let new = try elements(
            "application, (0, 0) 20×4", "  button \"ok\", label \"OK, (now)\", disabled, (1, 1) 4×1",
            "  staticText, label \"two\", (0, 2) 3×1", "  link, label \"new\", (0, 3) 3×1")
        let difference = new.difference(from: old)
        #expect(difference?.counts == [.text: 2, .state: 1, .moved: 1, .added: 1, .removed: 1])
        #expect(
            difference?.text.hasPrefix(
                """
                  application, (0, 0) 20×4
                −   button "ok", label "OK, (then)", (0, 1) 4×1
                +   button "ok", label "OK, (now)", disabled, (1, 1) 4×1
                """) == true, "\(difference?.text ?? "")")
        // An element that is elsewhere has moved.
        let (one, two) = ("cell, label \"one\", (0, 0) 3×1", "cell, label \"two\", (0, 1) 3×1")
        #expect(try elements(two, one).difference(from: elements(one, two))?.counts == [.moved: 1])
    }

    /// A label is compared to its end, however long it is: a message would cut it.
    @Test func theEndOfALongLabelCounts() {
        func snapshot(_ end: String) -> TUISnapshot {
            let long = String(repeating: "x", count: 200) + end
            let root = AccessibilityNode(.application, children: [AccessibilityNode(.staticText, label: long)])
            return TUISnapshot(.made(root), .elements)
        }
        #expect(snapshot("a").difference(from: snapshot("b"))?.counts == [.text: 1])
    }

    @Test func changesAreTheLinesThatDiffer() {
        let (old, new) = (snapshot("one\r\ntwo\u{1B}[H"), snapshot("one\r\nTwo\u{1B}[2;2H"))
        #expect(
            TUISnapshot(changesFrom: old, to: new).lines == [
                "changes: 20×4", "− cursor: 0,0", "+ cursor: 1,1", "− 1|two", "+ 1|Two",
            ])
        #expect(TUISnapshot(changesFrom: old, to: old).lines == ["changes: 20×4", "nothing"])
    }

    /// Two screens are the same, or their difference has a class and a line.
    @Test func everyDifferenceHasAClass() {
        let screens = (0..<24 as Range<UInt64>).map { TUISnapshot(.random($0 / 2)) }
        for old in screens {
            for new in screens {
                let difference = new.difference(from: old)
                #expect((difference == nil) == (old.text == new.text))
                if let difference { #expect(!difference.classes.isEmpty && !difference.text.isEmpty) }
            }
        }
    }
}

extension TUIFrame {
    /// A screen of things at random.
    static func random(_ seed: UInt64) -> TUIFrame {
        var dice = Dice(state: seed)
        var terminal = TUITerminal(columns: 30, rows: 8)
        _ = terminal.feed(RandomBytes.wall(&dice, columns: 30, rows: 8).span)
        _ = terminal.feed(RandomBytes.noise(&dice, count: 200).span)
        return TUIFrame(plain: terminal.grid)
    }
}
