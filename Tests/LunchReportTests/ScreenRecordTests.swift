import LunchElements
import LunchReport
import LunchWire
import TestSupport
import Testing

/// A screen as lines, and its difference from another.
@Suite struct ScreenRecordTests {
    private func record(_ drawing: String, columns: Int = 20, rows: Int = 4) -> TUIScreenRecord {
        TUIScreenRecord(screen(drawing, columns: columns, rows: rows))
    }

    @Test func aBlankScreenHasItsSizeAndItsCursor() {
        #expect(record("").lines == ["size: 20×4", "cursor: 0,0"])
    }

    @Test func textIsBehindALine() {
        #expect(record("one  \r\n\n  三").lines == ["size: 20×4", "cursor: 4,2", "│one", "│", "│  三"])
    }

    @Test func looksAreTold() {
        let drawing =
            "\u{1B}[1;4;31;44mab\u{1B}[0m \u{1B}[4:3;58;5;9mc\u{1B}[0m\u{1B}[38;2;1;2;3md\u{1B}[0m\r\n\u{1B}[7mab"
        #expect(
            record(drawing).lines == [
                "size: 20×4", "cursor: 2,1", "│ab cd", "│ab", "0: 0-1 bold underline red on blue",
                "0: 3-3 curly underline in colour 9", "0: 4-4 rgb 1 2 3", "1: 0-1 inverse",
            ])
    }

    @Test func rowsThatLookTheSameAreToldOnce() {
        #expect(record("\u{1B}[7mab\r\nab\r\ncd").lines.suffix(1) == ["0-2: 0-1 inverse"])
    }

    @Test func linksAreTold() {
        let drawing = "\u{1B}]8;;https://example.com/\u{1B}\\here\u{1B}]8;;\u{1B}\\ there"
        #expect(record(drawing).lines.last == "0: 0-3 link https://example.com/")
    }

    @Test func theTerminalsStateIsTold() {
        let drawing = "\u{1B}[?1049h\u{1B}[?5h\u{1B}]2;Lunch\u{7}\u{1B}[?25l\u{1B}[5 qx"
        #expect(
            record(drawing).lines == [
                "size: 20×4", "cursor: 1,0 bar blinking hidden", "reverse video", "alternate screen", "title: Lunch",
                "│x",
            ])
    }

    @Test func nothingInvisibleStandsInALine() {
        let lines = record("a\u{202E}b\u{200B}c\u{1B}]2;x\u{202E}\u{7}").lines
        #expect(lines.joined().unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint })
        #expect(lines.contains(#"title: x\u{202E}"#), "\(lines)")
    }

    @Test func textIsReadAsItWasWritten() {
        var record = record("\u{1B}[7mone\r\n\ntwo")
        record.notes = ["looked at by hand", ""]
        let text = record.text
        #expect(text.hasPrefix("looked at by hand\n\nsize: 20×4\n"))
        #expect(text.hasSuffix("│one\n│\n│two\n0: 0-2 inverse\n2: 0-2 inverse\n"))
        #expect(TUIScreenRecord(text: text) == record)
        #expect(TUIScreenRecord(text: text.replacing("\n", with: "\r\n")) == record)
        #expect(TUIScreenRecord(text: String(text.dropLast())) == record)
    }

    @Test func aNoteIsNeverReadAsTheScreen() {
        var record = record("x")
        record.notes = ["size: 1×1", "two\nlines\u{1B}"]
        #expect(record.text.hasPrefix(" size: 1×1\n\(#"two\nlines\u{1B}"#)\nsize: 20×4\n"))
        #expect(TUIScreenRecord(text: record.text)?.lines == record.lines)
    }

    @Test func whatIsInvisibleInAFileIsWrittenOut() {
        let read = TUIScreenRecord(text: "a\u{1B}[2Jb\nsize: 20×4\ncursor: 3,0\n│a\u{AD}b\n")
        #expect(read?.notes == [#"a\u{1B}[2Jb"#])
        #expect(read.flatMap { record("a\u{AD}b").difference(from: $0) } == nil)
        let difference = read.flatMap { record("x").difference(from: $0) }
        #expect(difference?.contains(#"− │a\u{AD}b"#) == true, "\(difference ?? "")")
    }

    @Test(arguments: ["", "\n", "one\ntwo\n", "Size: 1×1\n", "│size: 1×1"])
    func aTextWithoutAScreenIsNone(_ text: String) {
        #expect(TUIScreenRecord(text: text) == nil)
    }

    @Test func equalScreensDoNotDiffer() {
        var other = record("one")
        other.notes = ["a remark"]
        #expect(record("one").difference(from: other) == nil)
    }

    @Test func otherTextIsMarked() {
        #expect(
            record("one\r\nTwo x\r\nthree").difference(from: record("one\r\ntwo\r\nthree")) == """
                  size: 20×4
                  cursor: 5,2
                  │one
                − │two
                + │Two x
                   ^   ^
                  │three
                """)
    }

    @Test func linesThatStandInEachOthersPlaceAreBesideEachOther() {
        #expect(
            record("\u{1B}[1mone\r\nsix").difference(from: record("\u{1B}[7mtwo\r\nfix")) == """
                  size: 20×4
                  cursor: 3,1
                − │two
                + │one
                   ^^^
                − │fix
                + │six
                   ^
                − 0-1: 0-2 inverse
                + 0-1: 0-2 bold
                """)
    }

    @Test func anotherStyleIsTold() {
        #expect(
            record("\u{1B}[1mone").difference(from: record("\u{1B}[7mone")) == """
                  size: 20×4
                  cursor: 3,0
                  │one
                − 0: 0-2 inverse
                + 0: 0-2 bold
                """)
    }

    @Test func anotherCursorIsTold() {
        #expect(
            record("one\u{1B}[H").difference(from: record("one")) == """
                  size: 20×4
                − cursor: 3,0
                + cursor: 0,0
                  │one
                """)
    }

    @Test func anotherSizeIsTold() {
        let difference = record("one", columns: 21).difference(from: record("one"))
        #expect(difference?.hasPrefix("− size: 20×4\n+ size: 21×4\n  cursor: 3,0") == true)
    }

    @Test func rowsThatCameOrWentAreTold() {
        #expect(
            record("one\u{1B}[H").difference(from: record("one\r\ntwo\r\n三\u{1B}[H")) == """
                  size: 20×4
                  cursor: 0,0
                  │one
                − │two
                − │三
                """)
        #expect(
            record("二\u{1B}[H").difference(from: record("三\u{1B}[H")) == """
                  size: 20×4
                  cursor: 0,0
                − │三
                + │二
                """)
    }
}

/// A frame of a program that has drawn something.
func screen(_ drawing: String, columns: Int = 20, rows: Int = 4) -> TUIFrame {
    .made(AccessibilityNode(.application), columns: columns, rows: rows, drawing: drawing)
}
