/// Cells in very many colors, in a form that takes few bytes: each run of cells is a line that is as thick as a cell.
///
/// The unit of their coordinates is a cell. Like shapes with sharp edges, lines that touch leave no gap at any size.
enum CellLines {
    static func write(_ fields: [(color: UInt32, rectangles: [InkRectangle])], to text: inout PictureText) {
        // Lines are in the middle of their row, so a row is half a cell further down than its number.
        text.add("<g shape-rendering=\"crispEdges\" transform=\"matrix(")
        text.add(eighths: [CellBox.width, 0, 0, CellBox.height, 0, CellBox.height / 2])
        text.add(")\">\n")
        for (color, rectangles) in fields {
            text.add("<path stroke=\"")
            text.add(color: color)
            text.add("\" d=\"")
            for rectangle in rectangles { write(rectangle, to: &text) }
            text.add("\"/>\n")
        }
        text.add("</g>\n")
    }

    /// A line for each row, or one from top to bottom if that is as thick.
    private static func write(_ rectangle: InkRectangle, to text: inout PictureText) {
        let (column, row) = (rectangle.x / CellBox.width, rectangle.y / CellBox.height)
        let (columns, rows) = (rectangle.width / CellBox.width, rectangle.height / CellBox.height)
        if columns == 1, rows > 1 {
            text.move(8 * column + 4, 8 * row - 4)
            text.add("v")
            text.add(rows)
            return
        }
        for row in row..<row + rows {
            text.move(8 * column, 8 * row)
            text.add("h")
            text.add(columns)
        }
    }
}
