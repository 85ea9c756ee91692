/// A list of rows that scrolls, of which one is selected.
public final class ListView: Control {
    private let rows: [String]
    private var selection: Int?
    private var offset = 0

    /// Called if Return is pressed on a row.
    public var onOpen: ((Int) -> Void)?

    /// Called if another row becomes selected.
    public var onSelect: ((Int) -> Void)?

    public init(_ rows: [String], selecting row: Int = 0) {
        self.rows = rows
        selection = rows.isEmpty ? nil : min(max(row, 0), rows.count - 1)
    }

    public override var isFocusable: Bool { super.isFocusable && !rows.isEmpty }

    public var selectedRow: Int? { selection }

    public override func fittingSize(in available: Size) -> Size {
        Size(width: (rows.map(\.columns).max() ?? 0) + 2, height: rows.count)
    }

    public override func layout() {
        guard let selection, size.height > 0 else { return }
        offset = min(max(offset, selection - size.height + 1), selection)
    }

    public override func draw(on canvas: Canvas) {
        for (y, index) in rows.indices.dropFirst(offset).prefix(size.height).enumerated() {
            let isSelected = index == selection
            canvas.draw((isSelected ? "> " : "  ") + rows[index], y: y, style: isSelected ? style : .plain)
        }
    }

    public override func handle(_ key: Key) -> Bool {
        guard let selection else { return false }
        switch key {
        case .up where selection > 0: select(selection - 1)
        case .down where selection < rows.count - 1: select(selection + 1)
        case .home: select(0)
        case .end: select(rows.count - 1)
        case .enter: onOpen?(selection)
        default: return false
        }
        return true
    }

    private func select(_ row: Int) {
        selection = row
        onSelect?(row)
    }
}
