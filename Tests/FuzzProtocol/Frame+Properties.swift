import LunchTerminal
import LunchWire

@testable import LunchDriver
@testable import LunchElements

extension TUIFrame {
    private var cells: [CellPoint] {
        (0..<grid.rows).flatMap { row in (0..<grid.columns).map { CellPoint(column: $0, row: row) } }
    }

    /// Returns true if a cell of an element can be seen, found out cell by cell.
    private func shows(_ index: Int, at point: CellPoint) -> Bool {
        guard point.column < size.columns, point.row < size.rows, tree.nodes[index].frame.covers(point) else {
            return false
        }
        var parent = tree.parents[index]
        while parent >= 0 {
            let node = tree.nodes[parent]
            if node.type.nature.contains(.clips), !node.frame.isEmpty, !node.frame.covers(point) { return false }
            parent = tree.parents[parent]
        }
        return true
    }

    /// The mistake in what can be seen of elements and in where a click meets them; nil if there is none.
    var hitProblem: String? {
        let cells = cells
        for index in tree.nodes.indices {
            let visible = visibleFrame(of: index)
            let shown = cells.filter { shows(index, at: $0) }
            if shown != cells.filter(visible.contains) || visible.isEmpty != shown.isEmpty {
                return "of element \(index) \(visible) can be seen, not \(shown)"
            }
            // An element that comes behind the element's own lies over it, unless it only holds others.
            let over = tree.nodes.indices.dropFirst(tree.ends[index]).filter { other in
                ![.group, .other, .application].contains(tree.nodes[other].type)
            }
            let free = shown.filter { point in !over.contains { shows($0, at: point) } }
            let point = hitPoint(of: index)
            guard let point else {
                if free.isEmpty { continue }
                return "element \(index) is not hit, and is topmost at \(free)"
            }
            guard free.contains(point) else { return "element \(index) is hit at \(point), and is topmost at \(free)" }
            func distance(_ cell: CellPoint) -> Int {
                abs(cell.column - visible.center.column) + abs(cell.row - visible.center.row)
            }
            if let nearer = free.first(where: { distance($0) < distance(point) }) {
                return "element \(index) is hit at \(point), and \(nearer) is nearer to its middle"
            }
            if let alert = alert(before: index), tree.nodes[alert].type != .alert { return "\(alert) is no alert" }
        }
        return nil
    }

    /// The mistake in how elements lie to each other; nil if there is none.
    var relationProblem: String? {
        let frames = tree.nodes.prefix(10).map(\.frame)
        for one in frames {
            for other in frames {
                for relation in [Relation.below, .above, .leftOf, .rightOf, .inside] {
                    let expected = relation.counted(one, other)
                    let found = relation.distance(of: one, from: other)
                    if found != expected {
                        return "\(one) is \(relation) \(other) by \(found ?? -1), not \(expected ?? -1)"
                    }
                }
            }
        }
        return nil
    }
}

extension Relation {
    /// The distance, counted where nothing overflows.
    fileprivate func counted(_ one: CellRect, _ other: CellRect) -> Int? {
        func span(_ start: Int, _ length: Int) -> ClosedRange<Int128>? {
            length > 0 ? Int128(start)...min(Int128(start) + Int128(length) - 1, Int128(Int.max)) : nil
        }
        func gap(_ first: ClosedRange<Int128>, _ second: ClosedRange<Int128>) -> Int? {
            second.lowerBound > first.upperBound ? Int(clamping: second.lowerBound - first.upperBound - 1) : nil
        }
        guard let columns = span(one.origin.column, one.size.columns), let rows = span(one.origin.row, one.size.rows),
            let otherColumns = span(other.origin.column, other.size.columns),
            let otherRows = span(other.origin.row, other.size.rows)
        else { return nil }
        switch self {
        case .below: return columns.overlaps(otherColumns) ? gap(otherRows, rows) : nil
        case .above: return columns.overlaps(otherColumns) ? gap(rows, otherRows) : nil
        case .rightOf: return rows.overlaps(otherRows) ? gap(otherColumns, columns) : nil
        case .leftOf: return rows.overlaps(otherRows) ? gap(columns, otherColumns) : nil
        case .inside:
            return columns == columns.clamped(to: otherColumns) && rows == rows.clamped(to: otherRows) ? 0 : nil
        }
    }
}
