/// The characters with which apps draw lines, boxes and bars (Unicode's Box Drawing and Block Elements), written as ASCII.
enum LineDrawing {
    /// The number of bytes of them that a screen may have that is written as it is.
    static let limit = 300

    /// The number of bytes of some rows that belong to such characters: three each.
    static func bytes(in rows: [String]) -> Int {
        rows.reduce(0) { $0 + 3 * $1.unicodeScalars.count { isDrawing($0) } }
    }

    /// A row with ASCII in the place of such characters: as many columns, as they have one each.
    static func inASCII(_ row: String) -> String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: row.unicodeScalars.lazy.map { isDrawing($0) ? ascii($0) : $0 })
        return String(scalars)
    }

    private static func isDrawing(_ scalar: UnicodeScalar) -> Bool { (0x2500...0x259F).contains(scalar.value) }

    private static func ascii(_ scalar: UnicodeScalar) -> UnicodeScalar {
        switch scalar {
        case "─", "━", "┄", "┅", "┈", "┉", "╌", "╍", "═", "╴", "╶", "╸", "╺", "╼", "╾": "-"
        case "│", "┃", "┆", "┇", "┊", "┋", "╎", "╏", "║", "╵", "╷", "╹", "╻", "╽", "╿": "|"
        case "╱": "/"
        case "╲": "\\"
        case "╳": "X"
        case "▀"..."▟": "#"
        default: "+"
        }
    }
}
