import LunchTerminal
import Testing

/// Buttons in brackets and in blocks.
struct ButtonTests {
    private let dialogue = fullScreen + box(0, 0, 30, 6)

    @Test func ofTwoButtonsTheOneOnAnotherBackgroundIsSelected() {
        let grid = screen(dialogue, at(4, 4), styled("44", "< Yes >"), at(16, 4), "< No  >", hiddenCursor)
        #expect(
            outline(grid).dropFirst() == ["  button \"Yes\" selected 4,4 7x1", "  button \"No\" not selected 16,4 7x1"])
    }

    @Test(arguments: ["<OK>", "< OK >", "[ OK ]", "[< OK >]"]) func bracketsAndBlanksAreNotInTheLabel(button: String) {
        let grid = screen(dialogue, at(4, 4), styled("7", button), at(18, 4), "[ Stop ]", at(6, 4))
        #expect(outline(grid)[1] == "  button \"OK\" selected focus 4,4 \(button.count)x1")
    }

    @Test func theCursorIsTheFocusAlsoWhileItIsHidden() {
        let grid = screen(dialogue, at(4, 4), "< Yes >", at(16, 4), "< No  >", at(18, 4), hiddenCursor)
        #expect(
            outline(grid).dropFirst() == [
                "  button \"Yes\" not selected 4,4 7x1", "  button \"No\" selected focus 16,4 7x1",
            ])
    }

    @Test func ofOneButtonNobodyKnowsWhetherItIsSelected() {
        let grid = screen(dialogue, at(4, 4), styled("7", "< OK >"), hiddenCursor)
        #expect(outline(grid).dropFirst() == ["  button \"OK\" 4,4 6x1"])
    }

    @Test(arguments: [
        "see [main] and <return>", "[main]", "<return>", "< OK > ends it", "[x]  [ ]", "<a> <b> text",
    ])
    func bracketsInTextAreNoButtons(text: String) {
        #expect(outline(screen(fullScreen, at(2, 2), text, at(0, 9))) == [])
        #expect(
            outline(screen(fullScreen, box(0, 0, 40, 6), at(2, 2), text, at(2, 4), "more text", at(0, 9))).count == 1)
    }

    @Test func aRowOfBracketsOnTheScreenIsNoRowOfButtons() {
        #expect(outline(screen("[ OK ]  [ Cancel ]\r\n<Yes> <No>\r\n")) == [])
        #expect(outline(screen(fullScreen, "[ OK ]  [ Cancel ]", at(0, 5))) == [])
    }

    /// Buttons that are boxes themselves, as libraries for windows draw them.
    @Test func boxesThatTheirWordsFillAreButtons() {
        func window(_ words: [String], _ style: String = "0") -> [String] {
            let boxes = words.enumerated().map { index, word in
                box(4 + 12 * index, 3, word.count + 2, 3) + at(5 + 12 * index, 4) + styled(style, word)
            }
            return outline(screen(fullScreen, hiddenCursor, box(1, 1, 36, 7), boxes.joined())).filter {
                $0.contains("button")
            }
        }
        #expect(window([" Stop ", " Go on "]).map { $0.split(separator: "\"")[1] } == ["Stop", "Go on"])
        // One alone may be a message, and what has more room than its words a field.
        #expect(window([" Stop "]) == [])
        #expect(window([" Stop  ", " Go on  "]) == [])
        #expect(window([" 100 ", " 200 "]) == [])
    }

    @Test func aBoxOfItsOwnColourIsAButton() {
        func window(_ style: String) -> Bool {
            let button = lines(4, 3, ["┌────┐", "│ Ok │", "└────┘"].map { styled(style, $0) })
            return outline(screen(fullScreen, hiddenCursor, box(1, 1, 36, 7), button)).contains {
                $0.contains("button \"Ok\"")
            }
        }
        #expect(window("37;41"))
        #expect(!window("37"))
    }

    @Test func bracketsOfTwoKindsAreThoseOfAText() {
        func row(_ text: String) -> [String] {
            outline(screen(fullScreen, box(0, 0, 34, 6), at(4, 3), text, at(0, 9))).filter { $0.contains("button") }
        }
        #expect(row("[ OK ]  [< Cancel >]").count == 2)
        #expect(row("[ OK ]  < Cancel >") == [])
    }

    @Test func bracketsThatSayWhatKeysAreForAreNoButton() {
        func line(_ text: String) -> [String] {
            outline(screen(fullScreen, box(0, 0, 40, 6), at(1, 4), text, hiddenCursor)).filter { $0.contains("button") }
        }
        #expect(line("          <Press RETURN now>").count == 1)
        #expect(line("          <RETURN to confirm>") == [])
    }

    @Test func boxesInPanesAreNoButtons() {
        func preview(_ line: String) -> [String] {
            let names = box(3, 3, 10, 3) + at(4, 4) + " 0:bash " + box(21, 3, 10, 3) + at(22, 4) + " 1:bash "
            let divider = lines(17, 1, Array(repeating: line, count: 7))
            return outline(screen(fullScreen, hiddenCursor, box(0, 0, 36, 9), names, divider)).filter {
                $0.contains("button")
            }
        }
        #expect(preview(" ").count == 2)
        #expect(preview("│") == [])
    }
}
