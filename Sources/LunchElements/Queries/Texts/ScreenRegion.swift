import LunchTerminal
package import LunchWire

/// A part of a screen, in which a text is looked for, or which is an element; elements are found afresh in each frame.
package indirect enum ScreenRegion: Equatable, Sendable {
    /// The whole screen.
    case screen
    /// Whole rows, from 0.
    case rows(ClosedRange<Int>)
    /// The row that the visible cursor is in.
    case cursorRow
    /// The cells of a rectangle.
    case rectangle(CellRect)
    /// The visible cells of the only element that a query finds.
    case element([QueryStep])
    /// The place beside such an element.
    case beside(Relation, [QueryStep])
    /// The cells that two regions have in common.
    case both(ScreenRegion, ScreenRegion)
}

/// The cells in which a text is looked for, in one frame.
package struct TextArea: Sendable {
    package var rows: Range<Int>
    package var columns: Range<Int>

    package init(rows: Range<Int>, columns: Range<Int> = 0..<Int.max) { (self.rows, self.columns) = (rows, columns) }

    /// The cells of a rectangle.
    package init(_ rectangle: CellRect) {
        func range(_ range: ClosedRange<Int>?) -> Range<Int> {
            range.map { max(0, $0.lowerBound)..<max(0, $0.upperBound.adding(saturating: 1)) } ?? 0..<0
        }
        self.init(rows: range(rectangle.rows), columns: range(rectangle.columns))
    }

    /// The cells that are in another area as well.
    func intersection(_ other: TextArea) -> TextArea {
        TextArea(
            rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
    }

    /// The cells as far as they are on a screen.
    package func rectangle(on screen: CellRect) -> CellRect {
        CellRect(
            column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count
        ).intersection(screen)
    }
}

extension ScreenRegion {
    /// The cells to look in; nil if they depend on an element that is not there, or of which there are several.
    package func area(in frame: TUIFrame) -> TextArea? {
        switch self {
        case .screen: return TextArea(rows: 0..<frame.grid.rows)
        case .rows(let rows):
            return TextArea(rows: max(0, rows.lowerBound)..<max(0, rows.upperBound.adding(saturating: 1)))
        case .cursorRow: return TextArea(rows: frame.cursorPlace.map { $0.origin.row..<$0.origin.row + 1 } ?? 0..<0)
        case .rectangle(let rectangle): return TextArea(rectangle)
        case .element(let steps):
            let resolution = Resolution(steps, in: frame)
            return resolution.index.map { TextArea(resolution.frame.visibleFrame(of: $0)) }
        case .beside(let relation, let steps):
            return Resolution(steps, in: frame).element.map { area(relation, $0.frame, rows: frame.grid.rows) }
        case .both(let one, let other):
            guard let one = one.area(in: frame), let other = other.area(in: frame) else { return nil }
            return one.intersection(other)
        }
    }

    /// The cells in a relation to a reference: those to its left or right on its rows, or all rows below or above it.
    private func area(_ relation: Relation, _ reference: CellRect, rows count: Int) -> TextArea {
        guard let columns = reference.columns, let rows = reference.rows else { return TextArea(rows: 0..<0) }
        let place = TextArea(reference)
        switch relation {
        case .below:
            return TextArea(rows: min(count, place.rows.upperBound)..<count)
        case .above: return TextArea(rows: 0..<max(0, rows.lowerBound))
        case .rightOf: return TextArea(rows: place.rows, columns: place.columns.upperBound..<Int.max)
        case .leftOf: return TextArea(rows: place.rows, columns: 0..<max(0, columns.lowerBound))
        case .inside: return place
        }
    }

    /// True if it names rows or cells of which none is on a screen.
    func isOff(_ screen: CellRect) -> Bool {
        switch self {
        case .screen, .cursorRow, .element, .beside: false
        case .rows(let rows): rows.upperBound < 0 || rows.lowerBound >= screen.size.rows
        case .rectangle(let rectangle): rectangle.intersection(screen).isEmpty
        case .both(let one, let other): one.isOff(screen) || other.isOff(screen)
        }
    }

    /// The query of the first element that must define the region and does not exist, or not one; empty if there is none.
    package func missingReference(in frame: TUIFrame) -> [QueryStep] {
        references.first { Resolution($0, in: frame).index == nil } ?? []
    }

    /// The queries whose elements define the region.
    package var references: [[QueryStep]] {
        switch self {
        case .screen, .rows, .cursorRow, .rectangle: []
        case .element(let steps), .beside(_, let steps): [steps]
        case .both(let one, let other): one.references + other.references
        }
    }
}
