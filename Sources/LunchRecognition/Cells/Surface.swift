import LunchTerminal
import LunchWire

/// The cells of a screen in tables that are fast to walk.
final class Surface: Sendable {
    let grid: TUIGrid
    let columns: Int
    let rows: Int
    /// The code points, row after row; a space for a blank, 0 for the second half of a wide character.
    let scalars: ContiguousArray<UInt32>
    /// The numbers of the styles, row after row: indices in `looks`.
    let numbers: ContiguousArray<UInt16>
    /// The look of each style.
    let looks: ContiguousArray<Look>
    private let ends: ContiguousArray<Int>
    private let highest: ContiguousArray<UInt32>
    private let hasClusters: ContiguousArray<Bool>
    private let links: ContiguousArray<Bool>

    init(_ grid: TUIGrid) {
        self.grid = grid
        let cells = grid.cells
        columns = grid.columns
        rows = cells.ends.count
        scalars = cells.scalars
        numbers = cells.numbers
        looks = ContiguousArray(cells.styles.map(Look.init))
        ends = cells.ends
        highest = cells.highest
        hasClusters = cells.hasClusters
        links = cells.mayLink
    }

    /// The screen without the cells that are on it.
    convenience init(blank grid: TUIGrid) {
        self.init(TUITerminal(columns: grid.columns, rows: grid.rows).grid)
    }

    /// The column after the last cell of a row that is not a plain blank.
    func end(ofRow row: Int) -> Int { ends[row] }

    /// True if a row may have lines or blocks in it.
    func mayDraw(_ row: Int) -> Bool { highest[row] >= 0x2500 }

    /// True if a row may have hyperlinks in it.
    func mayLink(_ row: Int) -> Bool { links[row] }

    /// The places of the code points of a row, up to the last cell that is not a plain blank.
    func places(ofRow row: Int) -> Range<Int> { row * columns..<row * columns + ends[row] }

    func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// The code point in a cell; outside the screen, a space.
    @inline(__always)
    func scalar(_ column: Int, _ row: Int) -> UInt32 {
        contains(column, row) ? scalars[row * columns + column] : 0x20
    }

    @inline(__always)
    func lines(_ column: Int, _ row: Int) -> LineDrawing { LineDrawing(scalar(column, row)) }

    @inline(__always)
    func isBlank(_ column: Int, _ row: Int) -> Bool {
        let scalar = scalar(column, row)
        return scalar == 0x20 || scalar == 0xA0
    }

    /// The look of a cell; outside the screen, plain.
    @inline(__always)
    func look(_ column: Int, _ row: Int) -> Look {
        contains(column, row) ? looks[Int(numbers[row * columns + column])] : looks[0]
    }

    /// The number of a cell's style, an index in `looks`.
    @inline(__always)
    func number(_ column: Int, _ row: Int) -> Int { Int(numbers[row * columns + column]) }

    @inline(__always)
    func background(_ column: Int, _ row: Int) -> Look.Ink {
        contains(column, row) ? looks[Int(numbers[row * columns + column])].background : looks[0].background
    }

    /// The text of some columns of a row, as it is there.
    func text(_ columns: Range<Int>, _ row: Int) -> String {
        guard !hasClusters[row] else { return grid.text(columns: columns, row: row) }
        let range = row * self.columns + columns.lowerBound..<row * self.columns + columns.upperBound
        return scalars.withUnsafeBufferPointer { scalars in
            String(unsafeUninitializedCapacity: highest[row] < 0x80 ? range.count : 4 * range.count) { bytes in
                var count = 0
                for place in range {
                    let scalar = scalars[place]
                    if scalar < 0x80 {
                        // The second half of a wide character is not a character.
                        guard scalar > 0 else { continue }
                        bytes[count] = UInt8(truncatingIfNeeded: scalar)
                        count += 1
                    } else {
                        for byte in String.utf8(of: scalar) {
                            bytes[count] = byte
                            count += 1
                        }
                    }
                }
                return count
            }
        }
    }

    /// True if each cell of a row has one code point of ASCII.
    func isPlain(_ row: Int) -> Bool { highest[row] < 0x80 && !hasClusters[row] }

    /// True if a plain row shows a text in some columns, byte for byte.
    func shows(_ text: ContiguousArray<UInt8>, _ columns: Range<Int>, _ row: Int) -> Bool {
        let start = row * self.columns + columns.lowerBound
        return columns.count == text.count && text.indices.allSatisfy { scalars[start + $0] == UInt32(text[$0]) }
    }

    /// The columns of a range without the blanks at its ends; nil if all are blank.
    func trimmed(_ columns: Range<Int>, _ row: Int) -> Range<Int>? {
        var start = columns.lowerBound
        var end = columns.upperBound
        while start < end, isBlank(start, row) { start += 1 }
        while start < end, isBlank(end - 1, row) { end -= 1 }
        return start < end ? start..<end : nil
    }

    /// The background that all cells of some columns have; nil if there are several.
    func ink(of columns: Range<Int>, _ row: Int) -> Look.Ink? {
        let ink = background(columns.lowerBound, row)
        return columns.allSatisfy { background($0, row) == ink } ? ink : nil
    }

    /// The background of a row from edge to edge; nil if there are several.
    func ink(ofRow row: Int) -> Look.Ink? { ink(of: 0..<columns, row) }

    /// True if all cells of some columns have the style of the first one.
    func hasOneStyle(_ columns: Range<Int>, _ row: Int) -> Bool {
        let first = number(columns.lowerBound, row)
        return columns.allSatisfy { number($0, row) == first }
    }

    /// True if nothing is in a cell but a line or a block, if that.
    func isGap(_ column: Int, _ row: Int) -> Bool { isBlank(column, row) || LineDrawing.draws(scalar(column, row)) }

    /// The columns around one of them whose cells hold to a condition.
    func stretch(around column: Int, _ row: Int, in columns: Range<Int>, _ holds: (Look) -> Bool) -> Range<Int> {
        guard columns.contains(column), holds(look(column, row)) else { return column..<column }
        var start = column
        var end = column + 1
        while start > columns.lowerBound, holds(look(start - 1, row)) { start -= 1 }
        while end < columns.upperBound, holds(look(end, row)) { end += 1 }
        return start..<end
    }
}

extension CellRect {
    init(_ columns: Range<Int>, _ row: Int) {
        self.init(column: columns.lowerBound, row: row, columns: columns.count, rows: 1)
    }
}

extension String {
    /// The bytes of a code point; those of a replacement character for what is none.
    fileprivate static func utf8(of scalar: UInt32) -> Unicode.UTF8.EncodedScalar {
        Unicode.UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? Unicode.UTF8.encodedReplacementCharacter
    }
}
