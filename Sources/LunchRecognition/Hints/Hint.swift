package import LunchTerminal
package import LunchWire

/// Reads a part of a screen as the kind of element that a test declares.
///
/// The kind is the test's word; states are known only if the screen shows them for certain, as everywhere.
package enum Hint {
    /// The element; nil if none of its cells is on the screen.
    ///
    /// - Parameter before: The screen at the moment before the last input; nil if there was none.
    package static func element(
        _ type: TUIElementType, in rectangle: CellRect, of grid: TUIGrid, before: TUIGrid?
    ) -> AccessibilityNode? {
        let surface = Surface(grid)
        let screen = CellRect(column: 0, row: 0, columns: surface.columns, rows: surface.rows)
        let frame = rectangle.intersection(screen)
        guard let columns = frame.columns, let rows = frame.rows else { return nil }
        let range = columns.lowerBound..<columns.upperBound + 1
        let isComparable = before?.columns == grid.columns && before?.rows == grid.rows
        let past = isComparable && type.item != nil ? before.map(Surface.init) : nil
        let items = items(of: type, range, rows, PieceCuts(surface: surface, before: past))
        guard let kind = type.item else { return leaf(type, frame, items, surface) }
        let marks = type.liesInARow ? nil : HintedMarks(items, surface)
        let siblings = HintedSiblings(
            items: marks?.items ?? items, surface: surface, before: past, pointed: marks?.selected)
        // A bar of keys may draw one of them in another color, and none is selected.
        let selected = items.contains { $0.key != nil } ? nil : siblings.selected
        let nodes = siblings.items.enumerated().map { index, item in
            AccessibilityNode.inferred(
                kind, item.text, value: item.key, frame: item.frame, isSelected: selected.map { $0 == index },
                children: item.pieces.map { Texts.node($0, item.row, surface) })
        }
        return .inferred(type, "", frame: frame, children: nodes)
    }

    /// An element without others in it: its text is its label, or the value of a field.
    private static func leaf(
        _ type: TUIElementType, _ frame: CellRect, _ items: [HintedItem], _ surface: Surface
    ) -> AccessibilityNode {
        guard type.isField else {
            return .inferred(type, items.map(\.text).joined(separator: "\n"), frame: frame)
        }
        // The blanks between two words are a part of the value.
        let value = items.map { surface.text($0.columns, $0.row) }.joined(separator: "\n")
        let cursor = surface.grid.cursor
        let hasFocus = cursor.isVisible && frame.contains(CellPoint(column: cursor.column, row: cursor.row))
        return .inferred(type, "", value: value, frame: frame, hasFocus: hasFocus ? true : nil)
    }

    /// The texts of a part of a screen: each row one, or each piece of a row that two blanks divide from the next, or a style.
    private static func items(
        of type: TUIElementType, _ columns: Range<Int>, _ rows: ClosedRange<Int>, _ cuts: PieceCuts
    ) -> [HintedItem] {
        let surface = cuts.surface
        return rows.flatMap { row -> [HintedItem] in
            // A border may have a title, and a line across a box some words.
            if type.mayHaveBox, surface.isBorder(columns, row) { return [] }
            let pieces = surface.pieces(
                type.mayHaveBox ? surface.withoutScrollBar(columns, row) : columns, row)
            guard let first = pieces.first, let last = pieces.last else { return [] }
            if type == .toolbar {
                let pairs = pieces.flatMap { HintedPair.pairs(in: $0, row, surface) }
                return pairs.map { HintedItem($0, row: row, surface) }
            }
            if type.liesInARow {
                return pieces.flatMap { cuts.parts(of: $0, row) }.map {
                    HintedItem(pieces: [$0], columns: $0, row: row, surface)
                }
            }
            let extent = type.item == nil ? first.lowerBound..<last.upperBound : columns
            return [HintedItem(pieces: pieces, columns: extent, row: row, surface)]
        }
    }
}

/// One of several elements below or beside each other, as declared by a test.
struct HintedItem {
    let pieces: [Range<Int>]
    let columns: Range<Int>
    let row: Int
    let text: String
    /// The key of a button in a bar; nil if the bar names none.
    private(set) var key: String?

    init(_ pair: HintedPair, row: Int, _ surface: Surface) {
        let key = pair.key ?? pair.words
        let start = min(key.lowerBound, pair.words.lowerBound)
        self.init(
            pieces: [pair.words], columns: start..<max(key.upperBound, pair.words.upperBound), row: row, surface)
        self.key = pair.key.map { surface.text($0, row) }
    }

    init(pieces: [Range<Int>], columns: Range<Int>, row: Int, _ surface: Surface) {
        self.pieces = pieces
        self.columns = columns
        self.row = row
        text = pieces.map { surface.text($0, row) }.joined(separator: " ")
    }

    var frame: CellRect { CellRect(columns, row) }
}

extension TUIElementType {
    /// The type of the items in an element of this type; nil if it is read as a whole.
    fileprivate var item: TUIElementType? {
        switch self {
        case .table, .collectionView: .cell
        case .outline: .outlineRow
        case .menu, .menuBar: .menuItem
        case .tabGroup: .tab
        case .toolbar: .button
        default: nil
        }
    }

    /// True if its items lie side by side.
    fileprivate var liesInARow: Bool { self == .menuBar || self == .tabGroup || self == .toolbar }

    fileprivate var isField: Bool { self == .textField || self == .searchField || self == .textView }

    /// True if a region of this type may contain its box: the text doesn't include the lines of the box or a scroll bar.
    fileprivate var mayHaveBox: Bool { isField || item != nil && !liesInARow }
}

extension Surface {
    /// True if some columns of a row begin and end with a horizontal line.
    fileprivate func isBorder(_ columns: Range<Int>, _ row: Int) -> Bool {
        guard let range = trimmed(columns, row) else { return false }
        return lines(range.lowerBound, row).contains(.right) && lines(range.upperBound - 1, row).contains(.left)
    }

    /// Some columns of a row, without the last one if a block fills it, which is a part of a scroll bar.
    fileprivate func withoutScrollBar(_ columns: Range<Int>, _ row: Int) -> Range<Int> {
        let end = columns.upperBound - 1
        return (0x2580...0x259F).contains(scalar(end, row)) ? columns.lowerBound..<end : columns
    }

    /// The pieces of text in some columns of a row; two blanks, or a line, end one.
    fileprivate func pieces(_ columns: Range<Int>, _ row: Int) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start: Int?
        var end = columns.lowerBound
        for column in columns {
            let isLine = !lines(column, row).isEmpty
            if isBlank(column, row) || isLine {
                if let first = start, isLine || column > end { (pieces, start) = (pieces + [first..<end], nil) }
            } else {
                start = start ?? column
                end = column + 1
            }
        }
        return start.map { pieces + [$0..<end] } ?? pieces
    }
}
