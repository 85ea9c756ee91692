public import Lunch

/// Views one below the other, or side by side; those that grow share the space that the others leave.
public final class Stack: View {
    /// The views in the stack, in their order.
    public var views: [View]

    private let axis: Axis
    private let spacing: Int
    private let margin: Int
    private let type: TUIElementType?

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - views: the views in the stack, in their order.
    ///   - axis: the direction in which they stand.
    ///   - type: the type of the stack's element; nil if only the views inside it have elements.
    ///   - spacing: cells between two views.
    ///   - margin: cells left free at the left and the right.
    ///   - identifier: the name by which tests find the stack, if it has a type.
    public init(
        _ views: [View], axis: Axis = .vertical, type: TUIElementType? = nil, spacing: Int = 0, margin: Int = 0,
        identifier: String = ""
    ) {
        self.axis = axis
        self.type = type
        self.spacing = spacing
        self.margin = margin
        self.views = views
        super.init(identifier: identifier)
    }

    public override var subviews: [View] { views }

    public override var element: AccessibilityNode.Attributes? { type.map { AccessibilityNode.Attributes($0) } }

    public override func grows(along axis: Axis) -> Bool { visibleSubviews.contains { $0.grows(along: axis) } }

    public override func size(fitting space: CellSize) -> CellSize {
        let views = visibleSubviews
        var total = CellSize(columns: 0, rows: 0)
        for size in sizes(of: views, fitting: inner(space)) {
            total[axis] += size[axis]
            total[axis.other] = max(total[axis.other], size[axis.other])
        }
        total[axis] += gaps(between: views)
        total.columns += 2 * margin
        return total
    }

    public override func layout() {
        let views = visibleSubviews
        let space = inner(frame.size)
        let sizes = sizes(of: views, fitting: space)
        let needed = sizes.reduce(gaps(between: views)) { $0 + $1[axis] }
        var spare = max(0, space[axis] - needed)
        var growing = views.count { $0.grows(along: axis) }
        var origin = CellPoint(column: frame.origin.column + margin, row: frame.origin.row)
        for (view, size) in zip(views, sizes) {
            var size = size
            if view.grows(along: axis) {
                let share = spare / growing
                size[axis] += share
                spare -= share
                growing -= 1
            }
            if view.grows(along: axis.other) { size[axis.other] = space[axis.other] }
            view.place(
                in: CellRect(column: origin.column, row: origin.row, columns: size.columns, rows: size.rows))
            switch axis {
            case .horizontal: origin.column += size.columns + spacing
            case .vertical: origin.row += size.rows + spacing
            }
        }
    }

    private func inner(_ size: CellSize) -> CellSize {
        CellSize(columns: max(0, size.columns - 2 * margin), rows: size.rows)
    }

    /// The part that each view needs of the space that the others leave; those that grow come last.
    private func sizes(of views: [View], fitting space: CellSize) -> [CellSize] {
        var left = space
        left[axis] = max(0, left[axis] - gaps(between: views))
        var sizes = views.map { _ in CellSize(columns: 0, rows: 0) }
        for growing in [false, true] {
            for (index, view) in views.enumerated() where view.grows(along: axis) == growing {
                sizes[index] = view.size(fitting: left)
                left[axis] = max(0, left[axis] - sizes[index][axis])
            }
        }
        return sizes
    }

    private func gaps(between views: [View]) -> Int { spacing * max(0, views.count - 1) }
}

extension Axis {
    fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CellSize {
    fileprivate subscript(axis: Axis) -> Int {
        get { axis == .horizontal ? columns : rows }
        set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
    }
}
