import LunchTerminal
import LunchWire

/// Ends the rows of a pane beside another one at a bar below them.
enum PaneBars {
    /// The rows before a bar from edge to edge of the pane, if numbers count all of them; else all rows.
    ///
    /// The first row and the bar are drawn on grounds of their own, which differ.
    static func rows(above block: [ListRow], _ scene: Scene) -> [ListRow] {
        let surface = scene.surface
        guard let first = block.first, first.line.columns.count < surface.columns,
            let end = block.indices.dropFirst(2).first(where: { index in
                let line = block[index].line
                return surface.ink(of: line.columns, line.row).map { $0 != scene.background(of: 0) } ?? false
            }), block[end].ink != first.ink, CountedRows.areCounted(block[..<end], surface)
        else { return block }
        return Array(block[..<end])
    }
}
