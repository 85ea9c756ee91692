public import Lunch

/// A sign that something is going on; while nothing is, it leaves its place empty and is not there for a test.
public final class ActivityIndicator: View {
    /// True if something is going on.
    public var isAnimating: Bool

    private let label: String
    private var step = 0
    private static let steps = ["|", "/", "-", "\\"]

    /// Creates an indicator; its label, for example `Loading`, stands beside it.
    public init(_ label: String = "", isAnimating: Bool = false, identifier: String = "") {
        self.label = label
        self.isAnimating = isAnimating
        super.init(identifier: identifier)
    }

    public override func size(fitting space: CellSize) -> CellSize {
        CellSize(columns: min(space.columns, face.cellWidth), rows: 1)
    }

    public override func draw(on canvas: inout Canvas) {
        if isAnimating { canvas.draw(face, at: frame.origin) }
    }

    public override var animationPeriod: Duration? { isAnimating ? .milliseconds(100) : nil }

    public override func animate() {
        step = (step + 1) % Self.steps.count
    }

    public override var element: AccessibilityNode.Attributes? {
        isAnimating ? .init(.activityIndicator, label: label) : nil
    }

    private var face: String { label.isEmpty ? Self.steps[step] : "\(Self.steps[step]) \(label)" }
}
