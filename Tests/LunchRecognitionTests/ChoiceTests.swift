import LunchTerminal
import Testing

/// Check boxes and radio buttons.
struct ChoiceTests {
    private let dialogue = fullScreen + box(0, 0, 34, 8) + at(4, 6) + "< OK >   < Cancel >" + at(5, 6)

    @Test(arguments: [
        ("[ ]", "checkBox", "0"), ("[x]", "checkBox", "1"), ("[*]", "checkBox", "1"), ("☐", "checkBox", "0"),
        ("☒", "checkBox", "1"),
        ("( )", "radioButton", "0"), ("(*)", "radioButton", "1"), ("(o)", "radioButton", "1"),

    ])
    func marksInADialogueAreChoices(mark: String, type: String, value: String) {
        let grid = screen(dialogue, at(2, 2), mark, " Keep it", at(5, 6))
        #expect(outline(grid)[1] == "  \(type) \"Keep it\" = \"\(value)\" 2,2 \(mark.count + 8)x1")
    }

    @Test func dotsAreRadioButtonsIfOneOfSeveralIsOn() {
        let grid = screen(dialogue, at(2, 2), "○ One", at(2, 3), "● Two", at(5, 6))
        #expect(
            outline(grid)[1...2] == ["  radioButton \"One\" = \"0\" 2,2 5x1", "  radioButton \"Two\" = \"1\" 2,3 5x1"])
        let bullets = screen(dialogue, at(2, 2), "● One", at(2, 3), "● Two", at(5, 6))
        #expect(outline(bullets).filter { $0.contains("radioButton") } == [])
    }

    @Test func severalMayStandInARow() {
        let grid = screen(dialogue, at(2, 2), "[x] One      [ ] Two", at(5, 6))
        #expect(outline(grid)[1...2] == ["  checkBox \"One\" = \"1\" 2,2 7x1", "  checkBox \"Two\" = \"0\" 15,2 7x1"])
    }

    @Test func aSecondMarkInARowBeginsAnotherChoice() {
        let grid = screen(dialogue, at(2, 2), "( ) Case sensitive (X) Any case", at(5, 6))
        #expect(
            outline(grid)[1...2] == [
                "  radioButton \"Case sensitive\" = \"0\" 2,2 18x1", "  radioButton \"Any case\" = \"1\" 21,2 12x1",
            ])
        let note = screen(dialogue, at(2, 2), "[x] All fields with (*) too", at(5, 6))
        #expect(outline(note)[1] == "  checkBox \"All fields with (*) too\" = \"1\" 2,2 27x1")
    }

    @Test func inAListTheyBelongToTheirCell() {
        let rows = ["[ ] One", "[" + styled("41", "x") + "] Two", "[ ] Six"]
        let grid = screen(dialogue, lines(2, 2, rows), at(3, 3), hiddenCursor)
        #expect(
            outline(grid)[1...5] == [
                "  table \"\" 2,2 7x3", "    cell \"One\" = \"0\" not selected 2,2 7x1",
                "      checkBox \"One\" = \"0\" 2,2 7x1",
                "    cell \"Two\" = \"1\" selected 2,3 7x1", "      checkBox \"Two\" = \"1\" 2,3 7x1",
            ])
    }

    @Test func theTextBehindTheMarkMayBeHighlighted() {
        func labels(_ rows: [String]) -> [String] {
            cells(screen(dialogue, lines(2, 2, rows), at(1, 1), hiddenCursor))
        }
        let lit = "[x] " + styled("41", "Two")
        #expect(labels(["[ ] One", lit, "[ ] Six"]) == ["One", "*Two", "Six"])
        #expect(labels(["[ ] One", lit, "( ) Six"]) == [])
        #expect(labels(["[ ] One", "[x] " + styled("41", "Tw") + "o", "[ ] Six"]) == [])
        #expect(labels([lit, "[ ] Six"]) == [])
    }

    @Test func marksInTextAreNoChoices() {
        let text = ["[ ] open", "[x] done", "( ) neither", "☐ a"]
        #expect(outline(screen(fullScreen, lines(0, 0, text), at(0, 9))) == [])
        #expect(
            outline(
                screen(fullScreen, box(0, 0, 30, 8), lines(2, 1, text), at(8, 6), styled("7", "< EXIT >"), at(9, 6))
            ).count == 2)
    }

    @Test func marksAfterTextsAreNotThoseOfTheNextTexts() {
        let grid = screen(dialogue, at(2, 2), "Fast:  [*]     Loud   [ ]", at(5, 6))
        #expect(outline(grid).filter { $0.contains("checkBox") } == [])
        let one = screen(dialogue, at(2, 2), "Words  [*] Loud", at(5, 6))
        #expect(outline(one)[1] == "  checkBox \"Loud\" = \"1\" 9,2 8x1")
    }

    @Test func aHighlightedChoiceIsNoField() {
        let rows = screen(dialogue, at(2, 2), styled("46", "(*) Vertical  "), at(2, 3), "( ) Horizontal", at(3, 2))
        #expect(outline(rows).filter { $0.contains("textField") } == [])
        #expect(outline(rows).filter { $0.contains("radioButton") }.count == 2)
    }

    @Test func choicesOfTwoKindsAreNoList() {
        let names = ["(*) Vertical", "( ) Horizontal", "[x] Equal split"]
        let grid = screen(dialogue, hiddenCursor, lines(2, 2, names), at(2, 3), styled("46", names[1] + "  "))
        #expect(cells(grid) == [])
        let alike = names.dropLast() + ["( ) Neither"]
        #expect(
            cells(screen(dialogue, hiddenCursor, lines(2, 2, Array(alike)), at(2, 3), styled("46", names[1] + "  ")))
                == ["Vertical", "*Horizontal", "Neither"])
    }

    @Test func rowsOfAScreenThatAllHaveMarksHaveNoHeading() {
        func list(_ marks: [String], cursor: String = at(0, 8)) -> [String] {
            let rows = zip(marks, ["plain", "bright", "dark"]).enumerated().map { index, row in
                at(4, 2 + index) + row.0 + styled(index == 0 ? "7" : "0", "  " + row.1 + "      ")
            }
            return cells(screen(fullScreen, "Style", rows.joined(), cursor))
        }
        #expect(list(["(*)", "( )", "( )"]) == ["*plain", "bright", "dark"])
        #expect(list(["(*)", "( )", "(3)"]) == [])
        #expect(list(["◉", "○", "○"]) == [])
        #expect(list(["(*)", "( )", "( )"], cursor: at(8, 3)) == [])
    }

    @Test func marksBesidePicturesAreNoChoices() {
        func found(_ text: String) -> [String] {
            outline(screen(dialogue, at(2, 2), "[x] " + text, at(5, 6))).filter { $0.contains("checkBox") }
        }
        #expect(found("| a +---+") == [])
        #expect(found("+---+ a |") == [])
        #expect(found("+1 point").count == 1)
    }
}
