import LunchElements
import LunchTrace
import LunchWire

extension TraceKeys {
    /// A line for each input: what was sent, what it caused, how long that took and how sure it is.
    var text: String {
        guard !keys.isEmpty else { return "Nothing was sent." }
        var table = [["step", "place", "input", "sent", "drawn", "rows", "elements", "time", "", "focus"]]
        table += keys.map(Self.row)
        let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { row in
            let cells = zip(row, widths).map { $0 + String(repeating: " ", count: max(0, $1 - $0.count)) }
            return TextTable.trimmed(cells.joined(separator: "  "))
        }
        .joined(separator: "\n")
    }

    private static func row(_ key: Key) -> [String] {
        let focus = key.focus.map { $0.before == $0.after ? $0.after : "\($0.before) → \($0.after)" }
        return [
            key.step.map { "\($0.step)" } ?? "", key.step?.place.text ?? "", key.input.words.visible,
            "\(key.input.count)", "\(key.drawn)", key.changedRows.map(String.init) ?? "?",
            key.changedElements.map(String.init) ?? "", key.duration.map(TraceTime.words) ?? "never settled",
            key.grade?.word ?? "", focus ?? "",
        ]
    }
}
