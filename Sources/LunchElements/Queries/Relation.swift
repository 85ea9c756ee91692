package import LunchWire

/// Where one element lies, seen from another, as a person would say it.
package enum Relation: String, Sendable {
    case below
    case above
    case leftOf
    case rightOf
    case inside
}

extension Relation {
    /// How far an element is from a reference that it is in the relation to, in cells; nil where it is in no such relation.
    ///
    /// Below and above need a column in common, left and right a row. An element that covers the reference in part is
    /// neither.
    package func distance(of frame: CellRect, from reference: CellRect) -> Int? {
        guard !frame.isEmpty, !reference.isEmpty else { return nil }
        switch self {
        case .below: return sharesColumns(frame, reference) ? gap(from: reference.rowSpan, to: frame.rowSpan) : nil
        case .above: return sharesColumns(frame, reference) ? gap(from: frame.rowSpan, to: reference.rowSpan) : nil
        case .rightOf:
            return sharesRows(frame, reference) ? gap(from: reference.columnSpan, to: frame.columnSpan) : nil
        case .leftOf:
            return sharesRows(frame, reference) ? gap(from: frame.columnSpan, to: reference.columnSpan) : nil
        case .inside: return frame.intersection(reference) == frame ? 0 : nil
        }
    }

    private func sharesColumns(_ one: CellRect, _ other: CellRect) -> Bool { one.columnSpan.overlaps(other.columnSpan) }

    private func sharesRows(_ one: CellRect, _ other: CellRect) -> Bool { one.rowSpan.overlaps(other.rowSpan) }

    private func gap(from first: Range<Int>, to second: Range<Int>) -> Int? {
        second.lowerBound >= first.upperBound ? second.lowerBound - first.upperBound : nil
    }
}

extension CellRect {
    /// The columns that the rectangle covers; none where they cannot be counted.
    fileprivate var columnSpan: Range<Int> { span(origin.column, size.columns) }

    /// The rows that the rectangle covers; none where they cannot be counted.
    fileprivate var rowSpan: Range<Int> { span(origin.row, size.rows) }

    private func span(_ start: Int, _ length: Int) -> Range<Int> {
        let end = start.addingReportingOverflow(max(0, length))
        return end.overflow ? start..<start : start..<end.partialValue
    }
}
