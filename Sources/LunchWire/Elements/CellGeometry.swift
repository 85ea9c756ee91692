/// A place on the screen: zero-based, counted in cells from the top left.
public struct CellPoint: Hashable, Sendable {
    /// Cells from the left edge.
    public var column: Int

    /// Cells from the top edge.
    public var row: Int

    /// Creates a place from its column and row.
    public init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }
}

/// An extent in cells.
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

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
    /// The top left cell.
    public var origin: CellPoint

    /// The extent.
    public var size: CellSize

    /// The rectangle at the origin that holds no cell.
    public static let zero = CellRect(column: 0, row: 0, columns: 0, rows: 0)

    /// Creates a rectangle from its top left cell and its extent.
    public init(column: Int, row: Int, columns: Int, rows: Int) {
        origin = CellPoint(column: column, row: row)
        size = CellSize(columns: columns, rows: rows)
    }

    /// Whether the rectangle holds no cell.
    public var isEmpty: Bool { size.columns <= 0 || size.rows <= 0 }

    /// The cell in the middle, rounded towards the top left.
    public var center: CellPoint {
        CellPoint(
            column: origin.column &+ max(0, size.columns &- 1) / 2, row: origin.row &+ max(0, size.rows &- 1) / 2)
    }

    /// Whether the cell lies inside.
    public func contains(_ point: CellPoint) -> Bool {
        point.column >= origin.column && point.column &- origin.column < size.columns
            && point.row >= origin.row && point.row &- origin.row < size.rows
    }

    /// The part that both rectangles cover; empty where they do not touch.
    public func intersection(_ other: CellRect) -> CellRect {
        let left = max(origin.column, other.origin.column)
        let top = max(origin.row, other.origin.row)
        let right = min(origin.column &+ size.columns, other.origin.column &+ other.size.columns)
        let bottom = min(origin.row &+ size.rows, other.origin.row &+ other.size.rows)
        return CellRect(column: left, row: top, columns: max(0, right &- left), rows: max(0, bottom &- top))
    }
}

extension CellSize: CustomStringConvertible {
    /// The size as it is spoken: `80×24`.
    public var description: String { "\(columns)×\(rows)" }
}

extension CellRect: CustomStringConvertible {
    /// The rectangle as `(column, row) width×height`.
    public var description: String { "(\(origin.column), \(origin.row)) \(size)" }
}
