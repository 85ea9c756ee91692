import Lunch
import SampleKit

/// The only view of the viewer: it hands keys to the state, and draws what that says.
final class TraceView: View {
    private(set) var state: ViewerState
    private let trace: ViewedTrace
    private let onQuit: () -> Void
    /// The drawing that was made last.
    private var last: ViewerDrawing?

    /// - Parameter onQuit: ends the viewer.
    init(_ state: ViewerState, of trace: ViewedTrace, onQuit: @escaping () -> Void) {
        (self.state, self.trace, self.onQuit) = (state, trace, onQuit)
        super.init()
    }

    /// The drawing of the state on the cells that there are.
    private var drawing: ViewerDrawing {
        if let last, last.state == state, last.layout.size == frame.size { return last }
        let drawing = ViewerDrawing(state, of: trace, frame.size)
        last = drawing
        return drawing
    }

    override var takesFocus: Bool { true }

    override func size(fitting space: CellSize) -> CellSize { space }

    override func grows(along axis: Axis) -> Bool { true }

    override func draw(on canvas: inout Canvas) { drawing.draw(on: &canvas) }

    override var parts: [AccessibilityNode] { drawing.elements }

    override func press(_ key: Key) -> Bool {
        if !state.press(key, in: trace, drawing.extent) { onQuit() }
        return true
    }

    override func paste(_ text: String) { state.paste(text, in: trace) }

    override func click(at point: CellPoint) {
        if let step = drawing.step(at: point) {
            state.go(to: step, trace.steps.count - 1)
        } else if let pane = drawing.pane(at: point) {
            state.show(pane)
        }
    }

    override func scroll(by rows: Int) { state.scroll(columns: 0, rows: rows, drawing.extent) }
}
