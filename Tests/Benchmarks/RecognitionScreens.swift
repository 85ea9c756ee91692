import LunchTerminal
import RandomScreens

/// Screens to recognize elements on, each with the one before the last key.
struct RecognitionScreens {
    var now: TUIGrid
    var before: TUIGrid

    private init(_ columns: Int, _ rows: Int, _ before: String, _ now: String) {
        self.init(columns, rows, ContiguousArray(before.utf8), ContiguousArray(now.utf8))
    }

    private init(_ columns: Int, _ rows: Int, _ before: ContiguousArray<UInt8>, _ now: ContiguousArray<UInt8>) {
        var terminal = TUITerminal(columns: columns, rows: rows)
        Self.feed(before, to: &terminal)
        self.before = terminal.grid
        Self.feed(now, to: &terminal)
        self.now = terminal.grid
    }

    private static func feed(_ bytes: ContiguousArray<UInt8>, to terminal: inout TUITerminal) {
        var start = 0
        while start < bytes.count { start += max(1, terminal.feed(bytes.span.extracting(start..<bytes.count))) }
    }

    /// Panels with a selected row, a bar of key hints and a dialogue, as often as they fit.
    static func panels(_ columns: Int, _ rows: Int) -> Self {
        var drawing = "\u{1B}[?1049h"
        var move = ""
        for top in stride(from: 0, through: max(0, rows - 24), by: 24) {
            for left in stride(from: 0, through: max(0, columns - 80), by: 80) {
                drawing += tile(left, top)
                move += row(at: left, top, index: 3, style: "37;44") + row(at: left, top, index: 4, style: "30;46")
            }
        }
        return Self(columns, rows, drawing, move)
    }

    private static func tile(_ left: Int, _ top: Int) -> String {
        var text = "\u{1B}[37;44m"
        for panel in 0..<2 {
            let column = left + panel * 40 + 1
            text += at(column, top + 1) + "┌─ ~/files " + line("─", 28) + "┐"
            for row in 2..<20 { text += at(column, top + row) + "│" + line(" ", 38) + "│" }
            text += at(column, top + 20) + "└" + line("─", 38) + "┘"
            for index in 0..<16 { text += entry(column, top, index) }
        }
        text += row(at: left, top, index: 3, style: "30;46")
        for key in 1...10 {
            text +=
                at(left + (key - 1) * 8 + 1, top + 24) + "\u{1B}[37;40m\(key)\u{1B}[30;46m"
                + (key < 10 ? "Action" : "Quit")
        }
        text += "\u{1B}[30;47m" + at(left + 20, top + 8) + "┌──── Copy ────" + line("─", 20) + "┐"
        for row in 9..<14 { text += at(left + 20, top + row) + "│" + line(" ", 34) + "│" }
        text += at(left + 22, top + 10) + "[x] Keep the dates" + at(left + 22, top + 12) + "[< OK >] [ Cancel ]"
        return text + at(left + 20, top + 14) + "└" + line("─", 34) + "┘\u{1B}[m"
    }

    private static func entry(_ column: Int, _ top: Int, _ index: Int) -> String {
        let name = "file\(index).txt"
        let text = name + line(" ", 17 - name.count) + "│   4096│Nov 23 00:09"
        return at(column + 1, top + 3 + index) + text
    }

    private static func row(at left: Int, _ top: Int, index: Int, style: String) -> String {
        "\u{1B}[\(style)m" + entry(left + 1, top, index) + "\u{1B}[m"
    }

    /// Words, as a pager shows them.
    static func text(_ columns: Int, _ rows: Int) -> Self {
        Self(columns, rows, "", words(columns, rows) { _ in "" })
    }

    /// Words, each in another style than the one before.
    static func colors(_ columns: Int, _ rows: Int) -> Self {
        Self(columns, rows, "\u{1B}[?1049h", words(columns, rows) { "\u{1B}[3\($0 % 7)m" })
    }

    private static func words(_ columns: Int, _ rows: Int, style: (Int) -> String) -> String {
        let words = ["Lorem", "ipsum", "dolor", "sit", "[amet],", "consectetur", "<adipiscing>", "elit", "a", "b:"]
        var text = ""
        for row in 0..<rows {
            var column = row % 5
            text += at(1 + column, row + 1)
            while column < columns - 24 {
                let word = words[(row &* 31 &+ column &* 17) % words.count]
                let gap = (column + row) % 9 == 0 ? "  " : " "
                text += style(column) + word + gap
                column += word.count + gap.count
            }
        }
        return text
    }

    /// Boxes of one cell inside.
    static func boxes(_ columns: Int, _ rows: Int) -> Self {
        var text = ""
        for row in 0..<rows {
            let part = [("┌", "─", "┐"), ("│", "x", "│"), ("└", "─", "┘")][row % 3]
            text += at(1, row + 1) + String(repeating: part.0 + part.1 + part.2, count: columns / 3)
        }
        return Self(columns, rows, "", text)
    }

    /// A crossing of lines in each cell.
    static func crossings(_ columns: Int, _ rows: Int) -> Self {
        Self(columns, rows, "", (0..<rows).map { at(1, $0 + 1) + line("┼", columns) }.joined())
    }

    /// Pieces of elements at random places, as many for each 80 × 24 cells as the tests of random screens write at most.
    static func soup(_ columns: Int, _ rows: Int, seed: Int) -> Self {
        random(columns, rows, seed) { dice in
            RandomBytes.soup(
                &dice, columns: columns, rows: rows, count: columns * rows / 12, boxes: (80, 24), clears: false)
        }
    }

    /// Pieces of elements in all cells.
    static func wall(_ columns: Int, _ rows: Int, seed: Int) -> Self {
        random(columns, rows, seed) { RandomBytes.wall(&$0, columns: columns, rows: rows) }
    }

    /// Any bytes, as many for each 80 × 24 cells as the tests of random screens write at most.
    static func noise(_ columns: Int, _ rows: Int, seed: Int) -> Self {
        random(columns, rows, seed) { RandomBytes.noise(&$0, count: columns * rows * 5 / 16) }
    }

    private static func random(
        _ columns: Int, _ rows: Int, _ seed: Int, _ bytes: (inout Dice) -> ContiguousArray<UInt8>
    ) -> Self {
        var dice = Dice(state: UInt64(seed))
        let before = bytes(&dice)
        // A key changes a part of the screen.
        let now = RandomBytes.soup(&dice, columns: columns, rows: rows, count: 40, boxes: (80, 24), clears: false)
        return Self(columns, rows, before, now)
    }

    private static func at(_ column: Int, _ row: Int) -> String { "\u{1B}[\(row);\(column)H" }

    private static func line(_ text: String, _ count: Int) -> String { String(repeating: text, count: max(0, count)) }
}
