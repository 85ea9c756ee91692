import LunchElements
import LunchSnapshots
import LunchWire
import RandomScreens
import TestSupport
import Testing

/// A snapshot as text: what is in it, and that it is read as it was written.
@Suite struct SnapshotTextTests {
    private struct Row: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let snapshot: TUISnapshot
        let lines: [String]

        init(_ name: String, _ snapshot: TUISnapshot, _ lines: [String]) {
            (testDescription, self.snapshot, self.lines) = (name, snapshot, lines)
        }
    }

    private static let styled =
        "\u{1B}[1;4;31;44mab\u{1B}[0m \u{1B}[4:3;58;5;9mc\u{1B}[0m\u{1B}[38;2;1;2;3md\u{1B}[0m\r\n\u{1B}[7mab"
    private static let state = "\u{1B}[?1049h\u{1B}[?5h\u{1B}]2;Lunch\u{7}\u{1B}[?25l\u{1B}[5 q\u{1B}#6x"
    private static let words = screen("one two\r\nsix \u{1B}[7mten\u{1B}[0m!\u{1B}[1;6H")

    private static let rows: [Row] = [
        Row("a blank screen", snapshot(""), ["cells: 20×4", "cursor: 0,0"]),
        Row("text", snapshot("one  \r\n\n  三"), ["cells: 20×4", "cursor: 4,2", "|one", "|", "|  三"]),
        Row(
            "styles", snapshot(styled),
            [
                "cells: 20×4", "cursor: 2,1", "|ab cd", ":aa bc", "|ab", ":dd", "legend:",
                "a: bold underline red on blue", "b: curly underline in color 9", "c: rgb 1 2 3", "d: inverse",
            ]),
        Row(
            "links", snapshot("\u{1B}]8;;https://example.com/\u{1B}\\here\u{1B}]8;;\u{1B}\\ there"),
            ["cells: 20×4", "cursor: 10,0", "|here there", ":aaaa", "legend:", "a: link https://example.com/"]),
        Row(
            "the terminal's state", snapshot(state),
            [
                "cells: 20×4", "cursor: 1,0 bar blinking hidden", "reverse video", "alternate screen", "title: Lunch",
                "|x", "=double width",
            ]),
        // Whoever asks for the text alone does not ask for a cursor.
        Row(
            "text alone", snapshot("\u{1B}]2;x\u{7}\u{1B}[7mone\r\ntwo", .text), ["text: 20×4", "|one", "|two"]),
        Row(
            "a part with the cursor", TUISnapshot(words, area: CellRect(column: 4, row: 0, columns: 3, rows: 2)),
            ["cells: 3×2", "cursor: 1,0", "|two", "|ten", ":aaa", "legend:", "a: inverse"]),
        Row(
            "a part without it", TUISnapshot(words, area: CellRect(column: 0, row: 1, columns: 3, rows: 1)),
            ["cells: 3×1", "|six"]),
    ]

    @Test(arguments: rows) private func theLinesOfASnapshot(_ row: Row) { #expect(row.snapshot.lines == row.lines) }

    @Test func maskedCellsHaveNoContentButAPlace() {
        let mask = CellRect(column: 3, row: 0, columns: 2, rows: 1)
        let masked = snapshot("at 12 三四\u{1B}[H", masks: [mask])
        #expect(masked.lines == ["cells: 20×4", "cursor: 0,0", "masked: (3, 0) 2×1", "|at ▒▒ 三四"])
        #expect(masked.isSame(as: snapshot("at 99 三四\u{1B}[H", masks: [mask])))
        #expect(!masked.isSame(as: snapshot("at 12 三五\u{1B}[H", masks: [mask])))
        // One that the app draws is not one that is masked.
        #expect(!masked.isSame(as: snapshot("at ▒▒ 三四\u{1B}[H")))
        // A wide character of which half is masked leaves no half of itself.
        let half = CellRect(column: 7, row: 0, columns: 1, rows: 1)
        #expect(snapshot("at 12 三四\u{1B}[H", masks: [half]).lines.last == "|at 12  ▒四")
    }

    @Test func aMaskOfEverythingIsKnown() {
        let all = CellRect(column: 0, row: 0, columns: 20, rows: 1)
        let snapshots = [snapshot("one", masks: [all]), snapshot("one\r\ntwo", masks: [all]), snapshot("")]
        #expect(snapshots.map(\.isMaskedAltogether) == [true, false, false])
    }

    @Test func aMaskOfAllElementsIsKnown() {
        let button = AccessibilityNode(.button, label: "OK", frame: CellRect(column: 1, row: 0, columns: 4, rows: 1))
        let group = AccessibilityNode(
            .group, frame: CellRect(column: 0, row: 0, columns: 8, rows: 1), children: [button])
        let frame = TUIFrame.made(AccessibilityNode(.application, children: [group]), columns: 20, rows: 2)
        func isMasked(_ columns: Int, below index: Int) -> Bool {
            let mask = CellRect(column: 0, row: 0, columns: columns, rows: 1)
            let size = CellSize(columns: 8, rows: 1)
            return TUISnapshot(frame, elementsBelow: index, size: size, masks: [mask]).isMaskedAltogether
        }
        #expect([8, 4].map { [isMasked($0, below: 1), isMasked($0, below: 2)] } == [[true, true], [false, false]])
    }

    @Test func nothingInvisibleStandsInALine() {
        let lines = snapshot("a\u{202E}b\u{200B}c\u{1B}]2;x\u{202E}\u{7}").lines
        #expect(lines.joined().unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint })
        #expect(lines.contains(#"title: x\u{202E}"#), "\(lines)")
    }

    @Test func textIsReadAsItWasWritten() throws {
        var one = snapshot("\u{1B}[7mone\r\n\n\u{1B}[1mtwo")
        one.notes = ["looked at by hand", ""]
        let text = one.text
        #expect(text.hasPrefix("looked at by hand\n\ncells: 20×4\n"))
        // Windows' line breaks, blanks at the ends of lines and blank lines at the end come from editors, and mean nothing.
        for variant in [
            text, text.replacing("\n", with: "\r\n"), String(text.dropLast()), text + "\n\n",
            text.replacing("\n", with: "   \n"),
        ] {
            let read = try TUISnapshot(text: variant)
            #expect(
                read.isSame(as: one) && read.notes == one.notes && read.text == text, "\(variant.debugDescription)")
        }
    }

    /// Versions 0.1 and 0.2 wrote "colour".
    @Test func theOldSpellingOfAColorIsTheSame() throws {
        let one = snapshot("\u{1B}[38;5;208;48;5;17;58;5;9;4mx")
        let old = one.text.replacing("color ", with: "colour ")
        #expect(old.contains("colour 208") && old != one.text)
        #expect(try TUISnapshot(text: old).isSame(as: one))
        #expect(try !TUISnapshot(text: old.replacing("208", with: "209")).isSame(as: one))
    }

    /// Whatever programs draw is read as it was written.
    @Test func randomScreensAreReadAsTheyWereWritten() throws {
        for seed in 0..<40 as Range<UInt64> {
            let frame = TUIFrame.random(seed)
            for content in [TUISnapshot.Content.cells, .text] {
                let one = TUISnapshot(frame, content)
                let read = try TUISnapshot(text: one.text)
                #expect(read.isSame(as: one) && read.text == one.text, "seed \(seed)")
            }
        }
    }

    /// The screen of a snapshot is described by the same snapshot, so that its picture shows what is in the file.
    @Test func theScreenOfASnapshotHasTheSameSnapshot() throws {
        let drawings = [
            "one", "\u{1B}[1;2;3;5;7;8;9;53mx\u{1B}[0m \u{1B}[6my\u{1B}[0;31;44mab\u{1B}[0;92;103mc",
            "\u{1B}[38;5;208;48;2;1;2;3mx\u{1B}[0;4ma\u{1B}[4:2mb\u{1B}[4:3;58:5:9mc\u{1B}[4:4;58:2::1:2:3md\u{1B}[4:5me",
            "漢\u{1B}[7m字\u{1B}[0m x\r\n\u{1B}[44m    ", "\u{1B}#6wide\r\n\u{1B}#3big\r\n\u{1B}#4big",
            "\u{1B}[?5h\u{1B}[4 qx",
            "\u{1B}[?25lx",
        ]
        for drawing in drawings {
            let one = snapshot(drawing)
            let screen = try #require(one.screen)
            #expect(TUISnapshot(screen).text == one.text, "\(drawing.debugDescription)")
        }
        #expect(try TUISnapshot(text: "elements: 20×4\n").screen == nil)
        #expect(try TUISnapshot(text: "cells: 90000×4\n").screen == nil)
    }

    /// A new style changes no letter of the others.
    @Test func lettersStay() throws {
        let folder = try TUISnapshot(text: snapshot("\u{1B}[7mone\u{1B}[0m\r\n\u{1B}[1mtwo").text)
        var new = snapshot("\u{1B}[3mnew\u{1B}[0m\r\n\u{1B}[1mtwo\u{1B}[0m\r\n\u{1B}[7mone")
        new.takeLetters(of: folder)
        #expect(new.lines.suffix(4) == ["legend:", "c: italic", "b: bold", "a: inverse"])
    }

    @Test func aNoteIsNeverReadAsTheScreen() throws {
        var one = snapshot("x")
        one.notes = ["cells: 1×1", "two\nlines\u{1B}"]
        #expect(one.text.hasPrefix(" cells: 1×1\n\(#"two\nlines\u{1B}"#)\ncells: 20×4\n"))
        #expect(try TUISnapshot(text: one.text).isSame(as: one))
    }

    @Test(
        arguments: [
            ("", 1, "no line begins with one of \"cells: \", \"text: \", \"elements: \", \"changes: \""),
            ("one\ntwo\n", 1, "no line begins with one of \"cells: \", \"text: \", \"elements: \", \"changes: \""),
            ("cells: 20\n", 1, "a size is written as 80×24"),
            ("cells: 20×4\ncursr: 0,0\n", 2, "\"cursr: 0,0\" is not a line of a snapshot of cells"),
            ("cells: 20×4\n|one\ncursor: 0,0\n", 3, "\"cursor: 0,0\" is not a line of a snapshot of cells"),
            ("cells: 20×4\n|one\n\n|two\n", 3, "\"\" is not a line of a snapshot of cells"),
            ("cells: 20×1\n|one\n|two\n", 3, "there are more than 1 rows"),
            ("cells: 20×4\n|one\n:aa\n", 3, "the legend has no style for a"),
            ("cells: 20×4\n|one\n:aa\n:aa\nlegend:\na: bold\n", 4, "\":aa\" is not a line of a snapshot of cells"),
            ("cells: 20×4\n|one\n:a\nlegend:\na: bold\na: red\n", 6, "the legend has two styles for a"),
            ("text: 20×4\n|one\n:a\n", 3, "\":a\" is not a line of a snapshot of text"),
            ("cells: 20×4\n=======\n|one\n", 2, "\"=======\" is not a line of a snapshot of cells"),
        ] as [(String, Int, String)])
    func aTextThatIsNoSnapshotIsRefused(_ text: String, _ line: Int, _ reason: String) {
        let error = #expect(throws: TUISnapshot.ParsingError.self) { try TUISnapshot(text: text) }
        #expect(error?.line == line && error?.reason == reason)
    }
}
