public import Lunch

/// A direction in which views stand side by side, or grow.
public enum Axis: Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}

/// A piece of a screen: it draws itself, answers to keys and to the mouse, and says what it is to a test.
///
/// A view keeps its own state, and an app changes that from its actions; after each input everything is laid out and
/// drawn anew. Subclasses override what they need.
open class View {
    /// The name by which tests find the view; empty where it has none.
    public let identifier: String

    /// True if the view takes no room, is not drawn, and is not there for a test.
    public var isHidden: Bool = false

    /// True if the view answers to a person; a disabled one takes no focus.
    public var isEnabled: Bool = true

    /// True if the view leads elsewhere, as a tab bar does, and so has the focus at first only if nothing else can.
    public var isNavigation: Bool = false

    /// The cells that the view covers, counted from the top left of the screen; `place(in:)` sets them.
    public private(set) final var frame: CellRect = .zero

    /// True if the view receives what is typed.
    public internal(set) final var hasFocus: Bool = false

    /// Creates a view, with the name by which tests find it.
    public init(identifier: String = "") {
        self.identifier = identifier
    }

    /// Gives the view its cells, and lays out what is inside it.
    public final func place(in frame: CellRect) {
        self.frame = frame
        layout()
    }

    // MARK: Layout

    /// The views inside this one, from back to front, in the order in which Tab visits them.
    open var subviews: [View] { [] }

    /// The size that the view needs, where that much space is left for it.
    open func size(fitting space: CellSize) -> CellSize { CellSize(columns: 0, rows: 0) }

    /// Returns true if the view takes what space is left along an axis.
    open func grows(along axis: Axis) -> Bool { false }

    /// Places the subviews in the view's frame.
    open func layout() {}

    // MARK: Drawing

    /// Draws the view, without its subviews; nothing outside its frame appears.
    open func draw(on canvas: inout Canvas) {}

    /// The period at which the view moves by itself at present; nil if it does not.
    open var animationPeriod: Duration? { nil }

    /// Moves the view by one step.
    open func animate() {}

    // MARK: Input

    /// True if the view can have the focus at all.
    open var takesFocus: Bool { false }

    /// Called when the view has lost the focus to another.
    open func resignFocus() {}

    /// Handles a key while the view has the focus; returns false where it has no use for it.
    open func press(_ key: Key) -> Bool { false }

    /// Handles a key for which the view with the focus had no use, whichever view that is.
    open func pressAnywhere(_ key: Key) -> Bool { false }

    /// Takes text that was pasted while the view has the focus.
    open func paste(_ text: String) {}

    /// Handles a click in one of the view's cells, once the view has the focus.
    open func click(at point: CellPoint) {}

    /// Moves what the view shows by some rows; the wheel does so.
    open func scroll(by rows: Int) {}

    // MARK: Accessibility

    /// The element that the view is to a test; nil if only what is inside it counts.
    ///
    /// Identifier, frame, enabled state and focus are filled in.
    open var element: AccessibilityNode.Attributes? { nil }

    /// The elements that the view draws itself, each with its frame.
    open var parts: [AccessibilityNode] { [] }
}
