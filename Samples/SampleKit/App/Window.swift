import Lunch

/// All that an app shows: a screen, and alerts over it.
///
/// It knows no terminal: events go in, frames come out.
final class Window {
    /// The content that is to be on the terminal.
    struct Frame {
        var buffer: CellBuffer
        var cursor: CellPoint?
        var tree: AccessibilityTree
    }

    /// The request of an event to the app as a whole.
    enum Request {
        case quit, suspend
    }

    private struct Modal {
        var alert: Alert
        /// The view that had the focus before.
        var focus: View?
    }

    private let name: String
    private var screen: any Screen
    private var modals: [Modal] = []
    private(set) var focus: View?
    var size: CellSize

    init(name: String, screen: any Screen, size: CellSize) {
        self.name = name
        self.screen = screen
        self.size = size
        update()
    }

    /// Shows another screen, without the alerts that stood over the one before.
    func show(_ screen: any Screen) {
        // Nobody moved the focus: the views that are gone are not told.
        focus?.hasFocus = false
        focus = nil
        modals = []
        self.screen = screen
        update()
    }

    func present(_ alert: Alert) {
        modals.append(Modal(alert: alert, focus: focus))
        alert.onAnswer = { [unowned self, unowned alert] in dismiss(alert) }
        update()
    }

    private func dismiss(_ alert: Alert) {
        guard let index = modals.firstIndex(where: { $0.alert === alert }) else { return }
        let modal = modals.remove(at: index)
        if index == modals.count { moveFocus(to: modal.focus) }
        update()
    }

    /// The period at which something moves by itself at present; nil if nothing does.
    var animationPeriod: Duration? { layers.flatMap(\.visibleViews).compactMap(\.animationPeriod).min() }

    func animate() {
        for view in layers.flatMap(\.visibleViews) where view.animationPeriod != nil { view.animate() }
    }

    /// The frame as things are now.
    func frame() -> Frame {
        update()
        var canvas = Canvas(size: size)
        for layer in layers {
            canvas.hideCursor()
            layer.render(on: &canvas)
        }
        let root = AccessibilityNode(
            .application, label: name, frame: bounds, children: layers.flatMap { $0.nodes(in: bounds) })
        let tree = AccessibilityTree(screen: screen.identifier, size: size, root: root)
        return Frame(buffer: canvas.buffer, cursor: canvas.cursor, tree: tree)
    }
}

extension Window {
    /// Handles what a person did.
    func handle(_ event: InputEvent) -> Request? {
        defer { update() }
        switch event {
        case .key(let key): return handle(key)
        case .mouse(let mouse): handle(mouse)
        case .paste(let text): focus?.paste(text)
        }
        return nil
    }

    private func handle(_ key: Key) -> Request? {
        switch (key.code, key.modifiers) {
        case (.character("c"), .control), (.character("q"), .control): return .quit
        case (.character("z"), .control): return .suspend
        default: break
        }
        if focus?.press(key) == true { return nil }
        if key.code == .tab {
            moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
        } else {
            _ = layer.visibleViews.contains { $0.pressAnywhere(key) }
        }
        return nil
    }

    private func handle(_ mouse: Mouse) {
        guard let view = layer.view(at: mouse.point), view.isEnabled else { return }
        switch mouse.action {
        case .press where view.takesFocus:
            moveFocus(to: view)
            view.click(at: mouse.point)
        case .scrollUp: view.scroll(by: -3)
        case .scrollDown: view.scroll(by: 3)
        case .press, .release: break
        }
    }
}

extension Window {
    private var bounds: CellRect { CellRect(column: 0, row: 0, columns: size.columns, rows: size.rows) }

    /// The views that are shown, from back to front.
    private var layers: [View] { [screen.view] + modals.map(\.alert) }

    /// The layer that a person can reach.
    private var layer: View { modals.last?.alert ?? screen.view }

    /// Brings focus and layout up to what the views are now.
    private func update() {
        let views = layer.visibleViews
        if let focus, !(focus.canHaveFocus && views.contains { $0 === focus }) {
            // A view that has been disabled hands the focus on; one that is gone leaves it to the first view.
            let behind = views.firstIndex { $0 === focus }.map { views[$0...] } ?? []
            moveFocus(to: behind.first(where: \.canHaveFocus))
        }
        if focus == nil {
            let candidates = views.filter(\.canHaveFocus)
            moveFocus(to: candidates.first { !$0.isNavigation } ?? candidates.first)
        }
        let (view, needed) = (screen.view, screen.view.size(fitting: size))
        view.place(
            in: CellRect(
                column: 0, row: 0, columns: view.grows(along: .horizontal) ? size.columns : needed.columns,
                rows: view.grows(along: .vertical) ? size.rows : needed.rows))
        for modal in modals {
            let extent = modal.alert.size(fitting: size)
            modal.alert.place(
                in: CellRect(
                    column: (size.columns - extent.columns) / 2, row: (size.rows - extent.rows) / 2,
                    columns: extent.columns, rows: extent.rows))
        }
    }

    private func moveFocus(to view: View?) {
        guard view !== focus else { return }
        let last = focus
        last?.hasFocus = false
        focus = view
        focus?.hasFocus = true
        last?.resignFocus()
    }

    private func moveFocus(by step: Int) {
        let views = layer.visibleViews.filter(\.canHaveFocus)
        guard let focus, let index = views.firstIndex(where: { $0 === focus }) else { return }
        moveFocus(to: views[(index + step + views.count) % views.count])
    }
}
