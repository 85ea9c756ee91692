import LunchTerminal
import LunchWire

extension ScreenRegion {
    /// A tree with the element of a type that a test says to be in the region; without it if it is not known where that is.
    func tree(of type: TUIElementType, in frame: TUIFrame) -> ElementTree {
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let element = area(in: frame).flatMap { frame.hinted(type, in: $0.rectangle(on: screen)) }
        return ElementTree(AccessibilityNode(.application, frame: screen, children: [element].compactMap(\.self)))
    }
}
