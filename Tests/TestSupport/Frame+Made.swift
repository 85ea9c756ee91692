package import LunchElements
import LunchTerminal
package import LunchWire

extension Frame {
    /// A frame of elements over a screen that a program has drawn.
    package static func made(_ root: AccessibilityNode, columns: Int = 80, rows: Int = 24, drawing: String = "")
        -> Frame
    {
        var terminal = Terminal(columns: columns, rows: rows)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        let message = FrameMessage(
            revision: 1, screen: "", size: CellSize(columns: columns, rows: rows), mark: 0, dropped: 0, busy: [],
            timers: 0, tree: .whole(root))
        return Frame(message, tree: ElementTree(root), grid: terminal.grid, droppedInput: 0)
    }
}
