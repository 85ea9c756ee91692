package import LunchTerminal
package import LunchWire

/// Reads elements from a screen.
package enum Recognition {
    /// The elements that a person sees on a screen.
    package static func root(of grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
        AccessibilityNode(
            .application, frame: CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows))
    }
}
