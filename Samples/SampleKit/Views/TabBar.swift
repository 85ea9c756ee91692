public import Lunch

/// Titles in a row, one of which is selected: the arrows or a click select another.
public final class TabBar: View {
    /// The index of the selected tab.
    public private(set) var selection: Int

    /// Called with the index of a tab that a person has selected.
    public var onSelect: (Int) -> Void

    private let titles: [String]

    /// Creates a tab bar; `selection` is the index of the tab that is selected at first.
    public init(
        _ titles: [String], selection: Int = 0, identifier: String = "", onSelect: @escaping (Int) -> Void = { _ in }
    ) {
        self.titles = titles
        self.selection = titles.indices.contains(selection) ? selection : 0
        self.onSelect = onSelect
        super.init(identifier: identifier)
        isNavigation = true
    }

    public override var takesFocus: Bool { !titles.isEmpty }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, titles.reduce(0) { $0 + width(of: $1) }), rows: 1)
    }

    public override func grows(along axis: Axis) -> Bool { axis == .horizontal }

    public override func draw(on canvas: inout Canvas) {
        for (index, rect) in tabRects.enumerated() {
            let isSelected = index == selection
            let style = Style(
                isBold: isSelected, isUnderlined: isSelected && !hasFocus, isReversed: isSelected && hasFocus)
            canvas.draw(isSelected ? "[\(titles[index])]" : " \(titles[index]) ", at: rect.origin, style: style)
        }
    }

    public override func press(_ key: Key) -> Bool {
        switch key.code {
        case .left: select(selection - 1)
        case .right: select(selection + 1)
        case .home: select(0)
        case .end: select(titles.count - 1)
        default: return key.activates
        }
        return true
    }

    public override func click(at point: CellPoint) {
        if let index = tabRects.firstIndex(where: { $0.contains(point) }) { select(index) }
    }

    public override var element: AccessibilityNode.Attributes? { .init(.tabGroup) }

    public override var parts: [AccessibilityNode] {
        zip(titles, tabRects).enumerated().map { index, tab in
            AccessibilityNode(
                .tab, label: tab.0, frame: tab.1, isEnabled: isEnabled, isSelected: index == selection)
        }
    }

    private func select(_ index: Int) {
        guard titles.indices.contains(index), index != selection else { return }
        selection = index
        onSelect(index)
    }

    private func width(of title: String) -> Int { title.cellWidth + 2 }

    /// The places of the tabs; those before the selected one move out of view if there is no room for all.
    private var tabRects: [CellRect] {
        let selectedEnd = titles.prefix(selection + 1).reduce(0) { $0 + width(of: $1) }
        var column = frame.origin.column - max(0, selectedEnd - frame.size.columns)
        return titles.map { title in
            let width = width(of: title)
            defer { column += width }
            return CellRect(column: column, row: frame.origin.row, columns: width, rows: 1)
        }
    }
}
