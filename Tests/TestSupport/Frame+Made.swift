package import LunchElements
import LunchTerminal
package import LunchWire

extension TUIFrame {
    /// A frame of elements over a screen that a program has drawn.
    ///
    /// - Parameters:
    ///   - size: the size that the program says it has drawn for; nil for that of the screen.
    ///   - timers: the number of the program's timers that are due; nil if it does not tell.
    package static func made(
        _ root: AccessibilityNode, columns: Int = 80, rows: Int = 24, size: CellSize? = nil, timers: Int? = 0,
        drawing: String = ""
    ) -> TUIFrame {
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(ContiguousArray(drawing.utf8).span)
        let message = FrameMessage(
            revision: 1, screen: "", size: size ?? CellSize(columns: columns, rows: rows), mark: 0, dropped: 0,
            busy: [],
            timers: timers, tree: .whole(root))
        return TUIFrame(message, tree: ElementTree(root), grid: terminal.grid, droppedInput: 0)
    }
}
