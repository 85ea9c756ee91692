import LunchTerminal
import Testing

/// The fields of a form while a button has the cursor.
struct FormTests {
    private let dialogue = fullScreen + box(0, 0, 40, 9) + at(4, 7) + styled("44", "<  OK  >") + "   <Cancel>"
    private let onOK = at(7, 7)

    private func fields(_ rows: [String], cursor: String) -> [String] {
        outline(screen(dialogue, box(2, 2, 36, 5), lines(4, 3, rows), cursor)).filter { $0.contains("textField") }
    }

    /// The field that had the cursor is drawn as it was.
    @Test func theyAreStillThere() {
        let rows = [
            "Name:  " + styled("44", "Ada       "), "Town:  " + styled("46", "London    "),
            "Tel:   " + styled("46", "     "),
        ]
        let expected = [
            #"    textField "Name" = "Ada" not focus 11,3 10x1"#,
            #"    textField "Town" = "London" not focus 11,4 10x1"#,
            #"    textField "Tel" = "" not focus 11,5 5x1"#,
        ]
        #expect(fields(rows, cursor: onOK) == expected)
        #expect(fields(rows, cursor: at(19, 7)) == expected)
        let withCursor = fields(rows, cursor: at(14, 3))
        #expect(
            withCursor.map { $0.replacing("not focus", with: "focus") }
                == expected.map { $0.replacing("not focus", with: "focus") })
    }

    @Test(arguments: [
        // One alone may be anything.
        ["Name:  " + styled("44", "Ada       "), "Town:  London"],
        // Values that are highlighted have no room.
        ["Name:  " + styled("44", "Ada"), "Town:  " + styled("44", "London")],
        // Rows of a list, or a legend.
        ["Name   " + styled("44", "Ada       "), "Town   " + styled("44", "London    ")],
        // Gauges have their text in the middle.
        ["Copy:  " + styled("44", "    45 %  "), "All:   " + styled("44", "    12 %  ")],
        ["Copy:  " + styled("44", "     "), "All:   " + styled("44", "          ") + styled("46", "  ")],
        // They do not begin in one column.
        ["Name: " + styled("44", "Ada       "), "Town:  " + styled("44", "London    ")],
        // More than one is drawn unlike the others.
        [
            "Name:  " + styled("44", "Ada       "), "Town:  " + styled("45", "London    "),
            "Tel:   " + styled("46", "12   "),
        ],
    ]) func whatIsLessCertainIsNone(_ rows: [String]) {
        #expect(fields(rows, cursor: onOK) == [])
    }

    @Test func withoutAButtonThatHasTheCursorThereAreNone() {
        let rows = ["Name:  " + styled("44", "Ada       "), "Town:  " + styled("46", "London    ")]
        #expect(fields(rows, cursor: onOK).count == 2)
        #expect(fields(rows, cursor: at(30, 8)) == [])
        #expect(fields(rows, cursor: onOK + hiddenCursor) == [])
    }

    /// The form of a text browser, whose controls have a style.
    private func page(_ style: String, atCursor: String) -> TUIGrid {
        func control(_ text: String) -> String { styled(style, text) }
        let rows = [
            "Name: " + control("Ada_______"), styled(atCursor, "[X]") + " Gift", control("[ ]") + " Fast",
            control("(X)") + " Cash " + control("( )") + " Card", control("[ Send ]"), "[x] done",
        ]
        return screen(fullScreen, lines(2, 1, rows), at(3, 2))
    }

    @Test func theControlsOfAPageHaveAStyle() {
        #expect(
            outline(page("1", atCursor: "44")) == [
                #"textField "Name" = "Ada" not focus 8,1 10x1"#, #"checkBox "Gift" = "1" 2,2 8x1"#,
                #"checkBox "Fast" = "0" 2,3 8x1"#, #"radioButton "Cash" = "1" 2,4 8x1"#,
                #"radioButton "Card" = "0" 11,4 8x1"#, #"button "Send" 2,5 8x1"#,
            ])
        #expect(outline(page("1", atCursor: "1")) == [])
        #expect(outline(page("0", atCursor: "44")) == [])
    }
}
