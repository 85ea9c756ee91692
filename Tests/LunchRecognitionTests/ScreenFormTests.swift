import LunchTerminal
import Testing

/// Forms that are written on the screen or in a box, whose fields and choices the cursor is not in.
struct ScreenFormTests {
    // MARK: - Labels and colons

    private func letter(_ typed: String, _ labels: [String]) -> TUIGrid {
        screen(fullScreen, lines(0, 2, labels), at(10, 2), typed)
    }

    private let labels = ["To      :", "Cc      :", "Subject :"]

    @Test func colonsInOneColumnAreThoseOfAForm() {
        #expect(
            outline(letter("ada", labels), before: letter("ad", labels)) == [
                "textField \"To\" = \"ada\" focus 10,2 30x1", "textField \"Cc\" = \"\" not focus 10,3 30x1",
                "textField \"Subject\" = \"\" not focus 10,4 30x1",
            ])
    }

    @Test func colonsInATextAreNone() {
        #expect(outline(letter("ada", labels)) == [])
        let keys = ["Name:", "Town:", "Year:"]
        #expect(outline(letter("ada", keys), before: letter("ad", keys)) == [])
        let filled = ["To      :", "Cc      : Mary", "Subject : Cards"]
        #expect(outline(letter("ada", filled), before: letter("ad", filled)) == [])
    }

    private let questions = ["Find this symbol:", "Find this text:", "Find this file:", "Assignments to it:"]

    @Test func questionsAtTheEndOfAScreenAreFields() {
        let grid = screen(fullScreen, lines(0, 6, questions), at(16, 7), "first")
        #expect(
            outline(grid) == [
                "textField \"Find this symbol\" = \"\" not focus 18,6 22x1",
                "textField \"Find this text\" = \"first\" focus 16,7 24x1",
                "textField \"Find this file\" = \"\" not focus 16,8 24x1",
                "textField \"Assignments to it\" = \"\" not focus 19,9 21x1",
            ])
    }

    @Test func headingsInATextAreNone() {
        #expect(outline(screen(fullScreen, lines(0, 2, questions), at(0, 0))) == [])
        #expect(outline(screen(fullScreen, lines(0, 6, questions), at(16, 7), "first", at(18, 8), "x", at(0, 0))) == [])
    }

    // MARK: - Styles between brackets

    private func page(_ style: String) -> TUIGrid {
        func mark(_ sign: String) -> String { "(" + styled(style, sign) + ")" }
        let rows = ["Frames", "Links", "Pages"].map { name in
            name.padding(to: 10) + mark(" ") + "YES  " + mark("*") + "NO"
        }
        return screen(
            fullScreen, lines(0, 1, rows), at(0, 5), "Tab width [", styled(style + ";4", "8      "), "]", at(0, 9))
    }

    @Test func signsInAColourBetweenPlainBracketsAreThoseOfAForm() {
        let found = outline(page("31"))
        #expect(found.count == 7)
        #expect(found.prefix(2) == ["radioButton \"YES\" = \"0\" 10,1 6x1", "radioButton \"NO\" = \"1\" 18,1 5x1"])
        #expect(found.last == "textField \"Tab width\" = \"8\" 11,5 7x1")
    }

    @Test func plainBracketsAreText() { #expect(outline(page("0")) == []) }

    // MARK: - Underscores

    private func account(_ names: [String], cursor: Int?) -> TUIGrid {
        let rows = names.enumerated().map { index, name in
            let field = cursor == index ? styled("7", "_") + styled("44", "_________") : styled("46", "__________")
            return name.padding(to: 12) + field
        }
        return screen(fullScreen, hiddenCursor, box(0, 0, 30, 7), lines(2, 1, rows), at(14, 1 + (cursor ?? 0)))
    }

    @Test func fieldsMayBeFilledUpWithUnderscores() {
        #expect(
            outline(account(["User", "Host", "Port"], cursor: 0)).dropFirst() == [
                "  textField \"User\" = \"\" focus 14,1 10x1", "  textField \"Host\" = \"\" not focus 14,2 10x1",
                "  textField \"Port\" = \"\" not focus 14,3 10x1",
            ])
        #expect(
            outline(account(["User", "Host", "Port"], cursor: nil)).dropFirst().first
                == "  textField \"User\" = \"\" 14,1 10x1")
    }

    @Test func twoRowsOfUnderscoresAndOnesWithoutANameAreNone() {
        #expect(outline(account(["User", "Host"], cursor: nil)).count == 1)
        #expect(outline(account(["User", "", "Port"], cursor: nil)).count == 1)
    }

    @Test func otherFieldsHaveUnderscoresAsTheOneAtTheCursor() {
        func form(_ own: String, _ label: String = "Port:") -> [String] {
            outline(
                screen(
                    fullScreen, box(0, 0, 40, 7), at(2, 1), "File: " + styled("44", own), at(2, 3),
                    "Host: " + styled("44", "mill____") + " \(label) " + styled("44", "80____"), at(8, 1))
            ).filter { $0.contains("textField") }
        }
        #expect(
            form("__________") == [
                "  textField \"File\" = \"\" focus 8,1 10x1", "  textField \"Host\" = \"mill\" not focus 8,3 8x1",
                "  textField \"Port\" = \"80\" not focus 23,3 6x1",
            ])
        #expect(form("__________", "Port").count == 2)
    }

    @Test func aFieldMayStandAloneAboveTheButtons() {
        func dialog(_ field: String, cursor: Int = 4) -> [String] {
            let rows = ["Your town:", "", styled("44", field), "", "<Ok>       <Cancel>"]
            return outline(
                screen(
                    fullScreen, hiddenCursor, box(0, 0, 30, 8), lines(3, 1, rows), at(3, 5), styled("41", "<Ok>"),
                    at(cursor, 5))
            )
            .filter { $0.contains("textField") }
        }
        #expect(dialog("Turin______________") == ["  textField \"Your town\" = \"Turin\" not focus 3,3 19x1"])
        #expect(dialog("Turin____") == [])
        #expect(dialog("Turin              ") == [])
        #expect(dialog("Turin______________", cursor: 26) == [])
    }

    @Test func aFieldMayHaveACursorThatIsDrawn() {
        func form(_ label: String, _ rest: String = "", cursor: String = styled("7", " ")) -> [String] {
            outline(screen(fullScreen, hiddenCursor, box(0, 0, 30, 5), at(2, 2), label + "   Ada" + cursor + rest))
                .filter { $0.contains("textField") }
        }
        #expect(form("Name:") == ["  textField \"Name\" = \"Ada\" focus 10,2 19x1"])
        #expect(form("Name") == [])
        #expect(form("Name:", " x") == [])
        #expect(form("Name:", cursor: " ") == [])
    }

    // MARK: - Buttons and choices

    @Test func buttonsOfOneWidthAreCertainOnTheScreen() {
        let grid = screen(
            fullScreen, lines(0, 1, ["[X] News", "[ ] Copies"]), at(0, 8), "< Order    >  < Cancel   >", at(1, 1))
        #expect(
            outline(grid) == [
                "checkBox \"News\" = \"1\" 0,1 8x1", "checkBox \"Copies\" = \"0\" 0,2 10x1",
                "button \"Order\" not selected 0,8 12x1", "button \"Cancel\" not selected 14,8 12x1",
            ])
    }

    @Test(arguments: ["< Order >  < Cancel >", "[ OK ] < Cancel >", "< One >  < Two >"]) func othersAreText(row: String)
    {
        #expect(outline(screen(fullScreen, lines(0, 1, ["[X] News", "[ ] Copies"]), at(0, 8), row, at(0, 0))) == [])
    }

    @Test func choicesSideBySideAreNoRowsOfAList() {
        func form(_ lit: Int) -> TUIGrid {
            let texts = [
                ("( ) Name      ", "[ ] Reverse"), ("(*) Size      ", "[x] Folders"), ("( ) Date      ", "[ ] Hidden"),
            ]
            let rows = texts.enumerated().map { index, text in
                let left = lit == 1 && index == 1 ? styled("46", text.0) : text.0
                return left + (lit == 0 && index == 0 ? styled("46", text.1) : text.1)
            }
            return screen(
                fullScreen, hiddenCursor, box(0, 0, 34, 7), lines(2, 1, rows), at(2, 5), "[< OK >] [ Cancel ]")
        }
        let found = outline(form(0), before: form(1))
        #expect(!found.contains { $0.contains("cell") })
        #expect(found.filter { $0.contains("radioButton") }.count == 3)
        #expect(found.filter { $0.contains("checkBox") }.count == 3)
    }

    @Test func controlsBehindAChoiceAreNoPartOfIt() {
        func row(_ rest: String) -> [String] {
            outline(screen(fullScreen, box(0, 0, 38, 6), lines(2, 1, ["[ ] Hidden" + rest, "[x] Folders"]), at(3, 2)))
                .filter { $0.contains("Hidden") }
        }
        #expect(row("  [ Sort ]") == ["  checkBox \"Hidden\" = \"0\" 2,1 10x1"])
        #expect(row("  Filter:") == ["  checkBox \"Hidden\" = \"0\" 2,1 10x1"])
        #expect(row("  files") == ["  checkBox \"Hidden files\" = \"0\" 2,1 17x1"])
    }

    // MARK: - Brackets and boxes

    @Test func fieldsMayStandInBrackets() {
        let rows = ["Name: [Ada         ]", "Town: [            ]"]
        func form(_ cursor: String) -> [String] {
            outline(screen(fullScreen, box(0, 0, 30, 6), lines(2, 1, rows), cursor))
        }
        #expect(
            form(at(12, 1)).dropFirst() == [
                "  textField \"Name\" = \"Ada\" focus 9,1 12x1", "  textField \"Town\" = \"\" not focus 9,2 12x1",
            ])
        #expect(form(at(3, 1)).count == 1)
        #expect(outline(screen(fullScreen, lines(2, 1, rows), at(12, 1))) == [])
    }

    @Test func aBoxOfOneRowIsAFieldWhileTheCursorIsOnAButton() {
        func dialog(_ text: String) -> [String] {
            outline(
                screen(
                    fullScreen, box(0, 0, 40, 8), at(2, 1), "New name", box(2, 2, 30, 3), at(3, 3), text, at(4, 6),
                    "<  OK  >   <Cancel>", at(7, 6))
            ).filter { $0.contains("textField") }
        }
        #expect(dialog("fig") == ["    textField \"New name\" = \"fig\" not focus 3,3 28x1"])
        #expect(dialog("   fig") == [])
    }
}

extension String {
    /// The text with blanks behind it, up to a width.
    fileprivate func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
