import LunchTerminal
import LunchWire

extension TUIGrid {
    /// The kinds of what a person sees.
    enum Sight: String, Sendable {
        case text
        case styles
        case cursor
    }

    /// The first kind in which another screen differs; nil if a person sees the same.
    func firstDifference(from other: TUIGrid) -> Sight? {
        if text != other.text { return .text }
        let hasOtherStyles = rows(unlike: other).contains { row in
            (0..<max(columns, other.columns)).contains { self[$0, row] != other[$0, row] }
        }
        if hasOtherStyles { return .styles }
        let isMoved = cursor.column != other.cursor.column || cursor.row != other.cursor.row
        return cursor.isVisible != other.cursor.isVisible || cursor.isVisible && isMoved ? .cursor : nil
    }

    /// The text under a rectangle, a string for each row of it that is on the screen.
    func texts(under rect: CellRect) -> [String] {
        guard let columns = rect.columns, let rows = rect.rows else { return [] }
        let (first, behind) = (max(0, columns.lowerBound), min(self.columns, columns.upperBound + 1))
        guard first < behind else { return [] }
        return rows.clamped(to: -1...self.rows).map { text(columns: first..<behind, row: $0) }
    }

    /// The cells from which on a text is on the screen.
    func places(of text: String) -> [CellPoint] {
        let wanted = text.map { String($0) }
        return (0..<rows).flatMap { row -> [CellPoint] in
            guard self.text(row: row).contains(text) else { return [] }
            let cells = (0..<columns).map { ($0, self[$0, row]) }.filter { $0.1.width > 0 }
            guard cells.count >= wanted.count else { return [] }
            return (0...(cells.count - wanted.count)).filter { start in
                zip(cells[start...], wanted).allSatisfy { $0.0.1.text == $0.1 }
            }.map { CellPoint(column: cells[$0].0, row: row) }
        }
    }
}
