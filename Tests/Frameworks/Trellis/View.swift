/// A part of the screen that draws itself, contains other views and handles keys.
@MainActor
open class View {
    private var children: [View] = []
    private weak var parent: View?
    private(set) var frame = Rect()

    /// True if the view and all that it contains take no part in layout, drawing and focus.
    public var isHidden = false { didSet { if isHidden != oldValue { setNeedsDisplay() } } }

    /// True if a stack gives the view, the only one of its kind there, the room that the others leave.
    public var isFlexible = false

    public init() {}

    /// True if the view can have the focus.
    open var isFocusable: Bool { false }

    /// The size that the view would like to have.
    open func fittingSize(in available: Size) -> Size { available }

    /// Places the subviews; by default, each fills the view.
    open func layout() {
        for child in children { child.place(Rect(size: size)) }
    }

    open func draw(on canvas: Canvas) {}

    /// Handles a key, and returns false if the view around it should.
    open func handle(_ key: Key) -> Bool { false }

    public final var size: Size { frame.size }
    public final var subviews: [View] { children }
    public final var superview: View? { parent }
    public final var isFocused: Bool { App.shared.isFocused(self) }

    public final func add(_ view: View) {
        view.parent = self
        children.append(view)
        setNeedsDisplay()
    }

    public final func focus() { App.shared.focus(self) }

    public final func setNeedsDisplay() { App.shared.setNeedsDisplay() }

    /// Sets the frame and lays out the subviews.
    public final func place(_ rect: Rect) {
        frame = rect
        layout()
    }

    final func render(on canvas: Canvas) {
        guard !isHidden else { return }
        canvas.within(frame) {
            draw(on: canvas)
            for child in children { child.render(on: canvas) }
        }
    }

    /// The views that can have the focus, in the order of the Tab key.
    final var focusableViews: [View] {
        guard !isHidden else { return [] }
        return (isFocusable ? [self] : []) + children.flatMap(\.focusableViews)
    }
}
