package import LunchTerminal
package import LunchWire

/// Finds what a person sees on a screen.
package enum Recognition {
    /// The elements that a person sees on a screen.
    ///
    /// - Parameters:
    ///   - grid: The screen.
    ///   - before: The screen before the last input; nil if there was none.
    package static func root(of grid: TUIGrid, before: TUIGrid?) -> AccessibilityNode {
        AccessibilityNode(.application, frame: CellRect(column: 0, row: 0, columns: grid.columns, rows: grid.rows))
    }
}
