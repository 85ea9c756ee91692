import LunchTerminal
import Testing

/// Questions below the numbered rows of a menu.
struct MenuQuestionTests {
    private func menu(_ question: String, numbers: [String] = ["0.", "1.", "2."]) -> TUIGrid {
        let rows = zip(numbers, ["Exit", "Test", "Options"]).map { "\($0) \($1)" }
        return screen(fullScreen, lines(8, 1, rows), at(0, 9), "Rank: None", at(8, 5), question)
    }

    @Test(arguments: ["", "2", "12"]) func theChoiceOfANumberIsAField(typed: String) {
        #expect(outline(menu("Choose: " + typed)) == ["textField \"Choose\" = \"\(typed)\" focus 16,5 24x1"])
    }

    @Test func itMayStandApartBelowWhatAProgramWrites() {
        let grid = screen(lines(8, 1, ["1) Exit", "2) Test", "3) Options"]), at(5, 5), "Enter choice number: 2")
        #expect(outline(grid) == ["textField \"Enter choice number\" = \"2\" focus 26,5 14x1"])
    }

    @Test func aLineOfATextIsNone() {
        #expect(outline(menu("Chosen: 2")) == [])
        #expect(outline(menu("Choose: the first of them")) == [])
        #expect(outline(menu("Choose: 2", numbers: ["-", "-", "-"])) == [])
        let grid = screen(
            fullScreen, lines(8, 1, ["0. Exit", "1. Test", "2. Options"]), at(8, 5), "Choose: 2", at(9, 5))
        #expect(outline(grid) == [])
    }
}
