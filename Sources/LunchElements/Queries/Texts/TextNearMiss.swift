import LunchTerminal
package import LunchWire

/// A text near to one that is not where it was looked for.
package enum TextNearMiss: Sendable {
    /// It is not known where to look: so many elements match the query that says it.
    case noReference([QueryStep], count: Int)

    /// None of the cells to look in is on the screen.
    case noCells

    /// It must be in the row of the cursor, which is hidden.
    case hiddenCursor

    /// The text, or one that differs so from it, stands here.
    case near(Difference, [TextMatch])

    /// The difference between a text and the one that was looked for.
    package enum Difference: Sendable {
        /// It stands elsewhere on the screen.
        case place
        /// It continues in the next row, because it reached the margin.
        case wrapping
        /// It begins at the end of a row and ends in the next one.
        case rows
        /// Its letters are large or small.
        case letterCase
        /// Its blanks.
        case blanks
        /// The blanks at the end of the row, which a regular expression does not see.
        case trailingBlanks
        /// Some of its letters.
        case letters
    }

    /// The cells of what came near.
    package var cells: [CellRect] {
        if case .near(_, let matches) = self { matches.map(\.frame) } else { [] }
    }
}

extension TextSearch {
    /// The number of characters of a screen that are looked through for texts near to it.
    private static let characterLimit = 100_000

    /// The texts near to the text in a frame that does not show it; nil if there are none.
    func nearMiss(in frame: TUIFrame) -> TextNearMiss? {
        guard problem == nil else { return nil }
        if let miss = region.nearMiss(in: frame) { return miss }
        guard let area = region.area(in: frame) else { return nil }
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let place = area.rectangle(on: screen)
        var everywhere = self
        everywhere.region = .screen
        let elsewhere = place == screen ? [] : everywhere.matches(in: frame)
        if !elsewhere.isEmpty { return .near(.place, elsewhere) }
        // A part of a huge screen is enough.
        var part = area
        let limit = Self.characterLimit / max(1, place.size.columns)
        part.rows = part.rows.clamped(to: place.origin.row..<place.origin.row + max(1, min(place.size.rows, limit)))
        return nearMiss(in: frame, part)
    }

    private func nearMiss(in frame: TUIFrame, _ area: TextArea) -> TextNearMiss? {
        let grid = frame.grid
        var other = self
        other.isAcrossLines = true
        let wrapped = isAcrossLines ? [] : other.matches(in: grid, area)
        if !wrapped.isEmpty { return .near(.wrapping, wrapped) }
        other = self
        other.keepsBlanks = true
        let kept: [TextMatch]
        if case .regex = pattern, !keepsBlanks { kept = other.matches(in: grid, area) } else { kept = [] }
        if !kept.isEmpty { return .near(.trailingBlanks, kept) }
        let differences: [TextNearMiss.Difference] = [.letterCase, .blanks, .rows, .letters]
        for difference in differences {
            let matches = NearTexts(pattern, difference).matches(in: grid, area)
            if !matches.isEmpty { return .near(difference, matches) }
        }
        return nil
    }
}

extension ScreenRegion {
    /// The reason why there is nowhere to look in a frame; nil if there is a place.
    func nearMiss(in frame: TUIFrame) -> TextNearMiss? {
        guard let area = area(in: frame) else {
            let steps = missingReference(in: frame)
            return .noReference(steps, count: Resolution(steps, in: frame).failure?.found.count ?? 0)
        }
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        guard area.rectangle(on: screen).isEmpty else { return nil }
        if case .cursorRow = self { return .hiddenCursor }
        return .noCells
    }
}
