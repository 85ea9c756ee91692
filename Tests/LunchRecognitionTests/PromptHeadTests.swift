import LunchTerminal
import Testing

/// What stands before the mark of a prompt.
struct PromptHeadTests {
    @Test func aPromptMayBeOfTwoRows() {
        func prompt(_ head: String) -> [String] {
            outline(
                screen("┌──(demo@box)-[~]\r\n" + head + " cat", "\r\n", styled("1", "words") + at(head.count + 4, 1)))
        }
        #expect(prompt("└─$").contains { $0.hasPrefix("textField \"└─$\" = \"cat\" focus") })
        #expect(prompt("╰─❯").contains { $0.hasPrefix("textField \"╰─❯\" = \"cat\" focus") })
        #expect(!prompt("└─>").contains { $0.hasPrefix("textField") })
        #expect(!prompt("├─$").contains { $0.hasPrefix("textField") })
    }

    @Test func aShellIsAskedInTheLastRow() {
        func line(_ text: String) -> TUIGrid { screen(fullScreen, "text", at(0, 9), text) }
        #expect(outline(line("$ls"), before: line("$")) == ["textField \"$\" = \"ls\" focus 1,9 39x1"])
        #expect(outline(line("$12 left"), before: line("")) == [])
    }
}
