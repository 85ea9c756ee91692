import LunchTest

extension TUIGrid {
    /// The first row that holds a text; nil if none does.
    func row(of text: String) -> Int? { lines.firstIndex { $0.contains(text) } }

    /// What is drawn in a style, from the top left: a text for each run of cells in a row, without blanks at its ends.
    func texts(where isDrawnSo: (TUIStyle) -> Bool) -> [String] {
        (0..<rows).flatMap { texts(row: $0, where: isDrawnSo) }
    }

    /// What of a row is drawn in a style.
    func texts(row: Int, where isDrawnSo: (TUIStyle) -> Bool) -> [String] {
        var runs = [""]
        for column in 0..<columns {
            let cell = self[column, row]
            if isDrawnSo(cell.style) {
                runs[runs.count - 1] += cell.text
            } else if runs.last?.isEmpty == false {
                runs.append("")
            }
        }
        return runs.map { $0.trimmed }.filter { !$0.isEmpty }
    }

    /// What is drawn with foreground and background exchanged.
    var inverseTexts: [String] { texts { $0.attributes.contains(.inverse) } }

    /// What is drawn on a background of one of the 256 colours.
    func texts(on color: UInt8) -> [String] { texts { $0.background == .indexed(color) } }

    /// Where the cursor is.
    var cursorPoint: CellPoint { CellPoint(column: cursor.column, row: cursor.row) }
}

extension CellPoint {
    /// A cell by its column and its row, zero-based.
    static func at(_ column: Int, _ row: Int) -> CellPoint { CellPoint(column: column, row: row) }
}

extension String {
    /// The text without the blanks at its ends.
    var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}

extension TUIApplication {
    /// A cell of the screen, for the mouse.
    func cell(_ column: Int, _ row: Int) -> TUICoordinate {
        coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: column, rows: row)
    }
}
