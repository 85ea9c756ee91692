/// A view that places its subviews below each other or side by side.
open class Stack: View {
    public enum Axis: Sendable {
        case horizontal, vertical
    }

    public var axis: Axis { didSet { setNeedsDisplay() } }
    private let spacing: Int
    private let padding: Int

    public init(_ axis: Axis, spacing: Int = 0, padding: Int = 0, _ views: [View] = []) {
        self.axis = axis
        self.spacing = spacing
        self.padding = padding
        super.init()
        for view in views { add(view) }
    }

    private var shown: [View] { subviews.filter { !$0.isHidden } }

    open override func fittingSize(in available: Size) -> Size {
        let sizes = shown.map { $0.fittingSize(in: available) }
        let gaps = max(sizes.count - 1, 0) * spacing
        let widths = sizes.map(\.width)
        let heights = sizes.map(\.height)
        let isVertical = axis == .vertical
        return Size(
            width: 2 * padding + (isVertical ? widths.max() ?? 0 : widths.reduce(gaps, +)),
            height: 2 * padding + (isVertical ? heights.reduce(gaps, +) : heights.max() ?? 0))
    }

    open override func layout() {
        let inner = Size(width: max(size.width - 2 * padding, 0), height: max(size.height - 2 * padding, 0))
        let isVertical = axis == .vertical
        let views = shown
        var lengths = views.map { view in
            if view.isFlexible { return 0 }
            let wanted = view.fittingSize(in: inner)
            return isVertical ? wanted.height : wanted.width
        }
        if let index = views.firstIndex(where: \.isFlexible) {
            let used = lengths.reduce((views.count - 1) * spacing, +)
            lengths[index] = max((isVertical ? inner.height : inner.width) - used, 0)
        }
        var position = padding
        for (view, length) in zip(views, lengths) {
            view.place(
                isVertical
                    ? Rect(x: padding, y: position, size: Size(width: inner.width, height: length))
                    : Rect(x: position, y: padding, size: Size(width: length, height: inner.height)))
            position += length + spacing
        }
    }
}
