import LunchTerminal
import Testing

/// Prompts that are certain by what they say, by what the last input has typed, or by a cursor that a program draws.
struct PromptTests {
    @Test(arguments: ["Go on? [Y/n]", "Go on [Y/n]"]) func aChoiceIsAnsweredBehindIt(question: String) {
        let start = question.count + 1
        let field = "textField \"\(question)\" = \"y\" focus \(start),1 \(40 - start)x1"
        #expect(outline(screen("text\r\n\(question) y"), before: screen("text\r\n\(question) ")) == [field])
        #expect(outline(screen("text\r\n\(question) y")) == [])
    }

    @Test func theHistoryOfAShellIsSearched() {
        let field = "textField \"(reverse-i-search)`ls'\" = \"ls music\" focus 24,1 16x1"
        #expect(outline(screen("text\r\n(reverse-i-search)`ls': ls music")) == [field])
        #expect(outline(screen("text\r\n(see the research)`ls': ls music")) == [])
    }

    @Test func aPromptMayCountWhatWasEntered() {
        #expect(outline(screen("In [12]: os.pat")) == ["textField \"In [12]\" = \"os.pat\" focus 9,0 31x1"])
        #expect(outline(screen("In [x]: os.pat")) == [])
        #expect(outline(screen(fullScreen, "In [12]: os.pat")) == [])
    }

    @Test(arguments: [("~ # ", "~ #"), ("~/work $ ", "~/work $")]) func aPromptMayBeAPath(prompt: String, label: String)
    {
        let grid = screen(prompt, "ls", "\r\nletter.txt  loop.c", at(prompt.count + 2, 0))
        let width = 40 - prompt.count
        #expect(outline(grid) == ["textField \"\(label)\" = \"ls\" focus \(prompt.count),0 \(width)x1"])
    }

    @Test func wordsThatWouldCompleteACommandAreNoTextBelow() {
        func typed(_ style: String) -> TUIGrid {
            screen(":memory:> sel", at(10, 1), styled(style, " select "), at(13, 0))
        }
        #expect(outline(typed("30;47")) == ["textField \":memory:>\" = \"sel\" focus 10,0 30x1"])
        #expect(outline(typed("0")) == [])
    }

    @Test func theCursorStandsInItsField() {
        let grid = screen(fullScreen, "text", at(0, 9), "/Lon", at(35, 9), "1/3", at(4, 9))
        #expect(outline(grid) == ["textField \"/\" = \"Lon\" focus 1,9 4x1"])
    }

    // MARK: - A cursor that a program draws

    private func drawn(_ last: String) -> TUIGrid { screen(fullScreen, hiddenCursor, "text", at(0, 9), last) }

    @Test func aBlankCellInOtherColoursIsTheCursor() {
        #expect(outline(drawn(":edit" + styled("7", " "))) == ["textField \":\" = \"edit\" focus 1,9 39x1"])
        #expect(outline(drawn(":edit")) == [])
        #expect(outline(drawn(":edit" + styled("7", "  "))) == [])
        #expect(outline(drawn(":edit" + styled("7", " ") + " x" + styled("7", " "))) == [])
    }

    // MARK: - What was typed

    @Test func theFirstLineMayBeAPrompt() {
        func line(_ text: String, below: String = "") -> TUIGrid {
            screen(fullScreen, text, at(0, 1), below, at(0, 3), "more", at(text.count, 0))
        }
        let field = "textField \"i>\" = \"let a\" focus 3,0 37x1"
        #expect(outline(line("i> let a"), before: line("i> let ")) == [field])
        #expect(outline(line("i> let a")) == [])
        #expect(outline(line("i> let a", below: "x"), before: line("i> let ", below: "x")) == [])
    }

    @Test func aQuestionOnABackgroundIsAnsweredBehindIt() {
        func line(_ typed: String, _ style: String = "44", other: String = "") -> TUIGrid {
            screen(
                fullScreen, "text", at(0, 2), other, at(0, 6), styled(style, "URL to open:"), " ", typed, at(0, 8),
                "keys",
                at(13 + typed.count, 6))
        }
        let field = "textField \"URL to open\" = \"exa\" focus 13,6 27x1"
        #expect(outline(line("exa"), before: line("ex")) == [field])
        #expect(outline(line("exa")) == [])
        #expect(outline(line("exa", "1"), before: line("ex", "1")) == [])
        let other = styled("44", "Name:") + " x"
        #expect(outline(line("exa", other: other), before: line("ex", other: other)) == [])
    }

    /// A chat has a bar with the time above the line in which somebody writes.
    @Test func aSlashInAChatIsNoSearch() {
        func chat(_ bar: String) -> [String] {
            outline(
                screen(
                    fullScreen, "text", at(0, 8), styled("44", bar + String(repeating: " ", count: 40 - bar.count)),
                    at(0, 9), "/conn"))
        }
        #expect(chat(" [15:36]") == [])
        #expect(chat(" letter.txt") == ["textField \"/\" = \"conn\" focus 1,9 39x1"])
    }

    @Test(arguments: ["", "more"]) func belowAQuestionInAProgramThereIsNothing(below: String) {
        let grid = screen(fullScreen, "text", at(0, 5), "Guess: ", at(0, 9), below, at(7, 5))
        #expect(outline(grid) == (below.isEmpty ? ["textField \"Guess\" = \"\" focus 7,5 33x1"] : []))
    }

    @Test func aPromptMayHaveAStyleThatEndsAtTheCursor() {
        func line(_ text: String, _ cursor: Int) -> TUIGrid {
            screen(fullScreen, "text", at(0, 9), styled("7", text), at(cursor, 9))
        }
        #expect(outline(line(":set", 4), before: line(":se", 3)) == ["textField \":\" = \"set\" focus 1,9 39x1"])
        #expect(outline(line(":set", 2), before: line(":se", 1)) == [])
        #expect(outline(line("/usr/share", 10), before: line(":", 1)) == [])
    }

    @Test func aQuestionMayEndABox() {
        let grid = screen(box(0, 0, 30, 5), at(2, 1), "A - Device", at(4, 3), "Change which?  ", at(18, 3))
        #expect(outline(grid).dropFirst() == ["  textField \"Change which?\" = \"\" focus 18,3 11x1"])
    }

    @Test(arguments: [("   ...> ", "...>"), ("  DB<2> ", "DB<2>")]) func aPromptMayBeIndented(
        prompt: String, label: String
    ) {
        let found = outline(screen("text\r\n", prompt, "na"))
        #expect(found == ["textField \"\(label)\" = \"na\" focus \(prompt.count),1 \(40 - prompt.count)x1"])
    }

    @Test func aBlankMayStandBeforeTheColon() {
        let grid = screen(fullScreen, "text", at(0, 9), "Word to find [] : ada")
        #expect(outline(grid) == ["textField \"Word to find []\" = \"ada\" focus 18,9 22x1"])
    }
}
