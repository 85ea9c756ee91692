public import Lunch

/// A button, drawn as `[ Title ]`: Return, Space or a click activates it.
public final class Button: View {
    /// The text on the button.
    public var title: String

    /// The action of the button.
    public var onPress: () -> Void

    /// A key that activates the button wherever the focus is, if nothing else has a use for it.
    public var shortcut: Key.Code?

    /// Creates a button.
    public init(
        _ title: String, shortcut: Key.Code? = nil, identifier: String = "", onPress: @escaping () -> Void = {}
    ) {
        self.title = title
        self.shortcut = shortcut
        self.onPress = onPress
        super.init(identifier: identifier)
    }

    public override var takesFocus: Bool { true }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, face.cellWidth), rows: 1)
    }

    public override func draw(on canvas: inout Canvas) {
        canvas.draw(face, at: frame.origin, style: isEnabled ? hasFocus ? .reversed : .plain : .dim)
    }

    public override func press(_ key: Key) -> Bool {
        guard key.activates else { return false }
        onPress()
        return true
    }

    public override func pressAnywhere(_ key: Key) -> Bool {
        guard isEnabled, key.modifiers.isEmpty, key.code == shortcut else { return false }
        onPress()
        return true
    }

    public override func click(at point: CellPoint) {
        onPress()
    }

    public override var element: AccessibilityNode.Attributes? { .init(.button, label: title) }

    private var face: String { "[ \(title) ]" }
}
