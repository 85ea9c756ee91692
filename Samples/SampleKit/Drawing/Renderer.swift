package import Lunch

/// Turns frames into the bytes that change the terminal from one to the next.
package struct Renderer {
    private struct Shown: Equatable {
        var buffer: CellBuffer
        var cursor: CellPoint?
    }

    private var shown: Shown?

    package init() {}

    /// Forgets what the terminal shows, so that the next frame is drawn whole.
    package mutating func forget() {
        shown = nil
    }

    /// The bytes that draw a frame; none where the terminal shows it already.
    ///
    /// They are wrapped in a synchronized update (mode 2026), so that no half of a frame is ever seen.
    package mutating func draw(_ buffer: CellBuffer, cursor: CellPoint?) -> [UInt8] {
        let new = Shown(buffer: buffer, cursor: cursor)
        guard new != shown else { return [] }
        var output = "\u{1B}[?2026h\u{1B}[?25l"
        let old: CellBuffer
        if let shown, shown.buffer.size == buffer.size {
            old = shown.buffer
        } else {
            output += "\u{1B}[0m\u{1B}[2J"
            old = CellBuffer(size: buffer.size)
        }
        for row in 0..<buffer.size.rows { draw(row: row, of: buffer, over: old, into: &output) }
        if let cursor { output += "\(move(to: cursor))\u{1B}[?25h" }
        output += "\u{1B}[?2026l"
        shown = new
        return Array(output.utf8)
    }

    private func draw(row: Int, of buffer: CellBuffer, over old: CellBuffer, into output: inout String) {
        let (cells, before) = (buffer[row], old[row])
        guard cells != before else { return }
        var pen: Style?
        var place: Int?
        for (column, (cell, oldCell)) in zip(cells, before).enumerated() where !cell.text.isEmpty {
            let next = cells.startIndex + column + 1
            let isWide = next < cells.endIndex && cells[next].text.isEmpty
            let isSame = cell == oldCell && (!isWide || before[before.startIndex + column + 1].text.isEmpty)
            guard !isSame else { continue }
            if place != column { output += move(to: CellPoint(column: column, row: row)) }
            if pen != cell.style {
                output += cell.style.sequence
                pen = cell.style
            }
            if cell.text.unicodeScalars.count == 1 {
                output += cell.text
                place = column + (isWide ? 2 : 1)
            } else {
                // Terminals disagree about the width of such a character: make room, and move behind it explicitly.
                let room = String(repeating: " ", count: isWide ? 2 : 1)
                output += room + move(to: CellPoint(column: column, row: row)) + cell.text
                place = nil
            }
        }
        output += Style.plain.sequence
    }

    /// CUP (ECMA-48, 8.3.21).
    private func move(to point: CellPoint) -> String { "\u{1B}[\(point.row + 1);\(point.column + 1)H" }
}
