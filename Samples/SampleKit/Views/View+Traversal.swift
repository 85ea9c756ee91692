import Lunch

extension View {
    /// The views inside this one that are there for a person.
    final var visibleSubviews: [View] { subviews.filter { !$0.isHidden } }

    /// This view and all that is visible inside it, each before what it contains.
    final var visibleViews: [View] { [self] + visibleSubviews.flatMap(\.visibleViews) }

    final var canHaveFocus: Bool { takesFocus && isEnabled }

    /// Draws the view and what is inside it.
    final func render(on canvas: inout Canvas) {
        canvas.clipped(to: frame) { canvas in
            draw(on: &canvas)
            for view in visibleSubviews { view.render(on: &canvas) }
        }
    }

    /// The topmost view at a place, of those whose part of the screen has it.
    final func view(at point: CellPoint) -> View? {
        guard !isHidden, frame.contains(point) else { return nil }
        for view in subviews.reversed() {
            if let hit = view.view(at: point) { return hit }
        }
        return self
    }

    /// The elements that the view is to a test, with their frames cut to what is seen of them.
    final func nodes(in clip: CellRect) -> [AccessibilityNode] {
        guard !isHidden else { return [] }
        let clip = frame.intersection(clip)
        let children =
            subviews.flatMap { $0.nodes(in: clip) }
            + parts.map { part in
                var part = part
                part.attributes.frame = part.attributes.frame.clipped(to: clip)
                return part
            }
        guard var element else { return children }
        element.identifier = identifier
        element.frame = frame.clipped(to: clip)
        element.isEnabled = isEnabled
        element.hasFocus = hasFocus
        return [AccessibilityNode(element, children: children)]
    }
}

extension CellRect {
    /// The part of the rectangle that is seen in another; nothing at all if that is no cell of it.
    fileprivate func clipped(to clip: CellRect) -> CellRect {
        let seen = intersection(clip)
        return seen.isEmpty && !isEmpty ? .zero : seen
    }
}
