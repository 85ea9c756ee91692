import LunchTerminal
import Testing

/// The text typed behind questions, below them, and below bars.
struct AnswerTests {
    private func fields(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains("textField") }.map {
            let parts = $0.split(separator: "\"", omittingEmptySubsequences: false)
            return "\(parts[1])|\(parts[3])" + ($0.contains(" focus") && !$0.contains("not focus") ? " *" : "")
        }
    }

    private func form(_ style: String, _ count: Int = 3, end: String = "") -> TUIGrid {
        let rows = ["Your name?", "Your mail?", "Your town?"].prefix(count).enumerated().map { index, text in
            at(0, 3 * index) + styled(style, text) + at(0, 3 * index + 1) + "> "
                + ["Ada", "ada@example.org", ""][index]
        }
        return screen(fullScreen, rows.joined(), at(17, 4), end)
    }

    @Test func answersStandBelowTheirQuestions() {
        #expect(fields(form("1")) == ["Your name?|Ada", "Your mail?|ada@example.org *", "Your town?|"])
        #expect(fields(form("0")) == [])
        #expect(fields(form("1", 2)) == [])
        #expect(fields(form("1", end: at(3, 4))) == [])
    }

    @Test func aFormMayBeEmpty() {
        func form(_ rows: [String], _ column: Int) -> TUIGrid { screen(fullScreen, lines(0, 2, rows), at(column, 2)) }
        let rows = ["Nickname  :", "Fullname  :", "Fcc       :", "Comment   :"]
        #expect(
            fields(form(rows, 12))
                == ["Nickname|", "Fullname|", "Fcc|", "Comment|"].enumerated().map { $1 + ($0 == 0 ? " *" : "") })
        #expect(fields(form(rows, 3)) == [])
        #expect(fields(form(Array(rows.prefix(3)), 12)) == [])
    }

    @Test func someBlanksMayStandBeforeAnAnswer() {
        func grid(_ typed: String, _ gap: Int) -> TUIGrid {
            screen(
                fullScreen, "\u{1B}[40m", at(0, 0),
                "Enter the height [10]:" + String(repeating: " ", count: gap) + typed)
        }
        #expect(fields(grid("12", 3), before: grid("", 3)) == ["Enter the height [10]|12 *"])
        #expect(fields(grid("12", 4), before: grid("", 4)) == [])
    }

    @Test func noBlankHasToStandBehindADefault() {
        func grid(_ text: String) -> TUIGrid { screen("text\r\n" + text) }
        #expect(fields(grid("State [Some]:Saxony"), before: grid("State [Some]:")) == ["State [Some]|Saxony *"])
        #expect(fields(grid("State:Saxony"), before: grid("State:")) == [])
    }

    @Test func noBlankHasToStandBehindAPasswordsQuestion() {
        #expect(fields(screen("Enter host password for user 'ada':")) == ["Enter host password for user 'ada'| *"])
        #expect(fields(screen("Enter host name for user 'ada':")) == [])
        #expect(fields(screen("The password was wrong.")) == [])
    }

    @Test func aQuestionMayBeginWithTheNameOfItsProgram() {
        #expect(
            fields(screen("mv: overwrite 'a.txt'? ye"), before: screen("mv: overwrite 'a.txt'? y"))
                == ["mv: overwrite 'a.txt'?|ye *"])
        #expect(fields(screen("overwrite 'a.txt'? be"), before: screen("overwrite 'a.txt'? b")) == [])
        #expect(fields(screen("box: ls a? b/c"), before: screen("box: ls a? b/")) == [])
    }

    @Test func aSignThatPointsToAnAnswerIsNoPartOfIt() {
        func grid(_ typed: String, _ sign: String) -> TUIGrid {
            screen(styled("36", "?"), " ", styled("1", "How many?"), " ", styled("2", sign), " ", styled("36", typed))
        }
        for sign in ["\u{203A}", "\u{2023}"] {
            #expect(fields(grid("12", sign), before: grid("1", sign)).map { $0.suffix(5) } == ["|12 *"])
        }
    }

    @Test func theSignMayStandBehindWordsWithoutAColon() {
        func grid(_ typed: String, _ words: String = styled("1", "Secret of the mill")) -> TUIGrid {
            screen(styled("36", "?"), " ", words, " ", styled("2", "\u{2023}"), " ", styled("2", typed))
        }
        #expect(fields(grid("**"), before: grid("*")) == ["? Secret of the mill|** *"])
        let words = [styled("1", "Secret ") + "of the mill", styled("2", "Secret of the mill")]
        #expect(words.allSatisfy { fields(grid("**", $0), before: grid("*", $0)) == [] })
    }

    @Test func aCountBeforeAQuestionIsPartOfIt() {
        func grid(_ typed: String) -> TUIGrid { screen("(1/2) Stash it? y\r\n-27\r\n(2/2) Stash it? ", typed) }
        #expect(fields(grid("n"), before: grid("")) == ["(2/2) Stash it?|n *"])
        #expect(fields(grid("no"), before: grid("n")).allSatisfy { $0 == "(2/2) Stash it?|no *" })
    }

    @Test func aProgramMayHaveAMarkOfItsOwn() {
        func grid(_ typed: String, _ words: String = styled("1", "Name of the mill:")) -> TUIGrid {
            screen(styled("34", "*"), " ", words, " ", styled("33", typed))
        }
        #expect(fields(grid("Loom mill"), before: grid("Loom ")) == ["* Name of the mill|Loom mill *"])
        let words = [styled("1", "Name ") + "of the mill:", styled("34", "Name of the mill:")]
        #expect(words.allSatisfy { fields(grid("Loom mill", $0), before: grid("Loom ", $0)) == [] })
        #expect(fields(grid("Loom mill")) == [])
    }

    @Test func aRefusedAnswerIsStillTyped() {
        func grid(_ message: String, _ words: String = styled("1", "How many?")) -> TUIGrid {
            screen(styled("32", "?"), " ", words, " mill\r\n", message, at(16, 0))
        }
        let message = styled("31", ">>") + " a number"
        #expect(fields(grid(message), before: grid("")) == ["? How many?|mill *"])
        #expect(fields(grid(message)) == [])
        #expect(fields(grid(message), before: grid(message)) == [])
        #expect(fields(grid(">> a number"), before: grid("")) == [])
        #expect(fields(grid(message + "\r\nmore"), before: grid("")) == [])
        #expect(fields(grid(message, "How many?"), before: grid("", "How many?")) == [])
    }

    @Test func aRemarkBehindAQuestionIsNoPartOfTheAnswer() {
        func grid(_ typed: String) -> TUIGrid { screen("? How much wool?  (in sacks) ", typed) }
        #expect(fields(grid("40"), before: grid("4")) == ["? How much wool?  (in sacks)|40 *"])
        func sum(_ typed: String) -> TUIGrid { screen("? Which sum? ", typed) }
        #expect(fields(sum("(1) 2"), before: sum("(")).allSatisfy { $0 == "? Which sum?|(1) 2 *" })
    }

    @Test(arguments: ["Remove 1 file (Yes/No) ", "Go on [y/N] "])
    func anAnswerBeginsAsOneOfTheWordsToChoose(question: String) {
        let label = String(question.dropLast())
        #expect(fields(screen(question + "ye"), before: screen(question + "y")) == ["\(label)|ye *"])
        #expect(fields(screen(question + "be"), before: screen(question + "b")) == [])
        #expect(fields(screen(question + "y e"), before: screen(question + "y ")) == [])
    }

    @Test(arguments: ["add 'docs'?", "wc a b?...", "< wc a b > ? "])
    func aYesMayStandRightBehindAQuestion(question: String) {
        let label = question.filter { $0 != " " }
        func found(_ typed: String, before: String) -> [String] {
            fields(screen(question + typed), before: screen(question + before)).map { $0.filter { $0 != " " } }
        }
        #expect(found("y", before: "") == ["\(label)|y*"])
        #expect(found("ye", before: "y") == ["\(label)|ye*"])
        #expect(found("be", before: "b") == [])
        #expect(fields(screen("ls docs?ye"), before: screen("ls docs?y")) == [])
    }

    @Test func anAddressMayStandBehindADefault() {
        func grid(_ label: String, _ typed: String) -> TUIGrid { screen("text\r\n", label, ": ", typed) }
        let asked = "Choose a place [a.org]"
        #expect(fields(grid(asked, "box.org"), before: grid(asked, "box")) == ["\(asked)|box.org *"])
        #expect(fields(grid("Choose a place", "box.org"), before: grid("Choose a place", "box")) == [])
        #expect(fields(grid("Load [1]", "45%"), before: grid("Load [1]", "4")) == [])
    }

    @Test func aLineBelowABarIsTyped() {
        func chat(_ typed: String, bar: String = "44") -> TUIGrid {
            screen(
                fullScreen, "text", at(0, 8), styled(bar, String(repeating: " ", count: 40)), at(0, 9), typed)
        }
        #expect(fields(chat("hello"), before: chat("hell")) == ["|hello *"])
        #expect(fields(chat("hello", bar: "0"), before: chat("hell", bar: "0")) == [])
        #expect(fields(chat("hello"), before: chat("what")) == [])
        #expect(fields(chat(";hello"), before: chat(";")) == [])
        #expect(fields(chat("Saved: it x"), before: chat("Saved: it")).allSatisfy { !$0.hasPrefix("|") })
    }

    @Test func aQuestionInBoldIsAnsweredBehindIt() {
        func grid(_ typed: String, style: String = "1") -> TUIGrid {
            screen(
                "load 1.0", at(0, 3), styled(style, "Which user (blank for all)"), " " + typed, "\u{1B}7", at(0, 6),
                "rows", "\u{1B}8")
        }
        #expect(fields(grid("ro"), before: grid("r")) == ["Which user (blank for all)|ro *"])
        #expect(fields(grid("ro", style: "0"), before: grid("r", style: "0")) == [])
    }

    @Test func aRemarkMayStandBehindAQuestionInABox() {
        func grid(_ question: String) -> TUIGrid {
            let rows = [
                "+--------------------------------------+", "| Screen and keyboard                  |", question,
            ]
            return screen(fullScreen, lines(0, 0, rows + [rows[0]]), at(24, 2))
        }
        #expect(fields(grid("| Change which setting?     Return now |")) == ["Change which setting?| *"])
        #expect(fields(grid("| Change which setting? Return now     |")) == [])
    }

    @Test func whatIsTakenForAnAnswerBelongsToTheQuestion() {
        func bar(_ text: String) -> [String] {
            fields(
                screen(fullScreen, "text", at(0, 9), text),
                before: screen(fullScreen, "text", at(0, 9), String(text.dropLast())))
        }
        #expect(bar("Buffer: (default: one) not") == ["Buffer: (default: one)|not *"])
        #expect(bar("Buffer: (a) not") == ["Buffer|(a) not *"])
    }

    @Test(arguments: ["? ", "?- ", "& ", "; ", ": "]) func aSignThatBeganALineBeforeIsAPrompt(sign: String) {
        #expect(fields(screen(sign + "1 + 2\r\n3\r\n" + sign + "print")).map { $0.hasSuffix("|print *") } == [true])
        #expect(fields(screen("1 + 2\r\n3\r\n" + sign + "print")) == [])
    }

    @Test func aSignMayPointToAnAnswer() {
        func asked(_ sign: String, _ style: String = "90") -> [String] {
            func line(_ typed: String) -> TUIGrid {
                screen(styled("36", "?") + " How many? " + styled(style, sign) + " " + typed)
            }
            return fields(line("12"), before: line("1"))
        }
        #expect(asked("›") == ["? How many?|12 *"])
        #expect(asked("›", "0") == ["? How many?|› 12 *"])
        #expect(asked("-") == ["? How many?|- 12 *"])
    }

    @Test func bulletsAreNoPrompts() { #expect(fields(screen("* one\r\n- two\r\n* three")) == []) }

    @Test func aFilterOfAPagerHasASignAndASlash() {
        #expect(fields(screen(fullScreen, "text", at(0, 9), "&/main")) == ["&/|main *"])
    }

    @Test func aRemarkAtTheRightEdgeIsNoAnswer() {
        func grid(_ gap: Int, _ style: String) -> TUIGrid {
            let blanks = String(repeating: " ", count: gap)
            let rest = 40 - 18 - gap
            return screen(
                fullScreen, "text", at(0, 9),
                "save to: table.csv" + blanks
                    + styled(style, String(repeating: "x", count: rest)), at(9, 9))
        }
        let before = screen(fullScreen, hiddenCursor, "text")
        #expect(fields(grid(12, "44"), before: before) == ["save to|table.csv *"])
        #expect(fields(grid(4, "44"), before: before).allSatisfy { $0 != "save to|table.csv *" })
    }

    @Test func fieldsOfAFormMayBeginAnywhere() {
        let ink = "46"
        let grid = screen(
            fullScreen, box(0, 0, 40, 8), at(2, 2), "Timeout (s): ",
            styled(ink, "60" + String(repeating: " ", count: 22)),
            at(2, 3), "Password of the server: ", styled(ink, "abc" + String(repeating: " ", count: 10)), at(2, 5),
            "words",
            at(17, 2))
        #expect(fields(grid) == ["Timeout (s)|60 *", "Password of the server|abc"])
    }

    @Test func wordsAtTheEdgeOfABoxMayFilterItsRows() {
        func grid(_ rows: [String]) -> TUIGrid {
            screen(fullScreen, box(0, 0, 30, 7), lines(2, 1, rows), at(2, 5), "File> ", at(8, 5))
        }
        let rows = ["  apple", styled("44", "> banana"), "  cherry"]
        #expect(fields(grid(rows)) == ["File>| *"])
        #expect(fields(grid(["apple", "banana"])) == [])
    }

    /// A search that goes on while somebody types: the cursor is at the place that was found.
    @Test(arguments: ["I-search", "Isearch forward"]) func aSearchMayHaveItsCursorInTheText(label: String) {
        func search(_ typed: String, _ column: Int, style: String = "7") -> TUIGrid {
            screen(
                fullScreen, "the mill works", at(0, 8), styled(style, String(repeating: "-", count: 40)),
                at(0, 9), "\(label): \(typed)", at(column, 0))
        }
        let start = label.count + 2
        let field = ["textField \"\(label)\" = \"mil\" focus \(start),9 \(40 - start)x1"]
        #expect(outline(search("mil", 7), before: search("mi", 6)) == field)
        #expect(outline(search("mil", 4), before: search("mi", 4)) == field)
        // Nothing has been typed there, or the cursor is somewhere else.
        #expect(outline(search("mil", 7), before: search("mil", 6)) == [])
        #expect(outline(search("mil", 9), before: search("mi", 6)) == [])
    }

    /// A shell suggests the rest of a command, maybe in the style of what is typed.
    @Test func whatStandsBehindTheCursorMayBeSuggested() {
        func typed(_ text: String, _ column: Int) -> TUIGrid { screen("root@box ~# \(text)", at(12 + column, 0)) }
        func value(_ now: TUIGrid, _ before: TUIGrid) -> [String] { outline(now, before: before) }
        func field(_ text: String) -> [String] { ["textField \"root@box ~#\" = \"\(text)\" focus 12,0 28x1"] }
        #expect(value(typed("echo hello", 4), typed("echo hello", 3)) == [])
        #expect(value(typed("ech other", 3), typed("ec hello", 2)) == [])
        // Text that was put in pushes the rest on, and whoever goes back has typed all.
        #expect(value(typed("echo hello", 4), typed("ech hello", 3)) == field("echo hello"))
        #expect(value(typed("echo hello", 3), typed("echo hello", 4)) == field("echo hello"))
    }

    /// A sign alone may ask for a sum, once something was typed behind it.
    @Test func anEqualsSignMayAskForASum() {
        func sum(_ text: String) -> TUIGrid { screen(fullScreen, "text", at(0, 9), text) }
        #expect(outline(sum("=2+3"), before: sum("=2+")) == ["textField \"=\" = \"2+3\" focus 1,9 39x1"])
        #expect(outline(sum("=2+3"), before: sum("=2+3")) == [])
        #expect(outline(sum("=2+3")) == [])
    }

    /// A bar of a multiplexer, with the cursor that it draws.
    @Test func aNameInParenthesesMayHaveSeveralWords() {
        func bar(_ style: String) -> [String] {
            let end = styled(style, String(repeating: " ", count: 22))
            return outline(
                screen(
                    fullScreen, hiddenCursor, "text", at(0, 9), styled(style, "(search down) le"),
                    styled(style + ";7", " "), end))
        }
        #expect(bar("30;43") == ["textField \"(search down)\" = \"le\" focus 14,9 26x1"])
        #expect(bar("37") == [])
    }

    /// The count of a filter and the line behind it stand in the row in which somebody types.
    @Test func aLineToTheEdgeIsNotTyped() {
        func list(_ selected: Int, _ rest: String) -> TUIGrid {
            let rows = ["apple", "pear", "plum"].enumerated().map { ($0 == selected ? styled("7", "> ") : "  ") + $1 }
            return screen(fullScreen, lines(0, 0, rows), at(0, 9), styled("1", "> "), " ", rest, at(2, 9))
        }
        let line = styled("33", "< 3/3 ") + String(repeating: "─", count: 30)
        let fields = outline(list(2, line), before: list(1, line)).filter { $0.contains("textField") }
        #expect(fields == ["textField \">\" = \"\" focus 2,9 1x1"])
    }

    // MARK: - Words that go on

    private func typed(_ before: String, _ after: String, _ cursor: String = "") -> [String] {
        fields(screen("text\r\n" + before + after), before: screen("text\r\n" + before + cursor))
    }

    @Test(arguments: [
        ("box login: ad", "a", "box login|ada *"), ("debugfs:  ope", "n", "debugfs|open *"),
        ("package name: (demo) mi", "ll", "package name: (demo)|mill *"), ("  [Unknown]:  Ad", "a", "[Unknown]|Ada *"),
    ]) func aWordGoesOnBehindALabel(before: String, after: String, field: String) {
        #expect(typed(before, after) == [field])
    }

    @Test(arguments: [
        ("Saved: it was ", "so"), ("Saved: it wa", "s"), ("Elapsed: 00:1", "2"), ("10: ad", "a"), ("the mi", "ll"),
        ("Total: 4", "2"),
    ]) func otherTextThatGrowsIsNotTyped(before: String, after: String) {
        #expect(typed(before, after) == [])
    }

    @Test func whereTheCursorWaitedTheWordGoesOn() {
        #expect(typed("box login: ad", "a", "\r") == [])
    }

    // MARK: - Boxes of one row

    @Test func aLabelInABoxOfOneRowIsNotTyped() {
        func grid(_ typed: String, _ label: String = "Name: ") -> TUIGrid {
            screen(fullScreen, box(0, 0, 30, 3, title: " Visitor "), at(1, 1), label, typed)
        }
        #expect(fields(grid("Ada"), before: grid("Ad")) == [])
        #expect(fields(grid("Ada", "name "), before: grid("Ad", "name ")) == ["Visitor|name Ada *"])
        #expect(fields(grid("x"), before: screen(fullScreen, box(0, 0, 30, 3))) == ["Visitor|Name: x *"])
    }

    @Test func aFieldOfABoxMayHaveABackgroundOfItsOwn() {
        let field = styled("46", "mus" + String(repeating: " ", count: 15))
        let grid = screen(fullScreen, box(0, 0, 30, 3, title: " Quick "), at(2, 1), "cd ", field, at(8, 1))
        #expect(fields(grid) == ["cd|mus *"])
    }

    /// A button that is named without brackets, with the cursor behind it.
    @Test func aHighlightThatHasMovedIsNoField() {
        func grid(_ lit: Int) -> TUIGrid {
            let words = ["Ok", "Cancel"].enumerated().map { $0 == lit ? styled("44", $1) : $1 }
            return screen(
                fullScreen, box(0, 0, 30, 5), at(8, 3), words.joined(separator: " "), at(lit == 0 ? 10 : 17, 3))
        }
        #expect(fields(grid(1), before: grid(0)) == [])
    }
}
