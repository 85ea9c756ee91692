import LunchTerminal
import Testing

/// The text before the mark of a prompt.
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

    @Test func aPromptMayCountBehindASign() {
        func line(_ first: String, _ result: String, _ typed: String) -> TUIGrid {
            screen("\(first) 1 + 1\r\n\(result)(%i2) \(typed)")
        }
        func typed(_ first: String, _ result: String = "(%o1) 2\r\n") -> [String] {
            outline(line(first, result, "solve"), before: line(first, result, "so")).filter {
                $0.hasPrefix("textField")
            }
        }
        #expect(typed("(%i1)").first?.contains("= \"solve\" focus") == true)
        #expect(typed("(%i3)") == [])
        #expect(typed("(%i1)", "") == [])
    }

    @Test func aShellIsAskedInTheLastRow() {
        func line(_ text: String) -> TUIGrid { screen(fullScreen, "text", at(0, 9), text) }
        #expect(outline(line("$ls"), before: line("$")) == ["textField \"$\" = \"ls\" focus 1,9 39x1"])
        #expect(outline(line("$12 left"), before: line("")) == [])
    }
}
