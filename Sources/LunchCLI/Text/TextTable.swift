/// Lays text out in columns.
enum TextTable {
    /// A text that fits into so many cells; an ellipsis represents what is left out.
    static func cut(_ text: String, to width: Int) -> String {
        guard text.cellWidth > width else { return text }
        var (cut, used) = ("", 0)
        for character in text {
            used += character.cellWidth
            if used > width - 1 { break }
            cut.append(character)
        }
        return width > 0 ? cut + "…" : ""
    }

    /// The lines that a text breaks into between words, each no longer than the limit if words allow it.
    static func wrap(_ text: String, to width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// Rows with their columns aligned; the last column is wrapped, and continues below itself.
    static func lines(_ rows: [[String]], width: Int) -> [String] {
        guard let columns = rows.first?.count, columns > 0 else { return [] }
        let widths = (0..<columns - 1).map { column in rows.map { $0[column].count }.max() ?? 0 }
        let indent = widths.map { $0 + 2 }.reduce(0, +)
        return rows.flatMap { row -> [String] in
            let start = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count + 2) }.joined()
            let last = wrap(row[columns - 1], to: max(20, width - indent))
            let rest = last.dropFirst().map { String(repeating: " ", count: indent) + $0 }
            return [trimmed(start + (last.first ?? ""))] + rest
        }
    }

    /// A line without the blanks at its end.
    static func trimmed(_ line: String) -> String { String(line.reversed().drop { $0 == " " }.reversed()) }
}
