import LunchElements
import LunchReport
import LunchTerminal
import LunchWire
import RandomScreens
import TestSupport
import Testing

/// The differences of two snapshots: their classes, and the lines that tell them.
@Suite struct SnapshotDifferenceTests {
    private func difference(_ old: String, _ new: String) -> TUISnapshot.Difference? {
        snapshot(new + "\u{1B}[H").difference(from: snapshot(old + "\u{1B}[H"))
    }

    private func elements(_ lines: String...) throws -> TUISnapshot {
        try TUISnapshot(text: "elements: 20×4\n" + lines.map { $0 + "\n" }.joined())
    }

    @Test func equalScreensDoNotDiffer() {
        var other = snapshot("one")
        other.notes = ["a remark"]
        #expect(snapshot("one").difference(from: other) == nil)
    }

    @Test func otherTextIsMarkedInItsColumns() {
        let difference = difference("one\r\ntwo 三 x\r\nthree", "one\r\nTwo 二 y\r\nthree")
        #expect(difference?.counts == [.text: 1])
        #expect(difference?.summary == "1 row with other text")
        #expect(
            difference?.text == """
                  |one
                − |two 三 x
                + |Two 二 y
                   ^   ^^ ^
                  |three
                """)
    }

    @Test func styleAloneIsAClassOfItsOwn() {
        let difference = difference("one \u{1B}[7mtwo", "one \u{1B}[1mtwo")
        #expect(difference?.counts == [.style: 1])
        #expect(difference?.summary == "1 row in another style")
        #expect(
            difference?.text == """
                  |one two
                − :    aaa
                + :    bbb
                       ^^^
                  a: inverse, b: bold
                """)
    }

    @Test func textAndStyleOfARowAreToldTogether() {
        let difference = difference("\u{1B}[7mone", "\u{1B}[1mtwo")
        #expect(difference?.counts == [.text: 1])
        #expect(
            difference?.text == """
                − |one
                + |two
                   ^^^
                − :aaa
                + :bbb
                   ^^^
                  a: inverse, b: bold
                """)
    }

    @Test func rowsThatCameOrWentAreTold() {
        let gone = difference("one\r\ntwo\r\n三", "one")
        #expect(gone?.counts == [.removed: 2])
        #expect(gone?.text == "  |one\n− |two\n− |三")
        let come = difference("one\r\nsix", "one\r\ntwo\r\nsix")
        #expect(come?.counts == [.added: 1])
        #expect(come?.summary == "1 row added")
    }

    @Test func rowsThatMovedAreTold() {
        let swapped = difference("one\r\ntwo\r\nsix", "two\r\nsix\r\none")
        #expect(swapped?.counts == [.moved: 1])
        #expect(swapped?.text == "< |one\n  |two\n  |six\n> |one")
        // Blank rows above move the others down, and indents move a row to the right.
        #expect(difference("one\r\ntwo", "\r\none\r\ntwo")?.counts == [.moved: 2])
        #expect(difference("one", "  one")?.counts == [.moved: 1])
    }

    @Test func theCursorTheTitleAndTheModesAreStates() {
        let new = snapshot("one\u{1B}[H\u{1B}]2;x\u{7}\u{1B}[?1049h\u{1B}[Hone\u{1B}[H")
        let difference = new.difference(from: snapshot("one"))
        #expect(difference?.counts == [.state: 3])
        #expect(difference?.summary == "another cursor, alternate screen, title")
        #expect(
            difference?.text == """
                − cursor: 3,0
                + cursor: 0,0
                + alternate screen
                + title: x
                  |one
                """)
    }

    @Test func anotherSizeIsToldFirst() {
        let difference = snapshot("one", columns: 21).difference(from: snapshot("one"))
        #expect(difference?.counts == [.size: 1])
        #expect(difference?.text.hasPrefix("− cells: 20×4\n+ cells: 21×4\n          ^\n") == true)
    }

    @Test func equalRowsFarAwayAreCountedOnly() {
        let rows = (0..<16).map { "row \($0)" }.joined(separator: "\r\n")
        let old = snapshot("\(rows)\u{1B}[H", rows: 20)
        let difference = snapshot("\(rows)\u{1B}[9;1Hother\u{1B}[K\u{1B}[H", rows: 20).difference(from: old)
        #expect(
            difference?.text == """
                  … 6 lines …
                  |row 6
                  |row 7
                − |row 8
                + |other
                   ^^^^^
                  |row 9
                  |row 10
                  … 5 lines …
                """)
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
    }

    @Test func anElementThatIsElsewhereHasMoved() throws {
        let (one, two) = ("cell, label \"one\", (0, 0) 3×1", "cell, label \"two\", (0, 1) 3×1")
        let difference = try elements(two, one).difference(from: elements(one, two))
        #expect(difference?.counts == [.moved: 1])
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
