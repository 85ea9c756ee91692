/// The separators of Powerline, in the private use area from U+E0B0: triangles, half circles and their edges.
enum PowerlineShapes {
    static func draw(_ scalar: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        let (right, bottom, middle) = (x + CellBox.width, y + CellBox.height, y + CellBox.height / 2)
        switch scalar {
        case 0xE0B0: area(&ink, (x, y), (right, middle), (x, bottom), joins: -edge)
        case 0xE0B1: line(&ink, (x, y), (right, middle), (x, bottom))
        case 0xE0B2: area(&ink, (right, y), (x, middle), (right, bottom), joins: edge)
        case 0xE0B3: line(&ink, (right, y), (x, middle), (right, bottom))
        case 0xE0B4: halfCircle(&ink.areas, from: x, y, joins: -edge)
        case 0xE0B5: halfCircle(&ink.lines, from: x, y, joins: 0)
        case 0xE0B6: halfCircle(&ink.areas, from: right, y, joins: edge)
        case 0xE0B7: halfCircle(&ink.lines, from: right, y, joins: 0, clockwise: false)
        case 0xE0B8: area(&ink, (x, y), (right, bottom), (x, bottom), joins: -edge)
        case 0xE0B9, 0xE0BF: line(&ink, (x, y), (right, bottom))
        case 0xE0BA: area(&ink, (right, y), (x, bottom), (right, bottom), joins: edge)
        case 0xE0BB, 0xE0BD: line(&ink, (right, y), (x, bottom))
        case 0xE0BC: area(&ink, (x, y), (right, y), (x, bottom), joins: -edge)
        default: area(&ink, (right, y), (x, y), (right, bottom), joins: edge)
        }
    }

    /// The part of the next cell that an area covers at its straight edge, so that no seam shows where pixels are divided.
    private static let edge = CellBox.pixel / 2

    private static func line(_ ink: inout Ink, _ points: (x: Int, y: Int)...) { path(&ink.lines, points) }

    /// A triangle whose first and last corners are on the edge that joins the next cell.
    private static func area(_ ink: inout Ink, _ points: (x: Int, y: Int)..., joins edge: Int) {
        guard let first = points.first, let last = points.last else { return }
        path(&ink.areas, [(first.x + edge, first.y)] + points + [(last.x + edge, last.y)])
        ink.areas.close()
    }

    private static func path(_ text: inout PictureText, _ points: [(x: Int, y: Int)]) {
        for (index, point) in points.enumerated() {
            if index == 0 { text.move(point.x, point.y) } else { text.line(point.x, point.y) }
        }
    }

    /// Half of a circle between the ends of an edge of the cell; an area if it joins the next cell.
    private static func halfCircle(
        _ text: inout PictureText, from x: Int, _ y: Int, joins edge: Int, clockwise: Bool? = nil
    ) {
        text.move(x + edge, y)
        if edge != 0 { text.horizontal(x) }
        text.arc((CellBox.width, CellBox.height / 2), clockwise: clockwise ?? (edge <= 0), to: x, y + CellBox.height)
        if edge == 0 { return }
        text.horizontal(x + edge)
        text.close()
    }
}
