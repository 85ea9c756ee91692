package import LunchWire

/// The place of one element, seen from another, in plain words.
package enum Relation: String, Sendable {
    case below
    case above
    case leftOf
    case rightOf
    case inside
}

extension Relation {
    /// The distance of an element from a reference that it is in the relation to, in cells; nil if it is in no such relation.
    ///
    /// Below and above need a column in common, left and right a row. An element that covers the reference in part is neither.
    package func distance(of frame: CellRect, from reference: CellRect) -> Int? {
        guard let columns = frame.columns, let rows = frame.rows, let otherColumns = reference.columns,
            let otherRows = reference.rows
        else { return nil }
        switch self {
        case .below: return columns.overlaps(otherColumns) ? otherRows.gap(to: rows) : nil
        case .above: return columns.overlaps(otherColumns) ? rows.gap(to: otherRows) : nil
        case .rightOf: return rows.overlaps(otherRows) ? otherColumns.gap(to: columns) : nil
        case .leftOf: return rows.overlaps(otherRows) ? columns.gap(to: otherColumns) : nil
        case .inside:
            return otherColumns.contains(columns.lowerBound) && otherColumns.contains(columns.upperBound)
                && otherRows.contains(rows.lowerBound) && otherRows.contains(rows.upperBound) ? 0 : nil
        }
    }
}

extension ClosedRange<Int> {
    /// The number of numbers between this range and one after it; nil if that does not are after it.
    fileprivate func gap(to other: Self) -> Int? {
        guard other.lowerBound > upperBound else { return nil }
        let (difference, isOver) = other.lowerBound.subtractingReportingOverflow(upperBound)
        return isOver ? .max : difference - 1
    }
}
