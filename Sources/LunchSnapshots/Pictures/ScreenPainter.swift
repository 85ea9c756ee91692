import LunchTerminal
import LunchTrace

/// Walks the cells of a screen, and adds each to a layer.
struct ScreenPainter {
    private let screen: PicturedScreen
    private let looks: [CellLook]
    /// The cell of the cursor; nil if it is not shown.
    private let cursor: TUICursor?
    private var word = Piece()

    private var cells: TUIGrid.Cells { screen.cells }

    /// The word that is being collected.
    private struct Piece {
        var letters = 0..<0
        var start = 0
        var count = 0
        var row = 0
        var style: UInt16 = 0
        var look: PictureLayer.LetterLook?
    }

    init(_ screen: PicturedScreen) {
        self.screen = screen
        looks = screen.cells.styles.map(screen.colors.look)
        cursor = screen.showsCursor && screen.grid.cursor.isVisible ? screen.grid.cursor : nil
    }

    /// Adds the cells of a row.
    ///
    /// - Parameter line: the row of the layer in which they are drawn.
    mutating func paint(row: Int, at line: Int, in layer: inout PictureLayer) {
        let cursorColumn = cursor.flatMap { $0.row == row ? $0.column : nil }
        let shown = screen.shown(in: row)
        let end = min(max(cells.ends[row], (cursorColumn ?? -1) + 1), shown.upperBound)
        let start = row * screen.grid.columns
        let top = line * CellBox.height
        for column in shown.lowerBound..<max(shown.lowerBound, end) {
            let number = cells.numbers[start + column]
            let scalar = cells.scalars[start + column]
            var look = looks[Int(number)]
            let x = column * CellBox.width
            let cell = InkRectangle(from: x, top, to: x + CellBox.width, top + CellBox.height)
            let isCursor = column == cursorColumn
            if isCursor { look = self.look(below: look, cell, in: &layer) }
            if look.background != screen.colors.background { layer.fill(cell, look.background) }
            if look.attributes.contains(.hidden) { continue }
            if look.hasLines { layer.decorate(cell, look) }
            if scalar == 0 { continue }
            if word.count > 0, isCursor || number != word.style || column != word.start + word.count { flush(&layer) }
            add(scalar, column, row, line, number, look, cell, isCursor, &layer)
        }
        flush(&layer)
    }

    /// The look of the cell of the cursor; a cursor that is a line is drawn.
    private func look(below look: CellLook, _ cell: InkRectangle, in layer: inout PictureLayer) -> CellLook {
        let (color, width) = (screen.colors.cursor, 2 * CellBox.pixel)
        switch cursor?.shape ?? .block {
        case .block: return look.below(cursor: color)
        case .underline: layer.add(InkRectangle(from: cell.x, cell.bottom - width, to: cell.right, cell.bottom), color)
        case .bar: layer.add(InkRectangle(from: cell.x, cell.y, to: cell.x + width, cell.bottom), color)
        }
        return look
    }

    private mutating func add(
        _ scalar: UInt32, _ column: Int, _ row: Int, _ line: Int, _ number: UInt16, _ look: CellLook,
        _ cell: InkRectangle, _ isCursor: Bool, _ layer: inout PictureLayer
    ) {
        var cluster: String?
        if cells.hasClusters[row] {
            let text = screen.grid.text(columns: column..<column + 1, row: row)
            if text.unicodeScalars.count > 1 { cluster = text }
        }
        if cluster == nil {
            if scalar == 0x20 { return flush(&layer) }
            if CellShapes.contains(scalar) {
                flush(&layer)
                return layer.draw(scalar, in: cell, look)
            }
            if Letter.joinsWords(scalar) {
                if word.count == 0 {
                    (word.start, word.row, word.style) = (column, line, number)
                    word.look = letterLook(look)
                }
                let place = layer.add(letter: scalar)
                word.letters = (word.count == 0 ? place.lowerBound : word.letters.lowerBound)..<place.upperBound
                word.count += 1
                if isCursor || word.count == Word.longest { flush(&layer) }
                return
            }
        }
        flush(&layer)
        let text = PlainText.markup(cluster ?? Unicode.Scalar(scalar).map { String($0) } ?? "")
        if text.allSatisfy(\.isWhitespace) { return }
        let next = row * screen.grid.columns + column + 1
        let isWide = column + 1 < screen.grid.columns && cells.scalars[next] == 0
        let place = Letter.place(of: scalar, isWide: isWide)
        let middle = isWide ? cell.right : cell.x + CellBox.center
        layer.write(letterLook(look, place)) {
            Letter.write(text, at: middle, cell.y + CellBox.baseline, place, to: &$0)
        }
    }

    /// - Parameter place: the place of a character on its own; nil for words.
    private func letterLook(_ look: CellLook, _ place: Letter.Place? = nil) -> PictureLayer.LetterLook {
        PictureLayer.LetterLook(
            color: look.foreground, isBold: look.attributes.contains(.bold),
            isItalic: look.attributes.contains(.italic), isCentered: place != nil,
            isSmall: place == .small)
    }

    /// Adds the word that was begun.
    private mutating func flush(_ layer: inout PictureLayer) {
        guard word.count > 0, let look = word.look else { return }
        layer.add(Word(column: word.start, row: word.row, count: word.count, letters: word.letters, look: look))
        word = Piece()
    }
}

extension CellLook {
    /// True if there are lines below, through or above the text.
    fileprivate var hasLines: Bool {
        underline != .none || !attributes.isDisjoint(with: [.overline, .strikethrough])
    }
}
