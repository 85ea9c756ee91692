import LunchTerminal
import Testing

/// The field at the cursor after a prompt, a question or the label of a filter.
struct PromptReaderTests {
    /// A row before and after the last input, and the field in it as `label|value`.
    struct Case: CustomTestStringConvertible {
        var before: String?
        var now: String
        var field: String?
        var testDescription: String { "\(before ?? "nil") → \(now)" }

        init(_ before: String?, _ now: String, _ field: String?) {
            (self.before, self.now, self.field) = (before, now, field)
        }
    }

    /// The fields of a screen as `label|value`.
    private static func fields(_ grid: TUIGrid, before: TUIGrid? = nil) -> [String] {
        outline(grid, before: before).filter { $0.contains("textField") }.map {
            let parts = $0.split(separator: "\"", omittingEmptySubsequences: false)
            return "\(parts[1])|\(parts.count > 3 ? parts[3] : "-")"
        }
    }

    /// A program that writes line after line.
    private static func written(_ row: String) -> TUIGrid { screen("text\r\n", row) }

    /// The last row of a program that draws the whole screen.
    private static func last(_ row: String) -> TUIGrid { screen(fullScreen, "text", at(0, 5), "more", at(0, 9), row) }

    private static func expect(_ row: Case, _ draw: (String) -> TUIGrid, _ place: SourceLocation = #_sourceLocation) {
        let found = fields(draw(row.now), before: row.before.map(draw))
        #expect(found == (row.field.map { [$0] } ?? []), sourceLocation: place)
    }

    // MARK: - The label

    @Test(arguments: [
        // Heads of shells, whatever their values.
        Case(nil, "root@box:~# ls", "root@box:~#|ls"),
        Case(nil, "[ada@box ~]$ ls", "[ada@box ~]$|ls"),
        Case(nil, "(venv) ada@box:~/work$ ls", "(venv) ada@box:~/work$|ls"),
        Case(nil, "ada@box ~/work (main)# ls", "ada@box ~/work (main)#|ls"),
        Case(nil, "bash-5.2$ ls", "bash-5.2$|ls"),
        Case(nil, "demo:~/work$ ls", "demo:~/work$|ls"),
        Case(nil, "~/work $ ls", "~/work $|ls"),
        Case(nil, "ada@box: 50% done", nil),
        Case(nil, "add-5.2$ ls", nil),
        Case(nil, "at 10:50% ls", nil),
        // Names with a mark.
        Case("sqlite> ", "sqlite> .tab", "sqlite>|.tab"),
        Case("sqlite> select a ", "sqlite> select a fr", "sqlite>|select a fr"),
        Case("postgres=# ", "postgres=# \\d", "postgres=#|\\d"),
        Case("(gdb) ", "(gdb) run", "(gdb)|run"),
        Case("(a b) ", "(a b) run", "(a b)|run"),
        Case("... ", "...   print", "...|print"),
        Case("<Esc> ", "<Esc> quit", nil),
        Case("50% ", "50% done", nil),
        // Marks alone.
        Case("> ", "> ls", ">|ls"),
        Case("$ ", "$ ls", "$|ls"),
        Case("* ", "* ls", nil),
        // Questions and labels.
        Case("Your name: ", "Your name: Ada", "Your name|Ada"),
        Case("Your name: Ad", "Your name: Ada", "Your name|Ada"),
        Case("Go on? [Y/n] ", "Go on? [Y/n] y", "Go on? [Y/n]|y"),
        Case("Sure? (Type 'yes'): ", "Sure? (Type 'yes'): YES", "Sure? (Type 'yes')|YES"),
        Case("? Your town? › ", "? Your town? › Bath", "? Your town?|Bath"),
        Case("State [Some]:", "State [Some]:Kent", "State [Some]|Kent"),
        Case("State [Some]", "State [Some]Kent", nil),
        Case("Sure?", "Sure?ye", nil),
        Case("a word ", "a word more", nil),
        Case("12: ", "12: more", nil),
    ]) func labelEndsAtPromptsAndQuestions(row: Case) { Self.expect(row, Self.written) }

    @Test(arguments: [
        Case(":", ":set", ":|set"),
        Case("/", "/mill", "/|mill"),
        Case("=", "=2+3", "=|2+3"),
        Case("!", "!ls", nil),
        Case(":search", ":search let", ":|search let"),
        Case("M-x ", "M-x goto", "M-x|goto"),
        Case("go-x ", "go-x goto", nil),
        Case("[(status)] ", "[(status)] /join", "[(status)]|/join"),
        Case("Find file: /home/", "Find file: /home/ada", "Find file|/home/ada"),
        Case("Keys    Filter: ", "Keys    Filter: mi", "Filter|mi"),
        Case("Keys  Name  (a, b): ", "Keys  Name  (a, b): mi", "Name  (a, b)|mi"),
    ]) func lastRowOfAWholeScreenIsAPrompt(row: Case) { Self.expect(row, Self.last) }

    /// A label is bold, or on a separate background, and no other row begins so and goes on otherwise.
    @Test(arguments: [("1", false, true), ("44", true, true), ("0", false, false), ("1", true, false)])
    func labelIsDrawnOtherwise(style: String, isWhole: Bool, isFound: Bool) {
        func grid(_ typed: String, other: String = "") -> TUIGrid {
            screen(
                isWhole ? fullScreen : "", other, at(0, 3), styled(style, "Change delay to"), " ", typed, at(0, 5),
                "text",
                at(16 + typed.count, 3))
        }
        #expect(Self.fields(grid("5"), before: grid("")) == (isFound ? ["Change delay to|5"] : []))
        let other = styled(style, "Name") + " x"
        #expect(Self.fields(grid("5", other: other), before: grid("", other: other)) == [])
    }

    // MARK: - The value

    /// A text that the program wrote isn't a value.
    @Test(arguments: [
        Case(nil, "> What is your name?", nil),
        Case(nil, "> Ada", nil),
        Case("text", "> Ada", nil),
        Case("> ", "> What is your name? ", "> What is your name?|"),
        Case("> Your name", "> Your name Ada", nil),
        Case("> Your town? ", "> Your town? Bath", "> Your town?|Bath"),
        Case(nil, "sqlite> .tab", nil),
        Case(nil, ">>> Installing (1 of 2)", nil),
        Case(nil, styled("1", "Name:") + " Ada", nil),
        Case(nil, "Score: 12", nil),
        Case("Loading: ", "Loading: ...", nil),
        Case("Loading: 4", "Loading: 45%", nil),
        Case("Score: 11", "Score: 12", nil),
        Case("Name: Ada", "Town: Ada", nil),
        Case(nil, "Go on? [Y/n] y", nil),
        Case(nil, "Your name: ", "Your name|"),
        Case(nil, "> ", ">|"),
        Case(nil, "(gdb) ", "(gdb)|"),
        Case(nil, "? Your town?   ", "? Your town?|"),
        Case(nil, "Your town?     ", nil),
        Case(nil, "Press any key: ", nil),
        Case(nil, "Hit Return to go on: ", nil),
        Case(nil, "Press Return, or type a number: ", "Press Return, or type a number|"),
    ]) func programWritesNoValue(row: Case) { Self.expect(row, Self.written) }

    @Test(arguments: [
        Case("text", ":", ":|"),
        Case(":", ":", nil),
        Case(nil, ":", nil),
        Case("text", "Save as: ", "Save as|"),
        Case("text", "Save as: a.txt", nil),
        Case("text", "Really quit? ", nil),
        Case("text", "Really quit? [y/n] ", nil),
    ]) func questionOfAWholeScreenIsEmpty(row: Case) { Self.expect(row, Self.last) }

    @Test func cursorWaitedWhereTheTextBegins() {
        func row(_ text: String, _ column: Int) -> TUIGrid { screen("text\r\n", text, at(column, 1)) }
        #expect(Self.fields(row("Name: Ada", 9), before: row("Name: ", 6)) == ["Name|Ada"])
        #expect(Self.fields(row("Name: Ada", 9), before: row("Name: ", 0)) == [])
        #expect(Self.fields(row("Name: Ada", 9), before: screen("text\r\nName: ", at(6, 0))) == [])
    }

    /// A text after the cursor is a suggestion if it is gray or new; a text far away and a count are none.
    @Test(arguments: [
        (styled("90", "ory.txt"), "history|hi"), ("ory.txt", nil), ("  3/12", "history|hi"),
        (at(30, 1) + "[main]", "history|hi"),
        ("  main", nil),
    ]) func textAfterTheCursor(text: String, field: String?) {
        func grid(_ typed: String) -> TUIGrid { screen("x\r\nhistory> ", typed, text, at(9 + typed.count, 1)) }
        // The text was there before, so that the last input hasn't written it.
        let before = screen("x\r\nhistory> ", at(11, 1), text, at(9, 1))
        #expect(
            Self.fields(grid("hi"), before: before) == (field.map { [$0.replacing("history", with: "history>")] } ?? [])
        )
    }

    @Test func textThatIsNewAfterTheCursorIsSuggested() {
        let now = screen("ada@box ~# history", at(13, 0))
        #expect(Self.fields(now, before: screen("ada@box ~# ")) == ["ada@box ~#|hi"])
        #expect(Self.fields(now, before: screen("ada@box ~# hostory", at(12, 0))) == [])
    }

    @Test func blankCellInOtherColorsIsTheCursor() {
        func row(_ text: String) -> TUIGrid {
            screen(fullScreen, hiddenCursor, "text", at(0, 9), text + styled("7", " "))
        }
        #expect(Self.fields(row(":edit"), before: row(":")) == [":|edit"])
        #expect(Self.fields(row(":edit"), before: row("")) == [])
    }

    // MARK: - The place

    @Test(arguments: [
        ("", "", true), (fullScreen, "", true), ("", at(0, 5) + "text", false), (fullScreen, at(0, 5) + "text", false),
        ("", at(6, 4) + styled("30;47", " Ada "), true),
        // The key hints and the status line of a screen.
        (fullScreen, at(0, 9) + "status", false),
    ]) func otherTextIsBelow(start: String, below: String, isFound: Bool) {
        func grid(_ typed: String) -> TUIGrid {
            screen(start, "text", at(0, 3), "Name: ", typed, below, at(6 + typed.count, 3))
        }
        #expect(Self.fields(grid("Ada"), before: grid("")) == (isFound ? ["Name|Ada"] : []))
    }

    /// A line of an editor can look like the prompt of a shell.
    @Test(arguments: [("", ["root@box:~#|ls"]), (fullScreen, [])]) func textIsBelowAShell(
        start: String, found: [String]
    ) {
        func grid(_ typed: String) -> TUIGrid {
            screen(start, "text", at(0, 3), "root@box:~# ", typed, at(0, 5), "text", at(12 + typed.count, 3))
        }
        #expect(Self.fields(grid("ls"), before: grid("")) == found)
    }

    @Test func shellIsInAPane() {
        let below = at(0, 5) + String(repeating: "─", count: 40) + at(0, 7) + "text"
        func grid(_ head: String, _ typed: String) -> TUIGrid {
            screen(fullScreen, "text", at(0, 3), head, typed, below, at((head + typed).count, 3))
        }
        #expect(Self.fields(grid("root@box:~# ", "ls"), before: grid("root@box:~# ", "")) == ["root@box:~#|ls"])
        #expect(Self.fields(grid("name> ", "ls"), before: grid("name> ", "")) == ["name>|ls"])
        #expect(Self.fields(grid("root@box:~# ", "ls")) == [])
    }

    @Test func slashInAChatIsTyped() {
        func chat(_ typed: String, _ style: String) -> TUIGrid {
            let rows = Array(repeating: styled(style, String(repeating: " ", count: 40)), count: 9)
            return screen(fullScreen, lines(0, 0, rows), at(0, 9), typed)
        }
        #expect(Self.fields(chat("/join", "44"), before: chat("/", "44")) == [])
        #expect(Self.fields(chat("/join", "0"), before: chat("/", "0")) == ["/|join"])
    }

    // MARK: - Filters

    private func filtered(_ prompt: String, _ rows: [String], _ selected: Int, row: Int = 0, count: String = "")
        -> TUIGrid
    {
        let drawn = rows.enumerated().map { at(0, row + 1 + $0) + ($0 == selected ? styled("7", $1) : $1) }.joined()
        return screen(fullScreen, at(0, row), prompt, at(30, row), count, drawn, at(prompt.count, row))
    }

    /// All rows of the list have the letters of the value in their order.
    @Test(arguments: [
        ("Town> on", ["London  ", "Boston  ", "Lincoln "], "Town>|on"),
        ("Town> on", ["London  ", "Boston  ", "Lisbun  "], nil),
        ("Town: on", ["London  ", "Boston  ", "Lincoln "], "Town|on"),
        ("> ", ["London  ", "Boston  ", "Lincoln "], ">|"),
        ("Town: ", ["London  ", "Boston  ", "Lincoln "], nil), ("Town on", ["London  ", "Boston  ", "Lincoln "], nil),
    ]) func valueFiltersAList(prompt: String, rows: [String], field: String?) {
        let found = Self.fields(filtered(prompt, rows, 1), before: filtered(prompt, rows, 0))
        #expect(found == (field.map { [$0] } ?? []))
    }

    @Test func filterHasALabel() {
        let rows = ["London  ", "Boston  ", "Lincoln "]
        #expect(Self.fields(filtered("Town on", rows, 1), before: filtered("Town ", rows, 0)) == [])
        #expect(Self.fields(filtered("Town: on", rows, 1), before: filtered("Town: ", rows, 0)) == ["Town|on"])
    }

    /// The row that has the cursor after a prompt isn't one of the list.
    @Test func promptIsNotARowOfAList() {
        let rows = ["Lincoln ", "Dublin  "]
        let grid = filtered("Town> li", rows, 1)
        #expect(!cells(grid, before: filtered("Town> li", rows, 0)).contains { $0.contains("Town>") })
    }
}
