import Lunch
import SampleKit

/// A route drawn in cells, north at the top, as large as there is room: `S` is where it begins, `@` where it ends.
final class RouteMap: View {
    var places: [Coordinate] = []

    override func grows(along axis: Axis) -> Bool { true }

    override var element: AccessibilityNode.Attributes? { .init(.image, label: "Map") }

    override func draw(on canvas: inout Canvas) {
        let cells = cells
        for (start, end) in zip(cells, cells.dropFirst()) {
            for cell in line(from: start, to: end) { canvas.draw(".", at: cell, style: .dim) }
        }
        if let start = cells.first { canvas.draw("S", at: start, style: .bold) }
        if cells.count > 1, let end = cells.last { canvas.draw("@", at: end, style: .bold) }
    }

    /// The cell of each place; a cell is twice as high as it is wide.
    private var cells: [CellPoint] {
        guard let first = places.first else { return [] }
        let offsets = places.map { first.offset(to: $0) }
        let (norths, easts) = (offsets.map(\.north), offsets.map(\.east))
        let (north, south) = (norths.max() ?? 0, norths.min() ?? 0)
        let (east, west) = (easts.max() ?? 0, easts.min() ?? 0)
        let (rows, columns) = (Double(max(1, frame.size.rows) - 1), Double(max(1, frame.size.columns) - 1))
        // Rows for each degree; a route without extent stands in the middle.
        let scale = min(rows / max(north - south, 1e-9), columns / 2 / max(east - west, 1e-9))
        let top = (rows - (north - south) * scale) / 2
        let left = (columns - (east - west) * scale * 2) / 2
        return offsets.map { offset in
            CellPoint(
                column: frame.origin.column + Int((left + (offset.east - west) * scale * 2).rounded()),
                row: frame.origin.row + Int((top + (north - offset.north) * scale).rounded()))
        }
    }

    private func line(from start: CellPoint, to end: CellPoint) -> [CellPoint] {
        let (columns, rows) = (end.column - start.column, end.row - start.row)
        let steps = max(abs(columns), abs(rows), 1)
        return (0...steps).map { step in
            let part = Double(step) / Double(steps)
            return CellPoint(
                column: start.column + Int((Double(columns) * part).rounded()),
                row: start.row + Int((Double(rows) * part).rounded()))
        }
    }
}
