import LunchTerminal
import Testing

/// Fields that are certain because the last input has begun to write in them.
struct BegunAnswerTests {
    private func fields(_ before: String, _ now: String, columns: Int = 40) -> [String] {
        let (then, grid) = (screen(before, columns: columns), screen(before, now, columns: columns))
        return outline(grid, before: then).filter { $0.contains("textField") }
    }

    @Test func behindAnEqualsSign() {
        let before = fullScreen + at(0, 9) + "new column expr="
        #expect(fields(before, "born") == [#"textField "new column expr=" = "born" focus 16,9 24x1"#])
    }

    @Test func behindAWordThatEndsWithASignNothingIsAsked() {
        #expect(fields(fullScreen + at(0, 9) + "limit=", "born").isEmpty)
    }

    @Test func anotherTextInTheRowHasChangedAsWell() {
        let before = fullScreen + at(0, 9) + "new column expr="
        #expect(fields(before, "born" + at(35, 9) + "9" + at(20, 9)).isEmpty)
    }

    @Test func behindAWordInABarInWhichTheProgramDrawsTheCursor() {
        func bar(_ text: String) -> String {
            let rest = String(repeating: " ", count: 39 - text.count)
            return fullScreen + hiddenCursor + at(0, 9) + styled("30;43", text) + styled("30;43;7", " ")
                + styled("30;43", rest) + at(0, 0)
        }
        #expect(fields(bar("index "), bar("index 1")) == [#"textField "index" = "1" focus 6,9 34x1"#])
        #expect(fields(bar("index 1"), bar("index 12")).isEmpty)
        #expect(fields(bar("index"), bar("index1")).isEmpty)
    }

    /// A screen of a chat: a bar, and below it an empty row with the cursor.
    private let chat =
        fullScreen + "<ada> hello" + at(0, 8) + styled("44", String(repeating: " ", count: 40)) + at(0, 9)

    @Test func aWordInTheEmptyRowBelowABar() {
        #expect(fields(chat, "hello") == [#"textField "" = "hello" focus 0,9 40x1"#])
    }

    @Test func aMessageInTheEmptyRowBelowABar() {
        #expect(fields(chat, "No such channel").isEmpty)
        #expect(fields(chat + at(5, 9), "\rSaved").isEmpty)
    }

    @Test func moreBehindAQuestionOfWordsOnABareScreen() {
        let before = fullScreen + "Welcome" + at(0, 3) + "yes or no? n"
        #expect(fields(before, "o") == [#"textField "yes or no?" = "no" focus 11,3 29x1"#])
    }

    @Test func moreBehindAQuestionInAnEditor() {
        let title = fullScreen + styled("7", "letter.txt" + String(repeating: " ", count: 30))
        #expect(fields(title + at(0, 3) + "yes or no? n", "o").isEmpty)
    }

    @Test func aChoiceIsAskedForWhereLinesAreWritten() {
        #expect(fields("Launch 'it' [Y/n]? x", "y").first?.contains(#"= "xy""#) == true)
        #expect(fields("Launch 'it' [1]? x", "y").isEmpty)
    }

    @Test func aRowForMessagesIsBelowTheBar() {
        let bar = at(0, 8) + styled("7", "ESC:Cancel ENTER:Save" + String(repeating: " ", count: 19))
        let before = fullScreen + "Save" + bar + at(0, 7) + "File: a"
        #expect(fields(before, "b") == [#"textField "File" = "ab" focus 6,7 34x1"#])
    }

    @Test func textFarBehindTheCursorIsNoValue() {
        let before = fullScreen + at(0, 9) + ":w" + at(14, 9) + "a.txt 1:1" + at(2, 9)
        #expect(fields(before, "q").first?.contains(#"= "wq""#) == true)
    }

    @Test func aRuleBehindTheCursorIsNoValue() {
        let before = fullScreen + at(0, 9) + "> " + at(4, 9) + "8/8 " + String(repeating: "─", count: 20) + at(2, 9)
        #expect(!fields(before, "").contains { $0.contains("8/8") })
    }

    @Test func aDefaultStandsInBracketsBehindAColon() {
        #expect(fields("Select mode: [novice] ", "1") == [#"textField "Select mode: [novice]" = "1" focus 22,0 18x1"#])
        #expect(fields("Select mode 4: [novice] ", "1").isEmpty)
        #expect(fields("Select mode: [a novice] ", "1").isEmpty)
        #expect(fields("Select mode [novice] ", "1").isEmpty)
    }

    @Test func aQuestionMayHaveCommas() {
        let label = "Size (small, large) [small]"
        #expect(fields(label + ": lar", "g").first?.hasPrefix(#"textField "\#(label)" = "larg""#) == true)
    }

    @Test func aBlankMayStandBeforeTheMarkOfAPromptThatIsAboveAsWell() {
        #expect(fields("virt # list\r\n1 test\r\nvirt # do", "m") == [#"textField "virt #" = "dom" focus 7,2 33x1"#])
        #expect(fields("list\r\n1 test\r\nvirt # do", "m").isEmpty)
        #expect(fields("virt # list\r\n1 test\r\nvirt # dom", "").isEmpty)
    }

    @Test func aWordReplacesTheAnswerBehindAQuestion() {
        func typed(_ before: String, _ now: String) -> [String] {
            fields(fullScreen + at(0, 9) + before, "\r\u{1B}[K" + now)
        }
        let field = #"textField "Save to mailbox" = "x" focus 17,9 23x1"#
        #expect(typed("Save to mailbox ('?' for list): =ada", "Save to mailbox: x") == [field])
        #expect(typed("Save to mailbox: =ada", "Save to mailbox: x") == [field])
        #expect(typed("Parts of it: 12", "Parts of it: 9").isEmpty)
        #expect(typed("Playing: mill", "Playing: loom").isEmpty)
    }
}
