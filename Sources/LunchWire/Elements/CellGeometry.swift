/// The position of a cell on the screen. The top-left cell is in column 0 and row 0.
public struct CellPoint: Hashable, Sendable {
    /// The column of the cell, counted from 0 at the left edge.
    public var column: Int

    /// The row of the cell, counted from 0 at the top edge.
    public var row: Int

    /// Creates a position from its column and its row, both counted from 0.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A size in terminal cells.
public struct CellSize: Hashable, Sendable {
    /// The width in cells.
    public var columns: Int

    /// The height in cells.
    public var rows: Int

    /// Creates a size from its width and its height in cells.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of terminal cells, defined by its top-left cell and its size.
///
/// A rectangle that would extend beyond column `Int.max` or row `Int.max` ends at that column or row.
public struct CellRect: Hashable, Sendable {
    /// The top-left cell of the rectangle.
    public var origin: CellPoint

    /// The size of the rectangle in cells.
    public var size: CellSize

    /// The empty rectangle at the top left of the screen (column 0, row 0).
    public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

    /// Creates a rectangle from its top-left cell and its size.
    ///
    /// - Parameters:
    ///   - column: the column of the top-left cell, counted from 0.
    ///   - row: the row of the top-left cell, counted from 0.
    ///   - columns: the width in cells.
    ///   - rows: the height in cells.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        origin = CellPoint(column: column, row: row)
        size = CellSize(columns: columns, rows: rows)
    }

    /// A Boolean value that indicates whether the rectangle contains no cell, because its width or its height is zero
    /// or negative.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// The cell in the middle of the rectangle.
    ///
    /// If the width is even, the cell is left of the exact middle. If the height is even, it is above the exact middle.
    /// If the width is zero or negative, the column is the column of `origin`. If the height is zero or negative, the
    /// row is the row of `origin`.
    public var center: CellPoint {
        CellPoint(
            column: columns.map(Self.middle) ?? origin.column, row: rows.map(Self.middle) ?? origin.row)
    }

    /// Returns a Boolean value that indicates whether a cell is inside the rectangle.
    public func contains(_ point: CellPoint) -> Bool {
        columns?.contains(point.column) == true && rows?.contains(point.row) == true
    }

    /// Returns the intersection of this rectangle and another one; an empty rectangle if they do not overlap.
    public func intersection(_ other: CellRect) -> CellRect {
        let (column, columns) = Self.common(self.columns, other.columns)
        let (row, rows) = Self.common(self.rows, other.rows)
        return CellRect(
            column: column ?? max(origin.column, other.origin.column), row: row ?? max(origin.row, other.origin.row),
            columns: columns, rows: rows)
    }
}

extension CellRect {
    /// The columns that the rectangle covers; nil if it has none.
    package var columns: ClosedRange<Int>? { Self.span(origin.column, size.columns) }

    /// The rows that the rectangle covers; nil if it has none.
    package var rows: ClosedRange<Int>? { Self.span(origin.row, size.rows) }

    private static func span(_ start: Int, _ length: Int) -> ClosedRange<Int>? {
        length > 0 ? start...start.adding(saturating: length - 1) : nil
    }

    /// The bounds of a span are less than `Int.max` apart, as its length is an `Int`: no difference of theirs
    /// overflows.
    private static func middle(_ span: ClosedRange<Int>) -> Int {
        span.lowerBound + (span.upperBound - span.lowerBound) / 2
    }

    private static func common(_ one: ClosedRange<Int>?, _ other: ClosedRange<Int>?) -> (start: Int?, length: Int) {
        guard let one, let other, one.overlaps(other) else { return (nil, 0) }
        let both = one.clamped(to: other)
        return (both.lowerBound, both.upperBound - both.lowerBound + 1)
    }
}

extension CellSize: CustomStringConvertible {
    /// The size as text, width first, for example `80×24`.
    public var description: String { "\(columns)×\(rows)" }
}

extension CellRect: CustomStringConvertible {
    /// The rectangle as text, in the form `(column, row) width×height`, for example `(0, 23) 8×1`.
    public var description: String { "(\(origin.column), \(origin.row)) \(size)" }
}
