import LunchTerminal
import LunchWire

/// A drawing of a screen (SVG 1.1, and `href` without a prefix as of SVG 2).
struct SVGPicture {
    private let screen: PicturedScreen
    private let marks: [TUIPicture.Mark]

    init(_ screen: PicturedScreen, marks: [TUIPicture.Mark]) {
        self.screen = screen
        self.marks = marks
    }

    var text: String {
        let legend = MarkDrawing(screen, marks: marks)
        let (left, top) = (screen.columns.lowerBound * CellBox.width, screen.rows.lowerBound * CellBox.height)
        let (width, height) = (screen.columns.count * CellBox.width, screen.rows.count * CellBox.height)
        var text = PictureText()
        text.add("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
        text.add(eighths: width)
        text.add("\" height=\"")
        text.add(eighths: height + legend.height)
        text.add("\" viewBox=\"")
        text.add(eighths: [left, top, width, height + legend.height])
        text.add("\" role=\"img\" aria-label=\"A terminal of ")
        text.add(screen.grid.columns)
        text.add(" columns and ")
        text.add(screen.grid.rows)
        text.add(" rows\" font-family=\"monospace\" font-size=\"")
        text.add(CellBox.fontSize)
        text.add("\">\n<path fill=\"")
        text.add(color: screen.colors.background)
        text.add("\" d=\"")
        text.rectangle(InkRectangle(from: left, top, to: left + width, top + height + legend.height))
        text.add("\"/>\n")
        drawRows(area: InkRectangle(from: left, top, to: left + width, top + height), in: &text)
        legend.draw(in: &text)
        LinkDrawing(screen).draw(in: &text)
        text.add("</svg>\n")
        return String(decoding: text.bytes, as: UTF8.self)
    }

    private func drawRows(area: InkRectangle, in text: inout PictureText) {
        var painter = ScreenPainter(screen)
        var layer = PictureLayer()
        var enlarged = PictureText()
        for row in screen.rows {
            let size = screen.grid.lineSize(row: row)
            if size == .single {
                painter.paint(row: row, at: row, in: &layer)
                continue
            }
            var own = PictureLayer()
            painter.paint(row: row, at: 0, in: &own)
            draw(own, row: row, size, in: &enlarged)
        }
        layer.write(area: area, to: &text)
        text.add(enlarged)
    }

    /// Draws a row of larger characters: a separate drawing, of which the whole or a half is shown.
    private func draw(_ layer: PictureLayer, row: Int, _ size: TUILineSize, in text: inout PictureText) {
        let width = screen.grid.shownColumns(row: row) * CellBox.width
        let half = CellBox.height / 2
        text.add("<svg y=\"")
        text.add(eighths: row * CellBox.height)
        text.add("\" width=\"")
        text.add(eighths: 2 * width)
        text.add("\" height=\"")
        text.add(eighths: CellBox.height)
        text.add("\" preserveAspectRatio=\"none\" viewBox=\"")
        text.add(eighths: [
            0, size == .doubleHeightBottom ? half : 0, width, size == .doubleWidth ? CellBox.height : half,
        ])
        text.add("\">\n")
        layer.write(area: InkRectangle(from: 0, 0, to: width, CellBox.height), to: &text)
        text.add("</svg>\n")
    }
}

extension PictureText {
    /// Adds lengths with blanks between them.
    mutating func add(eighths lengths: [Int]) {
        for (index, length) in lengths.enumerated() {
            if index > 0 { add(" ") }
            add(eighths: length)
        }
    }
}
