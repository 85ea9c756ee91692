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
}
