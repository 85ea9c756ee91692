/// One line of cells with the styles and clusters that they use.
///
/// A row is complete in itself: its styles are numbered in its own palette, so a row can be moved, kept or
/// handed out without a table beside it, and recycling it costs nothing that outlives it.
struct Row: Sendable {
    var cells: ContiguousArray<PackedCell>
    /// The palette: the style of index n is entry n − 1; index 0 is the plain style.
    var styles: ContiguousArray<TUIStyle> = []
    var clusters = ClusterStore()
    /// From here on, every cell is a plain blank.
    var occupied = 0
    /// True if the line continues in the next row because the text reached the margin.
    var isWrapped = false
    /// DECDWL and DECDHL; of a line of double width only the first half of the cells is used.
    var lineSize = TUILineSize.single
    /// The marks of semantic prompts that begin on the line.
    var marks: TUIPrompt.Marks = []

    init(columns: Int) {
        cells = ContiguousArray(repeating: .blank, count: columns)
    }

    /// Empties the row for another use, filled with a style.
    mutating func reset(fill: TUIStyle) {
        if !styles.isEmpty { styles.removeAll(keepingCapacity: true) }
        clusters.removeAll()
        isWrapped = false
        lineSize = .single
        marks = []
        fillCells(0..<occupied, with: .blank)
        occupied = 0
        if fill != TUIStyle() {
            erase(0..<cells.count, fill: fill)
        }
    }

    /// Makes the row this wide; what does not fit is lost.
    mutating func resize(columns: Int) {
        if columns < cells.count {
            splitWide(at: columns)
            cells.removeLast(cells.count - columns)
            occupied = min(occupied, columns)
            isWrapped = false
            // The styles of cells that are gone are not kept.
            if !styles.isEmpty { compactStyles() }
            if clusters.count > 0 { clusters.compact(&cells) }
        } else if columns > cells.count {
            cells.append(contentsOf: repeatElement(.blank, count: columns - cells.count))
        }
    }

    // MARK: - Writing

    /// Writes printable ASCII, one cell each, as far as the row reaches.
    mutating func write(ascii bytes: Span<UInt8>, at column: Int, style: UInt16) {
        let count = min(bytes.count, cells.count - column)
        guard column >= 0, count > 0 else { return }
        splitWide(at: column)
        splitWide(at: column + count)
        occupied = max(occupied, column + count)
        let styleBits = PackedCell.styleBits(style)
        var target = cells.mutableSpan
        for offset in 0..<count {
            // In range: count is at most what either side holds from here.
            unsafe target[unchecked: column + offset] = PackedCell(bits: UInt64(bytes[unchecked: offset]) | styleBits)
        }
    }

    /// Writes one code point into one or two cells, which must be inside the row.
    mutating func write(_ scalar: UInt32, width: Int, at column: Int, style: UInt16) {
        guard column >= 0, column + width <= cells.count else { return }
        splitWide(at: column)
        splitWide(at: column + width)
        occupied = max(occupied, column + width)
        if width == 2 {
            cells[column] = PackedCell(scalar: scalar, kind: .wide, style: style)
            cells[column + 1] = PackedCell(scalar: 0, kind: .tail, style: style)
        } else {
            cells[column] = PackedCell(scalar: scalar, style: style)
        }
    }

    /// Blanks both halves of a wide character that is across the boundary left of a column.
    @inline(__always)
    mutating func splitWide(at column: Int) {
        guard column > 0, column < cells.count, cells[column].isTail else { return }
        cells[column - 1] = cells[column - 1].blanked
        cells[column] = cells[column].blanked
    }

    // MARK: - Erasing and moving

    /// Blanks the cells of a range in a style.
    ///
    /// - Parameter asSpaces: True if the blanks count as written, like blanks in the middle of a line (DECRQCRA).
    mutating func erase(_ columns: Range<Int>, fill: TUIStyle, asSpaces: Bool = false) {
        let columns = columns.clamped(to: 0..<cells.count)
        guard !columns.isEmpty else { return }
        splitWide(at: columns.lowerBound)
        splitWide(at: columns.upperBound)
        blank(columns, fill: fill, asSpaces: asSpaces)
    }

    /// Blanks cells of which no half of a wide character is outside the range.
    private mutating func blank(_ columns: Range<Int>, fill: TUIStyle, asSpaces: Bool) {
        if asSpaces {
            let cell = PackedCell(scalar: 0x20, style: index(of: fill))
            occupied = max(occupied, columns.upperBound)
            fillCells(columns, with: cell)
        } else if fill == TUIStyle() {
            fillCells(columns.clamped(to: 0..<occupied), with: .blank)
            if columns.upperBound >= occupied { occupied = min(occupied, columns.lowerBound) }
        } else {
            let cell = PackedCell(scalar: 0, style: index(of: fill))
            occupied = max(occupied, columns.upperBound)
            fillCells(columns, with: cell)
        }
    }

    /// True if a style with an attribute is in the palette, and perhaps in a cell.
    func hasStyle(with attribute: TUIStyle.Attributes) -> Bool {
        styles.contains { $0.attributes.contains(attribute) }
    }

    /// True if a cell has a style with an attribute.
    func hasCell(with attribute: TUIStyle.Attributes) -> Bool {
        hasStyle(with: attribute)
            && cells.indices.contains { style(at: $0).attributes.contains(attribute) }
    }

    /// Blanks the cells of a range whose style lacks the given attribute; what does not reach the line's end as spaces.
    mutating func erase(_ columns: Range<Int>, fill: TUIStyle, sparing attribute: TUIStyle.Attributes) {
        let columns = columns.clamped(to: 0..<cells.count)
        guard hasStyle(with: attribute) else {
            return erase(columns, fill: fill, asSpaces: columns.upperBound < cells.count)
        }
        var start = columns.lowerBound
        for column in columns where style(at: column).attributes.contains(attribute) {
            erase(start..<column, fill: fill, asSpaces: true)
            start = column + 1
        }
        erase(start..<columns.upperBound, fill: fill, asSpaces: columns.upperBound < cells.count)
    }

    /// Makes the characters of a range spaces in the same style, but for those whose style has one of some attributes.
    mutating func blankCharacters(_ columns: Range<Int>, sparing attributes: TUIStyle.Attributes) {
        for column in columns.clamped(to: 0..<cells.count)
        where attributes.isEmpty || style(at: column).attributes.isDisjoint(with: attributes) {
            splitWide(at: column)
            splitWide(at: column + 1)
            cells[column] = PackedCell(scalar: 0x20, style: cells[column].style)
            occupied = max(occupied, column + 1)
        }
    }

    /// Moves the cells from a column on to the right, as far as `end`, and blanks what is freed.
    mutating func insertBlanks(_ count: Int, at column: Int, end: Int, fill: TUIStyle) {
        let end = min(end, cells.count)
        guard column >= 0, column < end, count > 0 else { return }
        let count = min(count, end - column)
        splitWide(at: column)
        splitWide(at: end)
        splitWide(at: end - count)
        moveCells(column..<end - count, to: column + count)
        occupied = max(occupied, min(end, occupied + count))
        blank(column..<column + count, fill: fill, asSpaces: true)
    }

    /// Removes cells at a column, moves what follows, as far as `end`, to the left, and blanks the rest.
    mutating func deleteCells(_ count: Int, at column: Int, end: Int, fill: TUIStyle) {
        let end = min(end, cells.count)
        guard column >= 0, column < end, count > 0 else { return }
        let count = min(count, end - column)
        splitWide(at: column)
        splitWide(at: column + count)
        splitWide(at: end)
        moveCells(column + count..<end, to: column)
        blank(end - count..<end, fill: fill, asSpaces: false)
    }

    @inline(__always)
    mutating func fillCells(_ columns: Range<Int>, with cell: PackedCell) {
        guard columns.lowerBound >= 0, columns.upperBound <= cells.count else { return }
        var target = cells.mutableSpan
        for column in columns {
            // In range by the guard above.
            unsafe target[unchecked: column] = cell
        }
    }

    private mutating func moveCells(_ columns: Range<Int>, to start: Int) {
        guard start >= 0, columns.lowerBound >= 0, columns.upperBound <= cells.count,
            start + columns.count <= cells.count
        else { return }
        var target = cells.mutableSpan
        // Both ranges are in the row by the guard above.
        if start > columns.lowerBound {
            var offset = columns.count - 1
            while offset >= 0 {
                unsafe target[unchecked: start + offset] = target[unchecked: columns.lowerBound + offset]
                offset -= 1
            }
        } else {
            for offset in 0..<columns.count {
                unsafe target[unchecked: start + offset] = target[unchecked: columns.lowerBound + offset]
            }
        }
    }

    /// Writes the cells of another row's range here, with their styles and clusters.
    mutating func copy(_ columns: Range<Int>, of source: Row, to start: Int) {
        let columns = columns.clamped(to: 0..<source.cells.count)
        let count = min(columns.count, cells.count - start)
        guard start >= 0, count > 0 else { return }
        splitWide(at: start)
        splitWide(at: start + count)
        occupied = max(occupied, start + count)
        var from = columns.lowerBound
        while from < columns.lowerBound + count {
            let style = source.cells[from].style
            var end = from + 1
            while end < columns.lowerBound + count, source.cells[end].style == style { end += 1 }
            let index = index(of: source.style(numbered: style))
            copy(from..<end, of: source, to: start + from - columns.lowerBound, style: index)
            from = end
        }
        // The halves of wide characters whose other half was not copied.
        if cells[start].isTail { cells[start] = cells[start].blanked }
        if cells[start + count - 1].isWide { cells[start + count - 1] = cells[start + count - 1].blanked }
    }

    /// Writes cells of one style here, whose number in this row is given.
    private mutating func copy(_ columns: Range<Int>, of source: Row, to start: Int, style: UInt16) {
        guard source.clusters.count > 0 else {
            let from = source.cells.span
            var target = cells.mutableSpan
            for offset in 0..<columns.count {
                var cell = from[columns.lowerBound + offset]
                cell.setStyle(style)
                target[start + offset] = cell
            }
            return
        }
        for offset in 0..<columns.count {
            var cell = source.cells[columns.lowerBound + offset]
            guard cell.isCluster else {
                cell.setStyle(style)
                cells[start + offset] = cell
                continue
            }
            let scalars = source.scalars(at: columns.lowerBound + offset)
            cells[start + offset] = PackedCell(scalar: scalars.first ?? 0, kind: cell.kind, style: style)
            for scalar in scalars.dropFirst() { append(scalar, toClusterAt: start + offset) }
        }
    }
}
