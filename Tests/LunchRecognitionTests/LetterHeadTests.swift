import LunchTerminal
import Testing

/// The head of a letter while a bar asks what becomes of it, a search below the line that it goes through, and a bar above a field.
struct LetterHeadTests {
    private func fields(_ head: [String], bar: String = "7") -> [String] {
        let title = styled("7", "COMPOSE MESSAGE" + String(repeating: " ", count: 45))
        let question = styled(bar, "Send message?" + String(repeating: " ", count: 47))
        let keys = ["?": "Help", "Y": "[Yes]", "^V": "NoFlow"].sorted { $0.key < $1.key }
        let hints = keys.enumerated().map { at(13 * $0, 18) + styled("7", $1.key) + " " + $1.value }.joined()
        let more = ["^C": "Cancel", "N": "No", "P": "Priority"].sorted { $0.key < $1.key }
        let below = more.enumerated().map { at(13 * $0, 19) + styled("7", $1.key) + " " + $1.value }.joined()
        let drawing = fullScreen + title + lines(0, 2, head) + at(0, 17) + question + hints + below + at(14, 17)
        return outline(screen(drawing, columns: 60, rows: 20)).filter { $0.contains("textField") }
    }

    private let head = [
        "To      : ada@example.org", "Cc      :", "Attchmnt:", "Subject : Mill", "----- Message Text -----",
    ]

    @Test func theHeadOfALetterThatIsWritten() {
        #expect(
            fields(head) == [
                #"textField "To" = "ada@example.org" not focus 10,2 50x1"#, #"textField "Cc" = "" not focus 10,3 50x1"#,
                #"textField "Attchmnt" = "" not focus 10,4 50x1"#, #"textField "Subject" = "Mill" not focus 10,5 50x1"#,
            ])
    }

    @Test func theHeadOfALetterThatIsRead() {
        #expect(fields(head.map { $0.hasSuffix(":") ? $0 + " Mill" : $0 }).isEmpty)
        #expect(fields(head, bar: "0").isEmpty)
        #expect(fields(head.dropLast()).isEmpty)
        #expect(fields(head.map { $0.replacing(" :", with: ":") }).isEmpty)
    }

    @Test func aSearchBelowTheLineThatItGoesThrough() {
        let drawing = "> let mill = 1\r\nbck-i-search: let_"
        #expect(outline(screen(drawing + at(2, 0))) == [#"textField "bck-i-search" = "let" focus 14,1 26x1"#])
        #expect(!outline(screen(drawing + at(6, 0))).contains { $0.contains("search") })
        #expect(!outline(screen(drawing + "\r\nmore" + at(2, 0))).contains { $0.contains("search") })
    }

    @Test func aCountAtTheEndOfARowIsNoBarOfMenus() {
        let count = at(35, 0) + styled("30;43", "[0/2]")
        let bar =
            styled("30;43", "(goto line) 2") + styled("30;43;7", " ")
            + styled("30;43", String(repeating: " ", count: 26))
        let drawing = fullScreen + hiddenCursor + "Makefile   notes.md   mill.rs" + count + at(0, 9) + bar + at(13, 9)
        #expect(outline(screen(drawing)) == [#"textField "(goto line)" = "2" focus 12,9 28x1"#])
    }
}
