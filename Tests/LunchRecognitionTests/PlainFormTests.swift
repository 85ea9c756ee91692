import LunchTerminal
import Testing

/// Forms on the screen whose fields have no box, while the cursor is in one of them.
struct PlainFormTests {
    private func fields(_ grid: TUIGrid) -> [String] { outline(grid).filter { $0.hasPrefix("textField") } }

    private func labelled(_ buttons: String, _ rows: [String] = ["Name: Ada", "Mail: a@b", "Age: "]) -> TUIGrid {
        screen(fullScreen, "Shop", lines(0, 2, rows), at(0, 7), buttons, at(9, 2))
    }

    @Test func labelsAboveButtonsAreThoseOfAForm() {
        #expect(
            fields(labelled("< Save   >  < Cancel >")) == [
                "textField \"Name\" = \"Ada\" focus 6,2 34x1", "textField \"Mail\" = \"a@b\" not focus 6,3 34x1",
                "textField \"Age\" = \"\" not focus 5,4 35x1",
            ])
    }

    @Test func labelsOfATextAreNone() {
        #expect(fields(labelled("the end")) == [])
        let apart = labelled("< Save   >  < Cancel >", ["Name: Ada", "words of a text", "Age: "])
        #expect(fields(apart) == ["textField \"Name\" = \"Ada\" focus 6,2 34x1"])
        #expect(fields(labelled("< Save   >  < Cancel >", ["Name: Ada     Town: Turin"])) == [])
    }

    private func filled(_ rows: [String], cursor: Int) -> TUIGrid {
        screen(fullScreen, lines(2, 3, rows), at(cursor, 3))
    }

    @Test func underscoresThatEndBelowEachOtherAreFields() {
        let rows = ["Name:  Ada____", "Town:  _______", "Year:  1815___"]
        #expect(
            fields(filled(rows, cursor: 12)) == [
                "textField \"Name\" = \"Ada\" focus 9,3 7x1", "textField \"Town\" = \"\" not focus 9,4 7x1",
                "textField \"Year\" = \"1815\" not focus 9,5 7x1",
            ])
    }

    @Test func bracketsThatEndBelowEachOtherAreFields() {
        let now = filled(["Name:  [Ada    ]", "Town:  [       ]"], cursor: 13)
        func found(before row: String) -> [String] {
            outline(now, before: filled([row, "Town:  [       ]"], cursor: 12)).filter { $0.hasPrefix("textField") }
        }
        #expect(
            found(before: "Name:  [Ad     ]") == [
                "textField \"Name\" = \"Ada\" focus 10,3 7x1", "textField \"Town\" = \"\" not focus 10,4 7x1",
            ])
        #expect(found(before: "Name:  [Ad    ]") == [])
        #expect(found(before: "Name:  [Ada    ]") == [])
    }

    @Test(arguments: [
        // Typing has moved the underscores.
        ["Name:  Ada_______", "Town:  _______"],
        // There is one alone.
        ["Name:  Ada____", "words"],
        // No label stands before them.
        ["Name   Ada____", "Town   _______"],
        // Something stands behind them.
        ["Name:  Ada____x", "Town:  _______x"],
    ]) func underscoresOfATextAreNone(rows: [String]) { #expect(fields(filled(rows, cursor: 12)) == []) }

    @Test func aFieldThatIsEmptyDoesNotTellWhetherItHasMovedWhatStandsBehindIt() {
        #expect(fields(filled(["Name:  _______", "Town:  _______"], cursor: 9)) == [])
    }

    private func colored(_ other: String) -> TUIGrid {
        screen(
            fullScreen, at(2, 3), "Name:  ", styled("44", "Ada    "), at(2, 5), other, styled("44", "Turin  "),
            at(12, 3))
    }

    @Test func fieldsOfOneColorStandBehindTheirLabels() {
        #expect(
            fields(colored("Town:  ")) == [
                "textField \"Name\" = \"Ada\" focus 9,3 7x1", "textField \"Town\" = \"Turin\" not focus 9,5 7x1",
            ])
        #expect(fields(colored("Town   ")).count == 1)
        #expect(fields(colored("The town:  ")).count == 1)
    }

    @Test func otherFieldsMayBeUnderlined() {
        func form(_ style: String) -> [String] {
            fields(
                screen(
                    fullScreen, at(2, 3), "Name:  ", styled("7", "Ada    "), at(2, 5), "Town:  ",
                    styled(style, "Turin  "), at(12, 3)))
        }
        #expect(form("4").last == "textField \"Town\" = \"Turin\" not focus 9,5 7x1")
        #expect(form("1").count == 1)
    }

    private func boxed(_ rows: [String]) -> [String] {
        let field = at(14, 2) + styled("4", "Ada       ")
        return outline(
            screen(fullScreen, box(0, 0, 30, 9), at(2, 2), "From:", field, lines(2, 3, rows), at(17, 2))
        ).filter { $0.contains("textField") }
    }

    @Test func emptyRowsBelowAFieldOfABoxAreFieldsToo() {
        #expect(
            boxed(["To:", "Source:"]) == [
                "  textField \"From\" = \"Ada\" focus 14,2 10x1", "  textField \"To\" = \"\" not focus 14,3 10x1",
                "  textField \"Source\" = \"\" not focus 14,4 10x1",
            ])
        #expect(boxed(["To", "Source:"]).count == 2)
        #expect(boxed(["Size: 12", "The size of it:"]).count == 1)
        #expect(boxed(["", "To:"]).count == 1)
    }
}
