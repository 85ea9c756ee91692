import LunchElements
import LunchSnapshots
import LunchWire
import TestSupport

/// A frame of a program that has drawn something.
func screen(_ drawing: String, columns: Int = 20, rows: Int = 4) -> TUIFrame {
    .made(AccessibilityNode(.application), columns: columns, rows: rows, drawing: drawing)
}

/// A snapshot of such a frame.
func snapshot(
    _ drawing: String, _ content: TUISnapshot.Content = .cells, columns: Int = 20, rows: Int = 4,
    masks: [CellRect] = []
) -> TUISnapshot {
    TUISnapshot(screen(drawing, columns: columns, rows: rows), content, masks: masks)
}
