extension Row {
    /// The number of the latest styles that are compared before a style is entered again.
    private static let lookback = 8

    /// The style that a cell's index represents.
    func style(numbered index: UInt16) -> TUIStyle {
        index == 0 || Int(index) > styles.count ? TUIStyle() : styles[Int(index) - 1]
    }

    /// The style of the cell in a column.
    func style(at column: Int) -> TUIStyle { style(numbered: cells[column].style) }

    /// The index of a style in this row, entered if need be; valid until the next call.
    ///
    /// A style may be entered twice, since only the latest are compared; what no cell uses any more is dropped
    /// when the palette has twice as many entries as the row has cells.
    mutating func index(of style: TUIStyle) -> UInt16 {
        if style == TUIStyle() { return 0 }
        let stop = max(0, styles.count - Row.lookback)
        var index = styles.count
        while index > stop {
            index -= 1
            if styles[index] == style { return UInt16(index + 1) }
        }
        if styles.count >= 2 * cells.count + 2 * Row.lookback { compactStyles() }
        styles.append(style)
        return UInt16(styles.count)
    }

    /// Drops the styles that no cell uses, and renumbers the cells.
    mutating func compactStyles() {
        var numbers = ContiguousArray<UInt16>(repeating: 0, count: styles.count + 1)
        var kept = ContiguousArray<TUIStyle>()
        kept.reserveCapacity(styles.count)
        for column in 0..<occupied {
            let old = Int(cells[column].style)
            guard old > 0 else { continue }
            if numbers[old] == 0 {
                kept.append(styles[old - 1])
                numbers[old] = UInt16(kept.count)
            }
            cells[column].setStyle(numbers[old])
        }
        styles = kept
    }

    /// Gives the cells of a range the style that `change` makes of theirs.
    mutating func restyle(_ columns: Range<Int>, _ change: (inout TUIStyle) -> Void) {
        // Neighbours mostly have one style; to enter a new one may renumber the cells.
        var known: (from: UInt16, to: UInt16)?
        for column in columns.clamped(to: 0..<cells.count) {
            if let known, known.from == cells[column].style {
                cells[column].setStyle(known.to)
                continue
            }
            var style = style(at: column)
            change(&style)
            let index = index(of: style)
            known = (cells[column].style, index)
            cells[column].setStyle(index)
        }
        occupied = max(occupied, min(columns.upperBound, cells.count))
    }
}
