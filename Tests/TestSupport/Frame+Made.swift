package import LunchElements
import LunchTerminal
package import LunchWire

extension TUIFrame {
    /// A frame of elements over a screen that a program has drawn.
    ///
    /// - Parameter size: the size that the program says it has drawn for; nil for that of the screen.
    package static func made(
        _ root: AccessibilityNode, columns: Int = 80, rows: Int = 24, size: CellSize? = nil, drawing: String = ""
    ) -> TUIFrame {
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        let message = FrameMessage(
            revision: 1, screen: "", size: size ?? CellSize(columns: columns, rows: rows), mark: 0, dropped: 0,
            busy: [],
            timers: 0, tree: .whole(root))
        return TUIFrame(message, tree: ElementTree(root), grid: terminal.grid, droppedInput: 0)
    }
}
