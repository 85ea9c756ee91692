import LunchTerminal
import Testing

/// The field at the cursor: a stretch in a style of its own, a box, or what stands behind a prompt.
struct FieldTests {
    @Test(arguments: [
        ("$ ", "$"), ("demo:~$ ", "demo:~$"), ("root@vm:/tmp# ", "root@vm:/tmp#"), (">>> ", ">>>"), ("... ", "..."),
        ("(gdb) ", "(gdb)"),
        ("sqlite> ", "sqlite>"), ("bash-5.2$ ", "bash-5.2$"),
    ])
    func whatIsTypedBehindAPromptIsTheValue(prompt: String, label: String) {
        let field = "textField \"\(label)\" = \"ls -l\" focus \(prompt.count),1 \(40 - prompt.count)x1"
        #expect(outline(screen("output\r\n", prompt, "ls -l")) == [field])
    }

    @Test func aQuestionWithNoAnswerYetIsAField() {
        #expect(outline(screen("Your name: ")) == ["textField \"Your name\" = \"\" focus 11,0 29x1"])
    }

    @Test(arguments: ["Your age?", "Really [y/N]", "Go on (yes/no)", "Go on? [Y/n]"])
    func aQuestionEndsWithAMarkOrAChoice(text: String) {
        let width = 39 - text.count
        #expect(outline(screen(text, " ")) == ["textField \"\(text)\" = \"\" focus \(text.count + 1),0 \(width)x1"])
    }

    @Test(arguments: ["done [ok] ", "see (a/b ", "[y/N] ", "total (1/2) ", "at [/] "]) func whatIsInBracketsIsNoChoice(
        text: String
    ) {
        #expect(outline(screen(text)) == [])
    }

    @Test(arguments: ["Downloading: 45%", "# a comment", "a > b", "50 % done", "see: ", "total 12"])
    func outputIsNoPrompt(text: String) {
        #expect(outline(screen(text, "\r\nmore\r\n", at(text.count, 0))) == [])
    }

    @Test(arguments: ["Downloading: 45%", "45% ", "/usr/bin/env", "Copying: a", "12 # ", "US$ 5"])
    func outputThatGoesOnIsNoPrompt(text: String) {
        #expect(outline(screen(text)) == [])
        #expect(outline(screen(at(0, 9), text)) == [])
    }

    @Test(arguments: ["/", "?", ":"]) func theLastRowIsACommandLine(mark: String) {
        let grid = screen(fullScreen, "text", at(0, 9), mark, "wq")
        #expect(outline(grid) == ["textField \"\(mark)\" = \"wq\" focus 1,9 39x1"])
    }

    /// Of a list with a box over its border some of the selected row is left, and the cursor may still be there.
    @Test func whatABoxLeavesOfAHighlightedRowIsNoField() {
        let rows = lines(1, 2, ["first  1", "second 2", "third  3"])
        let bar = at(1, 1) + styled("30;46", "..                          ") + at(1, 1)
        let panel = screen(fullScreen, box(0, 0, 30, 8), rows, bar)
        #expect(outline(panel).contains { $0.contains("cell \"..\" selected") })
        let covered = screen(fullScreen, box(0, 0, 30, 8), rows, bar, box(20, 0, 15, 5), at(1, 1))
        #expect(outline(covered) == ["group \"\" 20,0 15x5"])
    }

    @Test func aStatusLineThatBeginsWithASlashIsNoCommandLine() {
        #expect(outline(screen(fullScreen, "text", at(0, 9), styled("7", "/etc/fstab"))) == [])
    }

    @Test(arguments: ["# heading", "$ make", "> quoted", ": x", "/path", "name: x"]) func textInAnEditorIsNoPrompt(
        line: String
    ) {
        let grid = screen(fullScreen, lines(0, 0, ["one", line, "~", "~"]), at(0, 9), "1,4", at(line.count, 1))
        #expect(outline(grid) == [])
    }

    @Test func aStretchOnAnotherBackgroundIsAField() {
        let grid = screen(
            fullScreen, box(0, 0, 30, 6), at(2, 1), "Name: ", styled("46", "Joe       "), at(2, 2), "Mail: ",
            styled("46", "          "),
            at(11, 1))
        #expect(
            outline(grid).dropFirst() == [
                "  textField \"Name\" = \"Joe\" focus 8,1 10x1", "  textField \"Mail\" = \"\" not focus 8,2 10x1",
            ])
    }

    @Test func underscoresAtTheEndAreBlanks() {
        let grid = screen(
            fullScreen, box(0, 0, 30, 6), at(2, 1), "Name:", at(2, 2), styled("46", "Joe_______"), at(5, 2))
        #expect(outline(grid).dropFirst() == ["  textField \"Name\" = \"Joe\" focus 2,2 10x1"])
    }

    @Test func aBoxOfOneRowIsAField() {
        let grid = screen(fullScreen, box(0, 0, 30, 8), at(2, 1), "Your name:", box(2, 2, 20, 3), at(3, 3), "Joe")
        #expect(
            outline(grid).dropFirst() == [
                "  group \"\" 2,2 20x3", "    textField \"Your name\" = \"Joe\" focus 3,3 18x1",
            ])
    }

    @Test func aBoxOfOneRowMayHoldAMessage() {
        func message(_ text: String, title: String = "") -> TUIGrid {
            screen(fullScreen, box(2, 2, 20, 3, title: title), at(4, 3), text)
        }
        #expect(outline(message("Loading a"), before: message("Loading")).count == 2)
        #expect(outline(message("Loading"), before: message("")).count == 1)
        #expect(outline(message("Loading", title: "Name")).count == 2)
        #expect(outline(message("")).count == 2)
    }

    @Test func aWordThatASearchHasFoundIsNoField() {
        let grid = screen(fullScreen, "name: ", styled("43", "text"), " and more", at(6, 0))
        #expect(outline(grid) == [])
    }

    @Test func aShellMaySayWhereTheCommandBegins() {
        let grid = screen("\u{1B}]133;A\u{7}demo in ~ \u{1B}]133;B\u{7}make")
        #expect(outline(grid) == ["textField \"demo in ~\" = \"make\" focus 10,0 30x1"])
    }

    /// The focus is on the only row of a list, whose cursor stands at the end of the bar.
    @Test func theOnlyRowOfAListIsNoField() {
        let grid = screen(
            fullScreen, box(0, 0, 20, 3, title: "History"), at(1, 1),
            styled("7", " ls" + String(repeating: " ", count: 15)), at(17, 1))
        #expect(outline(grid).filter { $0.contains("textField") } == [])
    }

    @Test func theMarkOfARowIsNoLabel() {
        let grid = screen(
            fullScreen, hiddenCursor, "\u{1B}[?25h", at(10, 2), ">" + styled("44", "Paste mode     off  "), at(27, 2))
        #expect(outline(grid).filter { $0.contains("textField") } == [])
    }

    @Test func theRowBelowAQuestionInABoxIsAField() {
        func grid(_ question: String, cursor: Int) -> TUIGrid {
            let text = at(1, 1) + styled("7", question + String(repeating: " ", count: 28 - question.count))
            let rest = at(1, 3) + styled("7", "         [ Ok ]             ")
            return screen(
                fullScreen, styled("7", box(0, 0, 30, 5)), text, at(1, 2), "bash                        ", rest,
                at(cursor, 2))
        }
        let field = outline(grid("Search for:", cursor: 5)).filter { $0.contains("textField") }
        #expect(field == ["  textField \"Search for\" = \"bash\" focus 1,2 28x1"])
        #expect(outline(grid("Shells", cursor: 5)).filter { $0.contains("textField") } == [])
        #expect(outline(grid("Search for:", cursor: 28)).filter { $0.contains("textField") } == [])
    }

    @Test(arguments: ["Valid for? (0)", "Save it? (y, n, q or C-h)", "Revert? [Yy/Nn]"]) func aQuestionMayOfferAnswers(
        text: String
    ) {
        #expect(outline(screen(text, " ")).map { $0.prefix(11) } == ["textField \""])
        #expect(outline(screen(fullScreen, at(0, 9), text, " ")).map { $0.prefix(11) } == ["textField \""])
        #expect(outline(screen(fullScreen, at(0, 9), text, at(3, 9))) == [])
    }

    @Test func whatWouldCompleteACommandStandsBelowIt() {
        let grid = screen("me@box:~$ cat le", at(0, 1), "letter.txt  lemon.txt", at(16, 0))
        #expect(outline(grid) == ["textField \"me@box:~$\" = \"cat le\" focus 10,0 30x1"])
        #expect(outline(screen(fullScreen, "me@box:~$ cat le", at(0, 1), "letter.txt", at(16, 0))) == [])
    }

    @Test func whatIsSaidInAChatStandsBelowItsBar() {
        func chat(_ text: String, bar: String) -> TUIGrid {
            screen(
                fullScreen, "<ada> hello", at(0, 8), styled(bar, " 12:00" + String(repeating: " ", count: 34)),
                at(0, 9), text)
        }
        let found = outline(chat("[main] hello", bar: "44"), before: chat("[main] hell", bar: "44"))
        #expect(found == ["textField \"[main]\" = \"hello\" focus 7,9 33x1"])
        #expect(outline(chat("[main] hello", bar: "0"), before: chat("[main] hell", bar: "0")) == [])
        #expect(outline(chat("[main] hello", bar: "44"), before: chat("12 words", bar: "44")) == [])
    }

    @Test func underscoresToTheEdgeOfTheScreenAreAField() {
        func grid(_ row: Int, _ label: String, cursor: Int) -> TUIGrid {
            let rest = String(repeating: "_", count: 40 - label.count)
            return screen(fullScreen, "text", at(0, row), label, rest, at(cursor, row))
        }
        #expect(outline(grid(8, "Folder: ", cursor: 8)) == ["textField \"Folder\" = \"\" focus 8,8 32x1"])
        #expect(outline(grid(9, "Folder: ab", cursor: 10)) == ["textField \"Folder\" = \"ab\" focus 8,9 32x1"])
        #expect(outline(grid(4, "Folder: ", cursor: 8)) == [])
        #expect(outline(grid(8, "Folder: ", cursor: 30)) == [])
        #expect(outline(grid(8, "Folder: ", cursor: 3)) == [])
    }

    @Test func whatFiltersAListIsAFieldAboveIt() {
        func list(_ typed: String, _ rows: [String]) -> TUIGrid {
            screen(fullScreen, "QUERY> \(typed)", at(32, 0), "3 (1/1)", lines(0, 1, rows), at(7 + typed.count, 0))
        }
        let all = ["apple", "banana", "mango"]
        let found = outline(list("an", ["banana", "mango"]), before: list("a", all))
        #expect(found == ["textField \"QUERY>\" = \"an\" focus 7,0 3x1"])
        // In an editor, what is below stays as it is.
        #expect(outline(list("an", all), before: list("a", all)) == [])
    }

    @Test func aHiddenCursorIsInNoPrompt() {
        #expect(outline(screen("$ ls", hiddenCursor)) == [])
    }

    /// The last input has moved the highlight below.
    @Test(arguments: [
        ("QUERY>                 IgnoreCase", ""), ("QUERY>   3/12", ""), ("QUERY> an  IgnoreCase", "an  IgnoreCase"),
    ])
    func aTextFarBehindTheCursorIsNoneOfAField(row: String, value: String) {
        func list(_ lit: Int) -> TUIGrid {
            let rows = ["apple", "banana", "cherry"].enumerated().map {
                at(0, 1 + $0) + styled($0 == lit ? "45" : "0", $1 + String(repeating: " ", count: 40 - $1.count))
            }
            return screen(fullScreen, rows.joined() + at(0, 0) + row + at(7, 0))
        }
        let fields = outline(list(1), before: list(0)).filter { $0.hasPrefix("textField") }
        #expect(fields.count == 1)
        #expect(fields.first?.hasPrefix("textField \"QUERY>\" = \"\(value)\" focus") == true)
    }
}
