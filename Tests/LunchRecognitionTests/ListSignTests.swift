import LunchTerminal
import Testing

/// Signs that make a row the selected one: what it says, what is typed, what has moved beside its background.
struct ListSignTests {
    private func bar(_ text: String, _ columns: Int = 40, _ style: String = "7") -> String {
        styled(style, text + String(repeating: " ", count: columns - text.count))
    }

    // MARK: - Words

    @Test(arguments: ["../", "..", "/.."]) func theFolderAboveIsARow(name: String) {
        let grid = screen(
            fullScreen, hiddenCursor, bar("Browser"), at(0, 1), bar(name), lines(0, 2, ["docs/", "music/"]))
        #expect(cells(grid) == ["*\(name)", "docs/", "music/"])
        let other = screen(
            fullScreen, hiddenCursor, bar("Browser"), at(0, 1), bar("Name"), lines(0, 2, ["docs/", "music/"]))
        #expect(cells(other) == [])
    }

    private func files(_ title: String, _ style: String = "7", last: String = "", cursor: String = hiddenCursor)
        -> TUIGrid
    {
        let names = ["docs", "bars.sh", "loop.c", "mail"]
        let rows = names.map { $0 == "bars.sh" ? bar(" " + $0, 14, style) : " " + $0 }
        return screen(fullScreen, title, lines(10, 1, rows), at(28, 1), "text of it", at(0, 9), last, cursor)
    }

    @Test func aPathAboveEndsWithTheNameOfTheSelectedRow() {
        #expect(cells(files("box:/home/bars.sh")) == ["docs", "*bars.sh", "loop.c", "mail"])
        #expect(cells(files("box:/home/docs")) == [])
    }

    @Test func theNameThatIsChangedIsTheSelectedOne() {
        func list(_ last: String) -> TUIGrid {
            let rows = ["docs", "music", styled("7", "bars.sh"), "loop.c", "mail"]
            return screen(fullScreen, lines(1, 1, rows), at(0, 9), last)
        }
        #expect(cells(list("bars.sh2")) == ["docs", "music", "*bars.sh", "loop.c", "mail"])
        #expect(cells(list("bars.sh")) == [])
        #expect(cells(list("12 rows")) == [])
    }

    @Test func aKeyInBracketsMayStandBeforeTheTextThatIsHighlighted() {
        func menu(_ keys: [String]) -> [String] {
            let rows = zip(keys, ["New game", "Load game", "Leave"]).enumerated().map { index, row in
                at(0, 1 + index) + (index == 0 ? "> " : "  ") + row.0 + " "
                    + (index == 0 ? styled("7", row.1) : row.1)
            }
            return cells(screen("The mill", rows.joined(), hiddenCursor))
        }
        #expect(menu(["[n]", "[l]", "[q]"]) == ["*[n] New game", "[l] Load game", "[q] Leave"])
        #expect(menu(["[n]", "<l>", "[q]"]) == [])
    }

    // MARK: - Styles

    @Test(arguments: [true, false]) func stylesInOneOrderAreThoseOfRows(isRow: Bool) {
        let rows = ["color", "width", "title", "fill", "items"].enumerated().map { index, name in
            at(0, index + 1)
                + (index == 0
                    ? isRow
                        ? styled("37;44", "  \(name)   ") + styled("32;44", "text ")
                            + styled("33;44", "a" + String(repeating: " ", count: 23))
                        : bar("  name    kind a", 40, "44")
                    : "  \(name)".padded(10) + styled("32", "text ") + styled("33", "b"))
        }
        #expect(cells(screen(fullScreen, hiddenCursor, rows.joined())).isEmpty == !isRow)
    }

    // MARK: - Moves

    private func marked(_ selected: Int, _ sign: String = "#") -> TUIGrid {
        let rows = ["elm", "oak", "fig", "ash"].enumerated().map { ($0 == selected ? sign + " " : "  ") + $1 }
        return screen(fullScreen, box(0, 0, 20, 7), lines(2, 1, rows), at(0, 9))
    }

    @Test func aMarkMovesFromRowToRow() {
        #expect(cells(marked(2), before: marked(1)) == ["elm", "oak", "*fig", "ash"])
        #expect(cells(marked(2)) == [])
        #expect(cells(marked(2, "+"), before: marked(1)) == [])
    }

    private func colored(_ selected: Int, _ rows: [String] = ["Play", "Levels", "Quit"], cursor: String = hiddenCursor)
        -> TUIGrid
    {
        screen(fullScreen, lines(4, 2, rows.enumerated().map { $0 == selected ? styled("36", $1) : $1 }), cursor)
    }

    @Test func aColourMovesFromRowToRow() {
        #expect(cells(colored(1), before: colored(0)) == ["Play", "*Levels", "Quit"])
        #expect(cells(colored(1)) == [])
    }

    /// An editor may draw the line of the cursor in another way.
    @Test func aColourThatMovesWithTheCursorIsNoList() {
        #expect(cells(colored(1, cursor: at(4, 3)), before: colored(0, cursor: at(4, 2))) == [])
        #expect(cells(colored(1, ["a", "b"]), before: colored(0, ["a", "b"])) == [])
    }

    // MARK: - Rows apart

    private func menu(_ selected: Int?) -> TUIGrid {
        let names = [
            "?   HELP      -  Get help", "C   COMPOSE   -  Write", "I   INDEX     -  Read", "L   FOLDERS   -  Go on",
            "Q   QUIT      -  Leave",
        ]
        let rows = names.enumerated().map {
            at(4, 2 * $0 + 1) + ($0 == selected ? at(3, 2 * $0 + 1) + bar(" " + $1, 34) : $1)
        }
        return screen(fullScreen, rows.joined(), at(0, 11), rows: 12)
    }

    @Test func aTableMayHaveABlankRowBetweenAnyTwo() {
        #expect(cells(menu(2)).filter { $0.hasPrefix("*") } == ["*I INDEX - Read"])
        #expect(cells(menu(2)).count == 5)
        #expect(cells(menu(0)) == [])
        #expect(cells(menu(nil)) == [])
    }

    // MARK: - Panes

    @Test func aMatchOfASearchMayLieOverABar() {
        func list(_ match: String) -> TUIGrid {
            let bar = styled("7;33", " ") + match + styled("7;33", "es.md   1 K ")
            let rows = [
                styled("34", " docs/    1 K"), styled("33", " bars.sh  1 K"), bar, styled("33", " one.xml  1 K"),
            ]
            return screen(fullScreen, lines(2, 1, rows), at(0, 9), "/not")
        }
        #expect(cells(list(styled("4", "not"))).filter { $0.hasPrefix("*") } == ["*notes.md 1 K"])
        #expect(cells(list(styled("4", "n t"))) == [])
    }

    private func nested(_ rows: [String], title: String = "") -> [String] {
        cells(screen(fullScreen, hiddenCursor, box(0, 0, 40, 10), box(2, 1, 30, 7, title: title), lines(4, 2, rows)))
    }

    @Test func aRowMayHaveTheMarkOfAChoice() {
        let lit = "    " + styled("44", "Wheels")
        #expect(nested(["[*] Mill", "[ ] Loom", lit, "    Cogs"]) == ["Mill", "Loom", "*Wheels", "Cogs"])
        #expect(nested(["[*]  Mill", "    Cogs", lit, "    Rods"]) == ["Cogs", "*Wheels", "Rods"])
    }

    @Test func indentedRowsBelowBelongToAListThatIsAloneInItsBox() {
        let rows = ["Mill", styled("44", "Loom"), "Cogs", "    Store", "    Power"]
        #expect(nested(rows) == ["Mill", "*Loom", "Cogs", "Store", "Power"])
        #expect(cells(screen(fullScreen, hiddenCursor, box(2, 1, 30, 7), lines(4, 2, rows))) == [])
    }

    @Test func aLabelMayStandAboveAList() {
        let rows = ["Part:                (*) One", "Mill", styled("44", "Loom"), "Cogs"]
        func list(_ rows: [String]) -> [String] {
            cells(screen(fullScreen, hiddenCursor, box(2, 1, 34, 7), lines(4, 2, rows)))
        }
        #expect(list(["Part:"] + rows.dropFirst()) == ["Mill", "*Loom", "Cogs"])
        #expect(list(["Part"] + rows.dropFirst()) == ["Part", "Mill", "*Loom", "Cogs"])
        let other = ["Mill        One", styled("44", "Loom"), "Cogs        Two"]
        #expect(list(other) == [])
    }

    @Test func aScrollBarMayLieOnTheSideOfABox() {
        func list(_ sides: String) -> TUIGrid {
            let rows = ["mail", "man", styled("44", "news"), "root", "sync", "uucp"]
            let bars = sides.enumerated().map { at(19, 1 + $0) + String($1) }.joined()
            return screen(fullScreen, box(0, 0, 20, 8), lines(2, 1, rows), bars, at(0, 9))
        }
        #expect(cells(list("^│*││v")) == ["mail", "man", "*news", "root", "sync", "uucp"])
        #expect(cells(list("│▒▒▒▒▒")) == ["mail", "man", "*news", "root", "sync", "uucp"])
        #expect(cells(list("^x*x│v")) == [])
        #expect(cells(list("│▒x▒▒▒")) == [])
    }

    /// The heading of a table may be edited.
    @Test func aRowThatIsTypedIntoAboveIsNone() {
        func table(_ heading: String) -> TUIGrid {
            func row(_ name: String, _ rest: String) -> String { styled("1", name) + rest }
            let rows = [
                heading + styled("1", " │ town     │ born"), row("Ada    ", " │ London   │ 1815"),
                bar("Charles │ Walworth │ 1791"), row("Mary   ", " │ Jedburgh │ 1780"),
            ]
            return screen(fullScreen, lines(0, 1, rows), at(1, 1))
        }
        #expect(
            cells(table("x______"), before: table("name   ")) == [
                "Ada London 1815", "*Charles Walworth 1791", "Mary Jedburgh 1780",
            ])
        #expect(cells(table("x______")) == [])
    }

    @Test(arguments: ["44", "0"]) func rowsOfTwoPanesAreNoList(border: String) {
        func panes(_ selected: Int) -> TUIGrid {
            let rows = (0..<5).map { index in
                (index == selected ? ">" : " ") + "file\(index)     " + styled(border, "  ") + "  text\(index)   "
            }
            return screen(fullScreen, hiddenCursor, lines(0, 1, rows))
        }
        #expect(cells(panes(2), before: panes(1)).isEmpty == (border == "44"))
    }

    @Test func aBarAboveTheRowsIsNoRow() {
        func list(_ selected: Int) -> TUIGrid {
            let rows = (0..<4).map { ($0 == selected ? " > " : "   ") + "file\($0)" }
            let title = styled("44", "   files" + String(repeating: " ", count: 32))
            return screen(fullScreen, hiddenCursor, at(0, 1), title, lines(0, 2, rows))
        }
        #expect(cells(list(2), before: list(1)) == ["file0", "file1", "*file2", "file3"])
    }
}

extension String {
    /// The text with blanks behind it, up to a width.
    fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
