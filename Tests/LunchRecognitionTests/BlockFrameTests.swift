import LunchTerminal
import Testing

/// Fields in frames of blocks that do not have the focus, and buttons between blocks.
struct BlockFrameTests {
    /// A frame of one row with a text on a ground of its own; the text's style goes on to the end, or stops with the text.
    private func frame(_ row: Int, _ text: String, isWhole: Bool, indent: Int = 2) -> String {
        let width = 24
        let rest = width - 2 * indent - text.count
        let room = String(repeating: " ", count: rest)
        let inner = isWhole ? styled("31;44", text + room) : styled("31;44", text) + styled("44", room)
        let side = styled("44", String(repeating: " ", count: indent))
        return lines(
            0, row,
            [
                "▊" + styled("44", String(repeating: "▔", count: width)) + "▎", "▊" + side + inner + side + "▎",
                "▊" + styled("44", String(repeating: "▁", count: width)) + "▎",
            ])
    }

    private func found(_ drawing: String) -> [String] { outline(screen(fullScreen, hiddenCursor, drawing, at(39, 9))) }

    @Test func aFieldMayBeThereWithoutTheFocus() {
        #expect(found(frame(1, "Ada", isWhole: true)) == ["textField \"\" = \"Ada\" 1,2 24x1"])
    }

    @Test func aTextAboveAFrameIsTheLabelOfItsField() {
        func label(_ text: String, above: String = "") -> [String] {
            found(lines(0, 0, [above, text]) + frame(2, "Ada", isWhole: true)).filter { $0.contains("textField") }
        }
        #expect(label("Name") == ["textField \"Name\" = \"Ada\" 1,3 24x1"])
        #expect(label("Name", above: "A text, with a line more") == ["textField \"\" = \"Ada\" 1,3 24x1"])
        #expect(label("  Name") == ["textField \"\" = \"Ada\" 1,3 24x1"])
        #expect(label("Name        Mail") == ["textField \"\" = \"Ada\" 1,3 24x1"])
    }

    @Test func aFieldBelowALabelMayBeEmpty() {
        func found(
            _ label: String, _ block: String = "", at column: Int = 39, _ more: String = "", isWhole: Bool = true
        ) -> [String] {
            let cell = block.isEmpty ? "" : at(3, 3) + styled(block, " ")
            let fields = label + frame(2, "", isWhole: isWhole) + more + cell
            return outline(screen(fullScreen, hiddenCursor, at(0, 1), fields, at(column, 3)))
        }
        #expect(found("Name") == ["textField \"Name\" = \"\" 1,3 24x1"])
        #expect(found("Name", "47", at: 4) == ["textField \"Name\" = \"\" focus 1,3 24x1"])
        let other = found("Name", "47", at: 4, frame(5, "Ada", isWhole: true))
        #expect(other.last == "textField \"\" = \"Ada\" not focus 1,6 24x1")
        #expect(found("Name", "47") == [])
        #expect(found("Name", at: 4) == [])
        #expect(found("Name", isWhole: false) == [])
        #expect(found("") == [])
    }

    @Test func aTextInAFrameIsNoField() {
        #expect(found(frame(1, "Ada", isWhole: false)) == [])
        #expect(found(frame(1, "Ada", isWhole: true, indent: 0)) == [])
        #expect(found(frame(1, "Turin            ▼", isWhole: true)) == [])
    }

    @Test func aGreyTextStandsInForOneThatIsTyped() {
        func frame(_ rest: String) -> String {
            let ends = ["▔", "▁"].map { "▊" + styled("44", String(repeating: $0, count: 24)) + "▎" }
            let inner = styled("44", "  ") + styled("90;44", "Search") + styled(rest, String(repeating: " ", count: 14))
            return lines(0, 1, [ends[0], "▊" + inner + styled("44", "  ") + "▎", ends[1]])
        }
        let field = "textField \"\" = \"Search\" 1,2 24x1"
        #expect(found(frame("31;44")) == [field])
        #expect(found(frame("44")) == [])
        #expect(outline(screen(fullScreen, hiddenCursor, frame("31;44"), at(4, 2))) == [field])
    }

    @Test func buttonsWithoutAGapAreNotOne() {
        func button(_ text: String) -> [String] {
            let width = text.count
            return found(
                lines(
                    0, 1,
                    [
                        styled("44", String(repeating: "▔", count: width)), styled("44", text),
                        styled("44", String(repeating: "▁", count: width)),
                    ]))
        }
        #expect(button("    Save it    ") == ["button \"Save it\" 0,1 15x3"])
        #expect(button("    Save        Cancel    ") == [])
    }

    /// Choices with dots in one frame, of which some are on.
    private func choices(_ names: [String], on: Set<Int>, sign: String = "●") -> [String] {
        let rows = names.enumerated().map { index, name in
            let dot = styled(on.contains(index) ? "38;2;138;212;161;48;2;36;47;56" : "38;2;0;15;24;48;2;36;47;56", sign)
            return "▊ ▐" + dot + "▌ " + name + String(repeating: " ", count: 19 - name.count) + "▎"
        }
        let ends = ["▔", "▁"].map { "▊" + String(repeating: $0, count: 24) + "▎" }
        return found(lines(0, 1, [ends[0]] + rows + [ends[1]]))
    }

    @Test func aDotInAFrameIsARadioButton() {
        #expect(
            choices(["London", "Turin", "Rome"], on: [1]) == [
                "radioButton \"London\" = \"0\" 2,2 10x1", "radioButton \"Turin\" = \"1\" 2,3 9x1",
                "radioButton \"Rome\" = \"0\" 2,4 8x1",
            ])
        #expect(choices(["London", "Turin"], on: []).count == 2)
        #expect(choices(["London"], on: [0]) == ["radioButton \"London\" = \"1\" 2,2 10x1"])
    }

    @Test func ofRadioButtonsOneIsOn() {
        #expect(choices(["London", "Turin", "Rome"], on: [0, 1]) == [])
        #expect(choices(["London", "Turin", "Rome"], on: [1], sign: "X") == [])
    }
}
