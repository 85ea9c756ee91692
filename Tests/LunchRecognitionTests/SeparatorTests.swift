import LunchTerminal
import Testing

/// Lists in a box of which a line divides the rows in parts, as those of menus do.
struct SeparatorTests {
    private static let rows = ["Open   ^O", "Close    ", "Save   ^S", nil, "Cancel ^G", "Exit   ^X"]

    /// A menu whose rows have a letter in another colour, with a highlight and the cursor on one of them.
    private func menu(_ selected: Int, line: String = "─────────") -> TUIGrid {
        let frame = styled("37;44", box(0, 0, 13, Self.rows.count + 2))
        let texts = Self.rows.enumerated().map { index, row in
            guard let row else { return styled("37;44", " \(line) ") }
            let ground = index == selected ? 46 : 44
            return styled("37;\(ground)", " ") + styled("93;\(ground)", String(row.prefix(1)))
                + styled("37;\(ground)", row.dropFirst() + " ")
        }
        return screen(fullScreen, frame, lines(1, 1, texts), at(8, selected + 1))
    }

    private func cells(_ grid: TUIGrid) -> [String] {
        outline(grid).filter { $0.contains(" cell ") }
    }

    @Test(arguments: [0, 1, 2, 4, 5], ["─────────", "---------"])
    func aSeparatorDoesNotEndAList(selected: Int, line: String) {
        let texts = ["Open ^O", "Close", "Save ^S", nil, "Cancel ^G", "Exit ^X"]
        let expected = texts.enumerated().compactMap { index, text in
            text.map { "    cell \"\($0)\" \(index == selected ? "" : "not ")selected 1,\(index + 1) 11x1" }
        }
        #expect(cells(menu(selected, line: line)) == expected)
    }

    /// A menu with a row that is a hyphen, and the style of what is behind that.
    private func cut(_ style: String, other: String = "", selected: Int = 1) -> [String] {
        let frame = styled("37;44", box(0, 0, 13, 6))
        let texts = ["Open", "Close", "-", "Exit"].enumerated().map { index, text in
            let rest = String(repeating: " ", count: 11 - text.count)
            let ground = index == selected ? "37;44;7" : "37;44"
            let own = index == 2 ? style : other
            return styled(ground, text) + styled(index < 2 || own.isEmpty ? ground : own, rest)
        }
        return cells(screen(fullScreen, frame, hiddenCursor, lines(1, 1, texts), at(0, 0))).map {
            String($0.split(separator: "\"")[1])
        }
    }

    @Test func aLineThatIsCutShortIsNoRow() {
        #expect(cut("39;44") == ["Open", "Close", "Exit"])
        #expect(cut("37;44").contains("-"))
        #expect(cut("37;44;7", selected: 2).contains("-"))
        #expect(cut("39;44", other: "39;44").contains("-"))
    }
}
