/// The separators of Powerline, in the private use area from U+E0B0: triangles, half circles and their edges.
enum PowerlineShapes {
    static func draw(_ scalar: UInt32, at x: Int, _ y: Int, in ink: inout Ink) {
        let (right, bottom, middle) = (x + CellBox.width, y + CellBox.height, y + CellBox.height / 2)
        switch scalar {
        case 0xE0B0: path(&ink.areas, (x, y), (right, middle), (x, bottom), isClosed: true)
        case 0xE0B1: path(&ink.lines, (x, y), (right, middle), (x, bottom))
        case 0xE0B2: path(&ink.areas, (right, y), (x, middle), (right, bottom), isClosed: true)
        case 0xE0B3: path(&ink.lines, (right, y), (x, middle), (right, bottom))
        case 0xE0B4: halfCircle(&ink.areas, from: x, y, clockwise: true, isClosed: true)
        case 0xE0B5: halfCircle(&ink.lines, from: x, y, clockwise: true)
        case 0xE0B6: halfCircle(&ink.areas, from: right, y, clockwise: false, isClosed: true)
        case 0xE0B7: halfCircle(&ink.lines, from: right, y, clockwise: false)
        case 0xE0B8: path(&ink.areas, (x, y), (right, bottom), (x, bottom), isClosed: true)
        case 0xE0B9, 0xE0BF: path(&ink.lines, (x, y), (right, bottom))
        case 0xE0BA: path(&ink.areas, (right, y), (right, bottom), (x, bottom), isClosed: true)
        case 0xE0BB, 0xE0BD: path(&ink.lines, (right, y), (x, bottom))
        case 0xE0BC: path(&ink.areas, (x, y), (right, y), (x, bottom), isClosed: true)
        default: path(&ink.areas, (x, y), (right, y), (right, bottom), isClosed: true)
        }
    }

    private static func path(_ text: inout PictureText, _ points: (x: Int, y: Int)..., isClosed: Bool = false) {
        for (index, point) in points.enumerated() {
            if index == 0 { text.move(point.x, point.y) } else { text.line(point.x, point.y) }
        }
        if isClosed { text.close() }
    }

    /// Half of a circle between the ends of an edge of the cell.
    private static func halfCircle(
        _ text: inout PictureText, from x: Int, _ y: Int, clockwise: Bool, isClosed: Bool = false
    ) {
        text.move(x, y)
        text.arc((CellBox.width, CellBox.height / 2), clockwise: clockwise, to: x, y + CellBox.height)
        if isClosed { text.close() }
    }
}
