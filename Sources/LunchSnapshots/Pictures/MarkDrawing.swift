import LunchTerminal
import LunchTrace
import LunchWire

/// The frames around marked parts of a screen, and the list of their names below it.
struct MarkDrawing {
    private let screen: PicturedScreen
    private let marks: [TUIPicture.Mark]

    init(_ screen: PicturedScreen, marks: [TUIPicture.Mark]) {
        self.screen = screen
        self.marks = marks
    }

    /// The height of the list.
    var height: Int { marks.isEmpty ? 0 : marks.count * CellBox.height + 2 * Self.space }

    private static let space = 3 * CellBox.pixel

    func draw(in text: inout PictureText) {
        if marks.isEmpty { return }
        text.add("<g fill=\"none\" stroke=\"")
        text.add(color: screen.colors.mark)
        text.add("\">\n")
        for mark in marks {
            guard let frame = frame(of: mark) else { continue }
            text.add("<path stroke-width=\"2\" d=\"")
            text.rectangle(frame)
            text.add("\"/>\n")
        }
        // A line between the screen and the list.
        let bottom = screen.rows.upperBound * CellBox.height
        text.add("<path d=\"")
        text.move(screen.columns.lowerBound * CellBox.width, bottom + CellBox.pixel / 2)
        text.horizontal(screen.columns.upperBound * CellBox.width)
        text.add("\"/>\n</g>\n<g font-size=\"12\" font-weight=\"bold\" fill=\"")
        text.add(color: screen.colors.mark)
        text.add("\">\n")
        for (index, mark) in marks.enumerated() {
            let top = bottom + Self.space + index * CellBox.height
            name(mark, number: index + 1, top + 13 * CellBox.pixel, in: &text)
        }
        text.add("</g>\n")
    }

    /// The rectangle around the cells of a mark that are shown, on the line of pixels outside of them unless that is outside of the picture.
    private func frame(of mark: TUIPicture.Mark) -> InkRectangle? {
        let columns = PicturedScreen.range(mark.area.origin.column, mark.area.size.columns, limit: screen.grid.columns)
            .clamped(to: screen.columns)
        let rows = PicturedScreen.range(mark.area.origin.row, mark.area.size.rows, limit: screen.grid.rows)
            .clamped(to: screen.rows)
        if columns.isEmpty || rows.isEmpty { return nil }
        let pixel = CellBox.pixel
        return InkRectangle(
            from: columns.lowerBound * CellBox.width
                + (columns.lowerBound == screen.columns.lowerBound ? pixel : -pixel),
            rows.lowerBound * CellBox.height + (rows.lowerBound == screen.rows.lowerBound ? pixel : -pixel),
            to: columns.upperBound * CellBox.width + (columns.upperBound == screen.columns.upperBound ? -pixel : pixel),
            rows.upperBound * CellBox.height + (rows.upperBound == screen.rows.upperBound ? -pixel : pixel))
    }

    /// The name, after the number by which its frame is known if there are several.
    private func name(_ mark: TUIPicture.Mark, number: Int, _ baseline: Int, in text: inout PictureText) {
        let left = screen.columns.lowerBound * CellBox.width
        let frame = frame(of: mark)
        let words = (mark.name.visible.prefix(100)) + (frame == nil ? " (not in view)" : "")
        write(
            PlainText.markup((marks.count > 1 ? "\(number) " : "") + words), at: left + Self.space, baseline, in: &text)
        guard marks.count > 1, let frame else { return }
        // The number is above the top right corner of the frame, on a separate ground.
        let width = 8 * CellBox.pixel * "\(number)".count
        let box = InkRectangle(from: frame.right - width, frame.y, to: frame.right, frame.y + 11 * CellBox.pixel)
        text.add("<path d=\"")
        text.rectangle(box)
        text.add("\"/>\n<g font-size=\"11\" fill=\"")
        text.add(color: screen.colors.background)
        text.add("\">")
        write("\(number)", at: box.x + CellBox.pixel / 2, box.y + 9 * CellBox.pixel, in: &text)
        text.add("</g>\n")
    }

    private func write(_ markup: String, at x: Int, _ y: Int, in text: inout PictureText) {
        text.add("<text x=\"")
        text.add(eighths: x)
        text.add("\" y=\"")
        text.add(eighths: y)
        text.add("\">")
        text.add(markup: markup)
        text.add("</text>\n")
    }
}
