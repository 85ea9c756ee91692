import LunchTerminal
import Testing

/// Bars of keys at the edges of the screen.
struct BarReaderTests {
    /// Texts on a screen, and the keys that must be found on it as `key|words`.
    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var texts: String
        var pairs: [String]

        init(_ name: String, _ texts: String, _ pairs: String...) {
            (testDescription, self.texts, self.pairs) = (name, texts, pairs)
        }
    }

    private static func pairs(_ texts: String) -> [String] {
        let grid = screen(fullScreen, hiddenCursor, at(0, 5), "text", texts, columns: 60)
        return outline(grid).filter { $0.contains("button") }.map { line in
            let parts = line.split(separator: "\"")
            return "\(parts[3])|\(parts[1])"
        }
    }

    /// A row on a separate background from edge to edge.
    private static func bar(_ text: String, row: Int = 9, style: String = "44") -> String {
        at(0, row) + styled(style, text + String(repeating: " ", count: 60 - text.count))
    }

    /// A row of keys in one style and words in another one.
    private static func row(
        _ pairs: [(String, String)], key: String = "7", word: String = "0", row: Int = 9, start: String = "",
        end: String = ""
    ) -> String {
        at(0, row) + start + pairs.map { styled(key, $0) + styled(word, $1) }.joined() + end
    }

    private static let keys = [("^G", " Help  "), ("^O", " Save  "), ("^X", " Exit  ")]

    // MARK: - Keys and words in one style

    @Test(arguments: [
        "C-T: Menu  ?: Help  q: Quit", "F1 Menu  F2 Help  F10 Quit", "F1 Menu | F2 Help | F10 Quit",
        "F1 Menu · F2 Help · F10 Quit", "m:Menu  ?:Help  q:Quit", "m:Menu | ?:Help | q:Quit",
        "Tab-Menu  Up/Down-Help  Enter-Quit", "<Tab> Menu  <c-d> Help  <Esc> Quit", "'m'=Menu  'h'=Help  'q'=Quit",
    ]) func keysOnASeparateBackgroundAreABar(text: String) {
        #expect(Self.pairs(Self.bar(text)).map { $0.split(separator: "|")[1] } == ["Menu", "Help", "Quit"])
    }

    @Test(arguments: [
        "L: Top  C: End  T: Off", "Row: Top  Col: End  Tab: Off", "File Edit  View  Help", "F1  F2  F3",
        "F1 12  F2 13  F3 14", "F1 a:b  F2 c:d  F10 e:f", "F1 Menu  F1 Help  F1 Quit", "F1: Menu, F2: Help, F3: Quit",
        "letter.txt  Alt-g: keys  Ctrl-g: help", "mode: text  line: 3  width: 80", "4:main  5:other  6:third",
        "title - a line of words", "Ctrl-U to delete all of it, Backspace to delete one",
        "F1 Help  letter.txt  F10 Quit", "arrow keys move the text  Esc ends",
    ]) func otherTextsOfStatusBarsAreNotKeys(text: String) {
        #expect(Self.pairs(Self.bar(text)) == [])
    }

    @Test(arguments: [
        Case(
            "names of keys", at(0, 9) + "<Tab> next | <Enter> do it | <Esc> leave", "<Tab>|next", "<Enter>|do it",
            "<Esc>|leave"),
        Case("a sign after each of two", at(0, 9) + "F1=Help  F10=Quit", "F1|Help", "F10|Quit"),
        Case("signs alone between pairs", at(0, 9) + "y,RET:go on q:quit", "y,RET|go on", "q|quit"),
        Case("two names without signs", at(0, 9) + "F1 Help  F10 Quit"),
        Case("a letter", at(0, 9) + "<b> next | <Enter> choose it"),
        Case("letters", at(0, 9) + "j down  n new part  q quit"),
        Case("one key", at(0, 9) + "F10=Quit"),
        Case("words before two names", at(0, 9) + "words  F1=Help  F10=Quit"),
        Case("in the text", at(0, 4) + "<Tab> next | <Enter> do it | <Esc> leave"),
        Case("numbers and words", at(0, 9) + "1Help 2Menu 3View ^G Help"),
        Case("words before their keys", at(0, 9) + "Stage: <space> | New branch: n | Edit: e"),
        Case("values", at(0, 9) + "Line: 1 | Column: 5 | Row: 2"),
    ]) func keysWithoutABackgroundHaveNames(row: Case) { #expect(Self.pairs(row.texts) == row.pairs) }

    // MARK: - Keys drawn otherwise than words

    @Test(arguments: [
        Case("on another background", row(keys), "^G|Help", "^O|Save", "^X|Exit"),
        Case("in another color", row(keys, key: "1;36"), "^G|Help", "^O|Save", "^X|Exit"),
        Case(
            "letters on another background", row([("a", " Add  "), ("d", " Drop  "), ("w", " Walk")]), "a|Add",
            "d|Drop", "w|Walk"),
        Case(
            "numbers on a colored bar",
            bar("") + row([("1", ":One  "), ("2", ":Two  "), ("q", ":Quit")], key: "33;44", word: "37;44"), "1|One",
            "2|Two", "q|Quit"),
        Case(
            "letters in another color", row([("a", " Add  "), ("d", " Drop  "), ("q", " Quit")], key: "33"), "a|Add",
            "d|Drop", "q|Quit"),
        Case("none is telling", row([("a", " Add  "), ("d", " Drop  "), ("w", " Quit")], key: "33")),
        Case(
            "a key without words", row([("F1", " One  "), ("F2", "  "), ("F3", " Two  ")], key: "31", word: "7"),
            "F1|One", "F3|Two"),
        Case("numbers of lines", lines(0, 7, (7...9).map { styled("33", " \($0) ") + "let text = \($0)" })),
        Case("one of them twice", row(keys + keys)),
        Case("two of them after a title", row(Array(keys.prefix(2)), start: "Title  ")),
        Case("three of them after a title", row(keys, start: "Title  "), "^G|Help", "^O|Save", "^X|Exit"),
        Case("more of them after other words", row(keys, end: "words  " + styled("7", "^K") + " Cut")),
    ]) func keysDrawnOtherwiseThanWordsAreABar(row: Case) { #expect(Self.pairs(row.texts) == row.pairs) }

    // MARK: - Rows

    @Test(arguments: [
        Case(
            "two alike", row(keys, row: 8) + row([("^K", " Cut  "), ("^U", " Paste")]), "^G|Help", "^O|Save", "^X|Exit",
            "^K|Cut",
            "^U|Paste"),
        Case("a key in both", row(keys, row: 8) + row(keys)),
        Case(
            "the second has a title", row(keys, row: 8) + row([("^K", " Cut  "), ("^U", " Paste")], start: "Title  ")),
        Case("above a row of text", row(keys, row: 8) + at(0, 9) + "text", "^G|Help", "^O|Save", "^X|Exit"),
        Case("in the first row", row(keys, row: 0), "^G|Help", "^O|Save", "^X|Exit"),
        Case("in the second row", row(keys, row: 1), "^G|Help", "^O|Save", "^X|Exit"),
        Case("in the third row", row(keys, row: 2)),
        Case("in the last row but two", row(keys, row: 7), "^G|Help", "^O|Save", "^X|Exit"),
        Case("in the last row but three", row(keys, row: 6)),
        Case("a box on a part of it", row(keys) + box(14, 6, 40, 4)),
        Case("in a box", box(0, 5, 60, 5) + at(2, 8) + keys.map { styled("7", $0) + $1 }.joined()),
    ]) func rowsAtTheEdgesAreBars(row: Case) { #expect(Self.pairs(row.texts) == row.pairs) }

    @Test func barHasAFrame() {
        let texts = Self.row(Self.keys, row: 8) + Self.row([("^K", " Cut  ")])
        #expect(
            outline(screen(fullScreen, hiddenCursor, texts, columns: 60)) == [
                "toolbar \"\" 0,8 25x2", "  button \"Help\" = \"^G\" 0,8 7x1", "  button \"Save\" = \"^O\" 9,8 7x1",
                "  button \"Exit\" = \"^X\" 18,8 7x1", "  button \"Cut\" = \"^K\" 0,9 6x1",
            ])
    }
}
