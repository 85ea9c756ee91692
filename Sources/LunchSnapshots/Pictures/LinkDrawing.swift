import LunchTerminal
import LunchTrace

/// The links of a screen (OSC 8): areas without a color that are over their cells.
struct LinkDrawing {
    private let screen: PicturedScreen

    init(_ screen: PicturedScreen) { self.screen = screen }

    func draw(in text: inout PictureText) {
        for row in screen.rows where screen.cells.mayLink[row] {
            let width = screen.grid.lineSize(row: row) == .single ? 1 : 2
            var start = 0
            var current: String?
            let shown = screen.shown(in: row)
            for column in shown.lowerBound...shown.upperBound {
                let link = column < shown.upperBound ? screen.grid[column, row].link?.address : nil
                if link == current { continue }
                if let address = current.flatMap(PlainText.address) {
                    let area = InkRectangle(
                        from: start * width * CellBox.width, row * CellBox.height, to: column * width * CellBox.width,
                        (row + 1) * CellBox.height)
                    Self.draw(area, address, in: &text)
                }
                (start, current) = (column, link)
            }
        }
    }

    private static func draw(_ area: InkRectangle, _ address: String, in text: inout PictureText) {
        let address = PlainText.markup(address)
        text.add("<a href=\"")
        text.add(markup: address)
        text.add("\" target=\"_blank\" rel=\"noopener noreferrer\"><title>")
        text.add(markup: address)
        text.add("</title><path fill=\"none\" pointer-events=\"all\" d=\"")
        text.rectangle(area)
        text.add("\"/></a>\n")
    }
}
