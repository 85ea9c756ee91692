import LunchElements
import LunchTerminal
import LunchWire

/// A failure of a query that looks for text of the screen.
extension TUIFailure {
    /// The word for the thing that the query looks for.
    var soughtName: String { QueryStep.areOfText(steps) ? "text" : "element" }

    /// The cells in which a text was looked for in vain, given by an element; nil if it is about something else.
    var placeOfSearch: CellRect? {
        guard let resolution, case .text(let search)? = steps.first, !search.region.references.isEmpty,
            resolution.failure?.found.isEmpty == true
        else { return nil }
        let frame = resolution.frame.committed
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let place = search.region.area(in: frame)?.rectangle(on: screen)
        return place?.isEmpty == false ? place : nil
    }

    /// The cells of what came near, or of the candidates, if texts of the screen are in question.
    func textCells(_ nearMiss: NearMiss?) -> [CellRect] {
        if case .text(let nearMiss)? = nearMiss { return nearMiss.cells }
        return candidateTexts.map(\.frame)
    }

    /// The texts of the screen that a query found of which one was needed; empty if it is about something else.
    var candidateTexts: [TextMatch] {
        guard let resolution, resolution.frame.showsTexts, let failure = resolution.failure, failure.found.count > 1
        else { return [] }
        return failure.found.map { TextMatch(resolution.frame.tree.nodes[$0]) }
    }
}
