/// Random bytes for a terminal, of which recognizers have to make something.
package enum RandomBytes {
    /// Texts that are parts of elements.
    private static let pieces: [String] = [
        "┌", "┐", "└", "┘", "─", "──────", "│", "├", "┤", "┬", "┴", "┼", "╭", "╮", "╰", "╯", "═", "║", "+--+", "|", "+",
        "▔▔▔▔▔▔", "▁▁▁▁▁▁", "▊", "▎", "▐X▌", "████", "░░░░", "[ ]", "[x]", "(*)", "( )", "☐ a", "● b", "<OK>",
        "< Cancel >",
        "[< Yes >]", "[main]", "F1", "^G", "1", "Help", "Quit", "word", "a b  c", " ", "     ", lineEnd, "名前",
        "e\u{301}", "👩‍👧",
        "45%", "100%", "$ ", "# ", "> ", ">>> ", "name: ", ":", "/", "____", "3/12",
    ]
    private static let lineEnd = "\r\n"

    private static let sequences: [String] = [
        "m", "7m", "1m", "4m", "44m", "41m", "30;46m", "38;2;9;9;9m", "0m", "?25l", "?25h", "?1049h", "K", "1K", "2J",
        "4h", "5X",
    ]
    /// Those after which nothing is left of what was on the screen.
    private static let clearing: Set<String> = ["?1049h", "2J"]

    /// Pieces of elements, places, styles, links and boxes, one after the other.
    ///
    /// - Parameters:
    ///   - count: how many there are.
    ///   - boxes: the most columns and rows of a box.
    ///   - clears: whether some of them clear the screen.
    package static func soup(
        _ dice: inout Dice, columns: Int, rows: Int, count: Int, boxes: (columns: Int, rows: Int)? = nil,
        clears: Bool = true
    ) -> ContiguousArray<UInt8> {
        let boxes = boxes ?? (columns, rows)
        var text = ""
        for _ in 0..<count {
            switch Int.random(in: 0..<10, using: &dice) {
            case 0...1:
                text += "\u{1B}[\(Int.random(in: 1...rows, using: &dice));\(Int.random(in: 1...columns, using: &dice))H"
            case 2...3:
                let sequence = sequences.randomElement(using: &dice) ?? ""
                if clears || !clearing.contains(sequence) { text += "\u{1B}[" + sequence }
            case 4: text += "\u{1B}]8;;\(Bool.random(using: &dice) ? "http://a" : "")\u{1B}\\"
            case 5 where columns > 3 && rows > 3:
                let width = Int.random(in: 3...boxes.columns, using: &dice)
                let height = Int.random(in: 3...boxes.rows, using: &dice)
                // A box may reach over the edge.
                let column = Int.random(in: 0..<columns, using: &dice)
                text += box(column, Int.random(in: 0..<rows, using: &dice), width, height)
            default: text += pieces.randomElement(using: &dice) ?? ""
            }
        }
        return ContiguousArray(text.utf8)
    }

    /// Pieces of elements in random styles side by side, in all cells of a screen.
    package static func wall(_ dice: inout Dice, columns: Int, rows: Int) -> ContiguousArray<UInt8> {
        let styles = sequences.filter { $0.hasSuffix("m") }
        var text = "\u{1B}[?7l"
        for row in 1...rows {
            text += "\u{1B}[\(row);1H"
            var end = 0
            while end < columns {
                if Int.random(in: 0..<4, using: &dice) == 0 {
                    text += "\u{1B}[" + (styles.randomElement(using: &dice) ?? "")
                }
                guard let piece = pieces.randomElement(using: &dice), piece != lineEnd else { continue }
                text += piece
                end += piece.count
            }
        }
        return ContiguousArray(text.utf8)
    }

    /// Any bytes.
    package static func noise(_ dice: inout Dice, count: Int) -> ContiguousArray<UInt8> {
        ContiguousArray((0..<count).map { _ in UInt8.random(in: 0...255, using: &dice) })
    }

    private static func box(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> String {
        let line = String(repeating: "─", count: columns - 2)
        let blank = String(repeating: " ", count: columns - 2)
        var text = ""
        for index in 0..<rows {
            text += "\u{1B}[\(row + index + 1);\(column + 1)H"
            text += index == 0 ? "┌\(line)┐" : index == rows - 1 ? "└\(line)┘" : "│\(blank)│"
        }
        return text
    }
}
