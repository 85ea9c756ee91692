public import Lunch

/// Rows of text, one of which is selected: the arrows move the selection, Return, Space or a click activates a row.
public final class List: View {
    /// The rows, from top to bottom.
    public var rows: [String] {
        didSet { selection = selection.flatMap { rows.isEmpty ? nil : min($0, rows.count - 1) } ?? firstRow }
    }

    /// The index of the selected row; nil only where there are no rows.
    public private(set) var selection: Int?

    /// Called with the index of a row that was activated.
    public var onActivate: (Int) -> Void

    /// The first row that is shown.
    private var top = 0

    /// True if the selected row is to be brought into view.
    private var followsSelection = true
    private var height = 0

    /// Creates a list.
    public init(_ rows: [String] = [], identifier: String = "", onActivate: @escaping (Int) -> Void = { _ in }) {
        self.rows = rows
        self.onActivate = onActivate
        super.init(identifier: identifier)
        selection = firstRow
    }

    /// Selects a row and brings it into view; an index beyond the rows selects the nearest one.
    public func select(_ index: Int) {
        guard !rows.isEmpty else { return }
        selection = min(max(0, index), rows.count - 1)
        followsSelection = true
    }

    public override var takesFocus: Bool { true }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, 10), rows: 1)
    }

    public override func grows(along axis: Axis) -> Bool { true }

    public override func layout() {
        let count = max(1, frame.size.rows)
        if followsSelection || count != height, let selection { top = min(max(top, selection - count + 1), selection) }
        top = max(0, min(top, rows.count - count))
        (followsSelection, height) = (false, count)
    }

    public override func draw(on canvas: inout Canvas) {
        for index in shownRows {
            let isSelected = index == selection
            let style = Style(isBold: isSelected, isDim: !isEnabled, isReversed: isSelected && hasFocus)
            let rect = rect(of: index)
            canvas.fill(rect, style: style)
            canvas.draw(rows[index], at: rect.origin, style: style)
        }
    }

    public override func press(_ key: Key) -> Bool {
        guard let selection else { return false }
        switch key.code {
        case .up: select(selection - 1)
        case .down: select(selection + 1)
        case .pageUp: select(selection - frame.size.rows)
        case .pageDown: select(selection + frame.size.rows)
        case .home: select(0)
        case .end: select(rows.count - 1)
        case _ where key.activates: onActivate(selection)
        default: return false
        }
        return true
    }

    public override func click(at point: CellPoint) {
        let index = top + point.row - frame.origin.row
        guard rows.indices.contains(index) else { return }
        select(index)
        onActivate(index)
    }

    public override func scroll(by rows: Int) {
        top += rows
    }

    public override var element: AccessibilityNode.Attributes? { .init(.table) }

    public override var parts: [AccessibilityNode] {
        let shown = shownRows
        return rows.enumerated().map { index, text in
            AccessibilityNode(
                .cell, label: text, frame: shown.contains(index) ? rect(of: index) : .zero, isEnabled: isEnabled,
                isSelected: index == selection)
        }
    }

    private var firstRow: Int? { rows.isEmpty ? nil : 0 }

    private var shownRows: Range<Int> { top..<max(top, min(rows.count, top + frame.size.rows)) }

    private func rect(of index: Int) -> CellRect {
        CellRect(
            column: frame.origin.column, row: frame.origin.row + index - top, columns: frame.size.columns, rows: 1)
    }
}
