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

    @Test func aWordThatASearchHasFoundIsNoField() {
        let grid = screen(fullScreen, "name: ", styled("43", "text"), " and more", at(6, 0))
        #expect(outline(grid) == [])
    }

    @Test func aShellMaySayWhereTheCommandBegins() {
        let grid = screen("\u{1B}]133;A\u{7}demo in ~ \u{1B}]133;B\u{7}make")
        #expect(outline(grid) == ["textField \"demo in ~\" = \"make\" focus 10,0 30x1"])
    }

    @Test func aHiddenCursorIsInNoPrompt() {
        #expect(outline(screen("$ ls", hiddenCursor)) == [])
    }
}
