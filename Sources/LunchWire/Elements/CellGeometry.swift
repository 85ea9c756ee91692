/// The position of a cell on the screen: its column and its row, counted from 0 at the top left.
public struct CellPoint: Hashable, Sendable {
    /// The number of cells between the left edge and the cell.
    public var column: Int

    /// The number of cells between the top edge and the cell.
    public var row: Int

    /// Creates a point from its column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// A size in cells.
public struct CellSize: Hashable, Sendable {
    /// The width in cells.
    public var columns: Int

    /// The height in cells.
    public var rows: Int

    /// Creates a size from its width and height in cells.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}

/// A rectangle of cells, given by its top left cell and its size.
///
/// Cells of the rectangle whose column or row would exceed `Int.max` are ignored.
public struct CellRect: Hashable, Sendable {
    /// The top left cell of the rectangle.
    public var origin: CellPoint

    /// The size of the rectangle.
    public var size: CellSize

    /// The rectangle at the top left of the screen that contains no cell.
    public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

    /// Creates a rectangle from its top left cell and its size.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        origin = CellPoint(column: column, row: row)
        size = CellSize(columns: columns, rows: rows)
    }

    /// True if the rectangle contains no cell.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// The cell in the middle of the rectangle, rounded towards the top left.
    public var center: CellPoint {
        CellPoint(
            column: columns.map(Self.middle) ?? origin.column, row: rows.map(Self.middle) ?? origin.row)
    }

    /// Returns true if the cell lies inside the rectangle.
    public func contains(_ point: CellPoint) -> Bool {
        columns?.contains(point.column) == true && rows?.contains(point.row) == true
    }

    /// Returns the rectangle that both rectangles cover; it is empty if they do not overlap.
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

    /// The bounds of a span are less than `Int.max` apart, as its length is an `Int`: no difference of theirs overflows.
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
    /// The size as text, for example `80×24`.
    public var description: String { "\(columns)×\(rows)" }
}

extension CellRect: CustomStringConvertible {
    /// The rectangle as text, in the form `(column, row) width×height`.
    public var description: String { "(\(origin.column), \(origin.row)) \(size)" }
}
