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

    @Test func aRemarkBeforeTheColonIsAPartOfTheQuestion() {
        func label(_ question: String) -> [String] {
            outline(screen("text\r\n\(question) YES"), before: screen("text\r\n\(question) YE"))
        }
        #expect(label("Sure? (Type 'yes'):") == ["textField \"Sure? (Type 'yes')\" = \"YES\" focus 20,1 20x1"])
        #expect(label("Sure?") == ["textField \"Sure?\" = \"YES\" focus 6,1 34x1"])
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

    @Test func aCommandIsTypedBelowTheBarOfAChat() {
        func chat(_ bar: String, _ typed: String) -> TUIGrid {
            let names = lines(0, 0, Array(repeating: "one   │", count: 10))
            return screen(
                fullScreen, names, at(7, 8), styled("44", bar + String(repeating: " ", count: 33 - bar.count)),
                at(7, 9), typed)
        }
        func typed(_ bar: String) -> [String] { outline(chat(bar, "/key b"), before: chat(bar, "")) }
        #expect(typed("[15:36] [core]") == ["textField \"\" = \"/key b\" focus 7,9 33x1"])
        #expect(typed("some file") == [])
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
        let grids = ["a", "ada"].map { screen(fullScreen, "text", at(0, 9), "Word to find [] : \($0)") }
        #expect(outline(grids[1], before: grids[0]) == ["textField \"Word to find []\" = \"ada\" focus 18,9 22x1"])
    }

    /// A program may leave its cursor behind what it has written last.
    @Test func behindAQuestionInTheLastRowSomebodyTypes() {
        func line(_ text: String, bar: String = "0", _ cursor: String = "") -> TUIGrid {
            screen(
                fullScreen, "text", at(0, 8), styled(bar, String(repeating: " ", count: 40)), at(0, 9), text, cursor)
        }
        let field = "textField \"Save as\" = \"b.txt\" focus 9,9 31x1"
        #expect(outline(line("Save as: b.txt"), before: line("Save as: b.tx")) == [field])
        #expect(outline(line("Save as: b.txt"), before: line("", hiddenCursor)) == [field])
        #expect(outline(line("Save as: b.txt", bar: "44")) == [field])
        #expect(outline(line("Score: 12"), before: line("Score: 11")) == [])
        func counted(_ text: String, _ count: String) -> TUIGrid { line(text + at(30, 9) + count + at(text.count, 9)) }
        #expect(outline(counted("Save as: b.txt", "1/3"), before: counted("Save as: b.tx", "1/3")).count == 1)
        #expect(outline(counted("Save as: b.txt", "1/3"), before: counted("Save as: b.tx", "2/3")) == [])
        #expect(outline(line("Score: 12"), before: line("")) == [])
        #expect(outline(line("Score: 12")) == [])
    }

    @Test func aProgramWithABarDrawsItsScreenAsAWhole() {
        func line(_ text: String, bar: String = "7") -> TUIGrid {
            screen(styled(bar, String(repeating: "x", count: 40)), at(0, 9), "Name of file (^K H for help): " + text)
        }
        let field = "textField \"Name of file (^K H for help)\" = \"b.c\" focus 30,9 10x1"
        #expect(outline(line("b.c"), before: line("b.")) == [field])
        #expect(outline(line("b.c", bar: "0"), before: line("b.", bar: "0")) == [])
    }

    @Test func anEditorOfLinesHasASign() {
        func line(_ text: String) -> TUIGrid { screen("one\r\ntwo\r\n", text) }
        #expect(outline(line(":3s/ch"), before: line(":")) == ["textField \":\" = \"3s/ch\" focus 1,2 39x1"])
        #expect(outline(line(":3s/ch"), before: line("")) == [])
        #expect(outline(line("*3s/ch"), before: line("*")) == [])
        #expect(outline(line(": 3s/ch"), before: line(":")) == [])
    }

    @Test(arguments: [("Guess:  ", "Guess:"), ("Go on?   ", "Go on?"), ("Go on?  (y or n) ", "Go on?  (y or n)")])
    func someBlanksMayStandBehindAQuestion(text: String, label: String) {
        let field = outline(screen("text\r\n" + text))
        #expect(field.count == 1 && field[0].contains(" = \"\" focus \(text.count),1 "))
        #expect(outline(screen("text\r\nGuess:    ")) == [])
    }

    @Test(arguments: ["Press a key:", "Hit Return to go on:", "(any key goes on):"]) func aKeyIsNoAnswer(text: String) {
        #expect(outline(screen("text\r\n" + text + " ")) == [])
        #expect(outline(screen("text\r\nPress: ")).count == 1)
        #expect(outline(screen("text\r\nPress Return, or type a number: ")).count == 1)
    }

    @Test(arguments: ["? Your name:", "? Your name?", "[?] Your name:", "Who are you?"])
    func aQuestionIsAnsweredInSteps(
        question: String
    ) {
        func line(_ text: String) -> TUIGrid { screen("text\r\n", text) }
        let found = outline(line(question + " Ada"), before: line(question + " Ad"))
        #expect(found.count == 1 && found[0].contains("= \"Ada\" focus \(question.count + 1),1 "))
        #expect(outline(line(question + " Ada"), before: line("text")) == [])
        let command = "echo \"" + question
        #expect(outline(line(command + " Ada"), before: line(command + " Ad")) == [])
    }

    @Test func aQuestionOfAWholeScreenIsAnsweredInItsLastRow() {
        func line(_ text: String) -> TUIGrid { screen(fullScreen, "text", at(0, 9), text) }
        let field = "textField \"black or white?\" = \"K1\" focus 16,9 24x1"
        #expect(outline(line("black or white? K1"), before: line("black or white?")) == [field])
        #expect(outline(line("black or white? K1"), before: line("")) == [])
    }

    @Test func aQuestionMayBeABar() {
        func line(_ question: String, _ cursor: Int, bar: String = "44") -> TUIGrid {
            screen(
                fullScreen, "text", at(0, 8),
                styled(bar, question + String(repeating: " ", count: 40 - question.count)), at(0, 9), "mill",
                at(cursor, 9))
        }
        #expect(outline(line("Which file?", 4)) == ["textField \"Which file?\" = \"mill\" focus 0,9 40x1"])
        #expect(outline(line("Which file?", 2)) == [])
        #expect(outline(line("Which file?", 4, bar: "0")) == [])
        #expect(outline(line("letter.txt", 4)) == [])
    }

    @Test func aColonMayStandBeforeAQuestion() {
        let grid = screen(fullScreen, "text", at(0, 9), ": find (default a.txt) not")
        #expect(outline(grid) == ["textField \": find (default a.txt)\" = \"not\" focus 23,9 17x1"])
        #expect(outline(screen(fullScreen, "text", at(0, 9), ": find not")) == [])
        #expect(outline(screen(fullScreen, "text", at(0, 9), ": find")).count == 1)
        let command = screen(fullScreen, "text", at(0, 9), ":call f(a) now")
        #expect(outline(command) == ["textField \":\" = \"call f(a) now\" focus 1,9 39x1"])
    }

    @Test(arguments: ["demo@box ~ # ", "demo@box:~ $ "]) func aBlankMayStandBeforeTheMark(prompt: String) {
        #expect(outline(screen(prompt, "ls")).count == 1)
        #expect(outline(screen("demo@box is up # ls")) == [])
    }

    @Test(arguments: ["(main)", "(main *)"]) func aBranchMayStandBeforeTheMark(branch: String) {
        for prompt in ["demo@box ~/work \(branch)#", "(venv) demo@box:~/work \(branch) $"] {
            let grid = screen(
                prompt + " git sta", "\r\n" + styled("1", "status") + at(prompt.count + 8, 0), columns: 60)
            #expect(outline(grid).first?.hasPrefix("textField \"\(prompt)\" = \"git sta\" focus") == true)
        }
        #expect(outline(screen("demo@box ~/work (main)")).isEmpty)
    }

    @Test func aFilterMayBeInBrackets() {
        func list(_ typed: String, _ mark: String = "[Filter]> ") -> TUIGrid {
            screen(fullScreen, mark + typed, at(0, 1), typed == ".m" ? "mill" : "all", at(mark.count + typed.count, 0))
        }
        #expect(outline(list(".m"), before: list(".")) == ["textField \"[Filter]>\" = \".m\" focus 10,0 30x1"])
        #expect(outline(list(".m", "[Filter> "), before: list(".", "[Filter> ")) == [])
    }

    // MARK: - An answer below its question

    @Test func anAnswerMayStandBelowAQuestionAndABar() {
        func grid(_ question: String, bar: String = "44", cursor: String = styled("7", " ")) -> TUIGrid {
            screen(
                fullScreen, hiddenCursor, "text", at(0, 7), styled(bar, String(repeating: " ", count: 40)), at(0, 8),
                question, at(0, 9), cursor)
        }
        let field = "textField \"Which file\" = \"\" focus 0,9 40x1"
        #expect(outline(grid("Which file:")) == [field])
        #expect(outline(grid("Which file:", cursor: "\u{1B}[?25h")) == [field])
        #expect(outline(grid("Which file:", bar: "0")) == [])
        #expect(outline(grid("Which file:", cursor: "")) == [])
        #expect(outline(grid("Which file: a.txt", cursor: "\u{1B}[?25h")) == [])
        #expect(outline(grid("All is done")) == [])
    }

    // MARK: - Labels in a style

    @Test func aLabelInAStyleMayTouchWhatIsTyped() {
        func line(_ typed: String, _ style: String = "33", row: Int = 9, other: String = "") -> TUIGrid {
            screen(
                fullScreen, "text", at(0, 3), other, at(0, row), styled(style, "search:") + styled("36", typed),
                at(7 + typed.count, row))
        }
        let field = "textField \"search\" = \"main\" focus 7,9 33x1"
        #expect(outline(line("main"), before: line("mai")) == [field])
        #expect(outline(line("main")) == [])
        #expect(outline(line("main", row: 5), before: line("mai", row: 5)) == [])
        #expect(outline(line("main", "36"), before: line("mai", "36")) == [])
        let other = styled("33", "other:") + styled("36", "x")
        #expect(outline(line("main", other: other), before: line("mai", other: other)) == [])
    }

    @Test func aLabelInAStyleMayFilterAList() {
        func list(_ style: String, _ rest: String = "") -> [String] {
            let rows = ["  apple", styled("44", "> banana"), "  cherry"]
            let grid = screen(
                fullScreen, styled(style, "fruit:"), " an", at(12, 0), rest, lines(0, 1, rows), at(9, 0))
            return outline(grid).filter { $0.contains("textField") }
        }
        #expect(list("1") == ["textField \"fruit\" = \"an\" focus 7,0 33x1"])
        #expect(list("1", styled("32", "< 3/8")) == ["textField \"fruit\" = \"an\" focus 7,0 3x1"])
        #expect(list("0") == [])
    }

    @Test func aPromptInAStyleOfItsOwnStandsAboveAsWell() {
        let prompt = styled("7", "mill (? for help)")
        let field = "textField \"mill (? for help)\" = \"p 1\" focus 18,2 22x1"
        let above = "\(prompt) list\r\nnothing\r\n\(prompt) "
        #expect(outline(screen(above, "p 1"), before: screen(above)) == [field])
        #expect(outline(screen(above, "p 1"), before: screen(above, "p 1")) == [])
        let alone = "list\r\nnothing\r\n\(prompt) "
        #expect(outline(screen(alone, "p 1"), before: screen(alone)) == [])
    }

    @Test func aSignAloneIsAPromptOnceSomethingIsTypedBehindIt() {
        #expect(outline(screen("define x\r\n>echo"), before: screen("define x\r\n>")).count == 1)
        #expect(outline(screen("define x\r\n>echo")) == [])
    }

    @Test func dotsFillAFieldUpToTheEdgeOfItsBox() {
        func entry(_ label: String, _ dots: String) -> [String] {
            let text = styled("44", label) + "do" + dots
            return outline(screen(fullScreen, box(0, 2, 20, 3), at(1, 3), text, at(1 + label.count + 2, 3)))
        }
        #expect(entry("Folder:", ".........").last == "  textField \"Folder\" = \"do\" focus 8,3 11x1")
        #expect(entry("Folder ", ".........").count == 1)
    }

    @Test func aQuestionStandsApartFromTheListOfTheScreen() {
        func form(_ typed: String, list: Int = 0, row: Int = 8) -> TUIGrid {
            let rows = ["one    10   a", "two    20   b", "three  30   c", "four   40   d", "five   50   e"]
            return screen(
                fullScreen, lines(0, list, rows), at(0, list + 2), styled("7", "three  30   c".padding(40)), at(2, row),
                "File name: \(typed)", at(0, 11), "The file is new.", at(13 + typed.count, row), rows: 12)
        }
        func fields(_ now: TUIGrid, _ before: TUIGrid?) -> [String] {
            outline(now, before: before).filter { $0.contains("textField") }
        }
        #expect(fields(form("co"), form("")) == ["textField \"File name\" = \"co\" focus 13,8 27x1"])
        #expect(fields(form("co"), nil) == [])
        #expect(fields(form("co", list: 6, row: 2), form("", list: 6, row: 2)) == [])
        #expect(fields(form("co", row: 7), form("", row: 7)) == [])
    }

    private func aboveBar(_ typed: String, _ style: String) -> TUIGrid {
        let bar = styled("44", "4 of 4" + String(repeating: " ", count: 34))
        let row = styled(style, typed + String(repeating: " ", count: 40 - typed.count))
        return screen(fullScreen, "text", at(0, 8), row, at(0, 9), bar, at(typed.count, 8))
    }

    @Test func aCommandMayStandAboveABar() {
        let field = "textField \":\" = \"search\" focus 1,8 39x1"
        #expect(outline(aboveBar(":search", "41"), before: aboveBar(":searc", "41")) == [field])
        #expect(outline(aboveBar(":search", "0"), before: aboveBar(":searc", "0")) == [])
    }

    @Test func aStatusLineWithBarsInItIsNoPrompt() {
        let grid = screen(fullScreen, "text", at(0, 9), "(new) \u{2502} 1 word \u{2502} P: 1/1", at(27, 9))
        let past = screen(
            fullScreen, hiddenCursor, "text", at(0, 9), "(new) \u{2502} 1 word \u{2502} P: 1/1", at(27, 9))
        #expect(outline(grid, before: past) == [])
    }

    @Test func aQuestionThatBeginsInTheRowAboveIsNone() {
        #expect(outline(screen("Path of the journal (or leave it blank for /home): ", columns: 60)).count == 1)
        #expect(outline(screen("Path of the journal (or leave it blank\r\nfor /home/ada): ", columns: 60)) == [])
    }

    @Test func belowABarAPromptMayEndAScreen() {
        let bar = styled("7", "exec" + String(repeating: " ", count: 36))
        let field = "textField \"(gdb)\" = \"b ma\" focus 6,5 34x1"
        #expect(outline(screen(fullScreen, "text", at(0, 4), bar, at(0, 5), "(gdb) b ma")) == [field])
        #expect(outline(screen(fullScreen, "text", at(0, 5), "(gdb) b ma")) == [])
        #expect(outline(screen(fullScreen, at(0, 4), bar, at(0, 8), "text", at(0, 5), "(gdb) b ma")) == [])
    }

    @Test func aSentenceBeforeAQuestionIsAPartOfIt() {
        func label(_ text: String) -> Substring? {
            let (grid, past) = (
                screen(fullScreen, "a", at(0, 9), text + " n"), screen(fullScreen, "a", at(0, 9), text + " ")
            )
            return outline(grid, before: past).first?.split(separator: "\"")[1]
        }
        #expect(label("It is new.  Kill? (yes or no)") == "It is new.  Kill? (yes or no)")
        #expect(label("It is new  Kill? (yes or no)") == "Kill? (yes or no)")
    }

    @Test func aSlashIsTypedWhereTheCursorStoodBefore() {
        let bar = at(0, 8) + styled("44", "one".padding(40))
        let grid = screen(fullScreen, "text", bar, at(0, 9), "/wi")
        #expect(
            outline(grid, before: screen(fullScreen, "text", bar, at(0, 0))) == [
                "textField \"/\" = \"wi\" focus 1,9 39x1"
            ])
        #expect(!outline(grid, before: screen(fullScreen, "text", bar, at(0, 9))).contains { $0.contains("\"/\"") })
    }
}

extension String {
    /// The text with blanks up to a number of characters.
    fileprivate func padding(_ count: Int) -> String { self + String(repeating: " ", count: count - self.count) }
}
