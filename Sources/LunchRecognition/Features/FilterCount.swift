import LunchTerminal

/// Recognizes the count of the rows that a filter has left, such as `3/12`.
enum FilterCount {
    /// True if a text only counts.
    static func isCount(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> Bool {
        guard columns.count <= 24 else { return false }
        let text = surface.text(columns, row)
        return text.contains("/") && text.allSatisfy { $0.isNumber || "/ ()+-".contains($0) }
    }
}
