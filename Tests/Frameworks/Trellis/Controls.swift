/// A view that shows a text, on one line.
public final class Label: View {
    private var content: String?
    private let style: TextStyle

    public init(_ text: String? = nil, style: TextStyle = .plain) {
        content = text
        self.style = style
    }

    public var text: String {
        get { content ?? "" }
        set {
            content = newValue
            setNeedsDisplay()
        }
    }

    public override func fittingSize(in available: Size) -> Size { Size(width: text.columns, height: 1) }

    public override func draw(on canvas: Canvas) { canvas.draw(text, style: style) }
}

/// A view that the user operates, unless it is disabled.
open class Control: View {
    public var isEnabled = true { didSet { setNeedsDisplay() } }

    open override var isFocusable: Bool { isEnabled }

    /// The style of the control's text as things are.
    var style: TextStyle { !isEnabled ? .dim : isFocused ? .inverse : .plain }
}

/// A button, which Return or the space bar presses.
public final class Button: Control {
    private let title: String
    private var action: (() -> Void)?

    public init(_ title: String, action: (() -> Void)? = nil) {
        self.title = title
        self.action = action
    }

    public override func fittingSize(in available: Size) -> Size { Size(width: title.columns + 4, height: 1) }

    public override func draw(on canvas: Canvas) { canvas.draw("[ \(title) ]", style: style) }

    public override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .character(" ") else { return false }
        action?()
        return true
    }
}

/// A check box, which Return or the space bar toggles.
public final class CheckBox: Control {
    private let title: String
    private var mark = false

    public init(_ title: String, isOn: Bool = false) {
        self.title = title
        mark = isOn
    }

    public var isOn: Bool { mark }

    public override func fittingSize(in available: Size) -> Size { Size(width: title.columns + 4, height: 1) }

    public override func draw(on canvas: Canvas) { canvas.draw("[\(mark ? "x" : " ")] \(title)", style: style) }

    public override func handle(_ key: Key) -> Bool {
        guard key == .enter || key == .character(" ") else { return false }
        mark.toggle()
        return true
    }
}
