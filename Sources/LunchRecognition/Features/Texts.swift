import LunchWire

/// Makes runs of text elements.
enum Texts {
    static func node(_ columns: Range<Int>, _ row: Int, _ surface: Surface) -> AccessibilityNode {
        .inferred(.staticText, surface.text(columns, row), frame: CellRect(columns, row))
    }
}
