import LunchTerminal
import LunchWire

extension TextSearch {
    /// A tree of the places of the text, which queries go through as through elements.
    ///
    /// It is unknown whether a text is enabled, selected or focused.
    func tree(in frame: TUIFrame) -> ElementTree {
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let texts = matches(in: frame).map { match in
            var node = AccessibilityNode(.staticText, label: match.label, frame: match.frame)
            node.attributes.unknown = [.isEnabled, .isSelected, .hasFocus]
            return node
        }
        return ElementTree(AccessibilityNode(.application, frame: screen, children: texts))
    }
}

extension ScreenRegion {
    /// A tree with the element of the type that a test declares for the region; without it if the place of the region is
    /// unknown.
    func tree(of type: TUIElementType, in frame: TUIFrame) -> ElementTree {
        let screen = CellRect(column: 0, row: 0, columns: frame.grid.columns, rows: frame.grid.rows)
        let element = area(in: frame).flatMap { frame.hinted(type, in: $0.rectangle(on: screen)) }
        return ElementTree(AccessibilityNode(.application, frame: screen, children: [element].compactMap(\.self)))
    }
}
