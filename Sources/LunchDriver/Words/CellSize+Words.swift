import LunchWire

extension CellSize {
    /// The numbers of columns, and of rows, that a terminal can have.
    private static let possible = 1...65_535

    /// True if a terminal can have that size.
    var isPossible: Bool { Self.possible.contains(columns) && Self.possible.contains(rows) }

    /// The words about a size that a terminal cannot have.
    var fault: String {
        """
        A terminal cannot have \(columns) columns and \(rows) rows.
        Give it from \(Self.possible.lowerBound) to \(Self.possible.upperBound) of each.
        """
    }
}
