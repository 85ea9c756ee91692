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
}
