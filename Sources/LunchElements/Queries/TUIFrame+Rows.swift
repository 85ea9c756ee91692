import LunchTerminal
package import LunchWire

/// The elements around a place, such as the row of a list that a text is in.
extension TUIFrame {
    /// The cell of the cursor; nil if the cursor is hidden, since its place is invisible.
    package var cursorPlace: CellRect? {
        let cursor = grid.cursor
        return cursor.isVisible ? CellRect(column: cursor.column, row: cursor.row, columns: 1, rows: 1) : nil
    }

    /// The innermost of some elements that what a query finds is in: around it in the tree, or else on the screen.
    ///
    /// - Parameter reference: the element or text that the row contains; an element contains itself.
    func enclosing(_ reference: Resolution, among found: [Int]) -> [Int] {
        guard let index = reference.index else { return [] }
        let place = reference.frame.tree.nodes[index].frame
        // A text has a separate tree.
        guard reference.frame.isCommitted, isCommitted else { return innermost(showing(place, among: found)) }
        let around = found.filter { $0 <= index && index < tree.ends[$0] }
        return innermost(around.isEmpty ? showing(place, among: found, beside: index) : around)
    }

    /// Those of some elements that show all cells of a place, and have no other element over it.
    ///
    /// - Parameter beside: an element in that place, which covers nothing.
    func showing(_ place: CellRect, among found: [Int], beside other: Int? = nil) -> [Int] {
        guard !place.isEmpty else { return [] }
        return found.filter { index in
            visibleFrame(of: index).intersection(place) == place
                && covers(of: index, place).allSatisfy { $0.index == other }
        }
    }

    /// The given elements that contain none of the others.
    func innermost(_ found: [Int]) -> [Int] {
        found.filter { index in !found.contains { $0 > index && $0 < tree.ends[index] } }
    }
}
