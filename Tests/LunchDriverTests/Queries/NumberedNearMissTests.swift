import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// A row of another number is no slip of the pen: the row may be out of view.
@Suite struct NumberedNearMissTests {
    /// The words for a list that has ten rows in view, and more below if it publishes them.
    private func text(_ name: String, rows: Int, in type: TUIElementType) -> String? {
        let cells = (1...rows).map { row in
            AccessibilityNode(.cell, label: "Item \(row)", frame: CellRect(column: 0, row: row, columns: 9, rows: 1))
        }
        let list = AccessibilityNode(
            type, identifier: "list", frame: CellRect(column: 0, row: 1, columns: 9, rows: 3), children: cells)
        let screen = CellRect(column: 0, row: 0, columns: 80, rows: 24)
        let frame = TUIFrame.made(AccessibilityNode(.application, frame: screen, children: [list]))
        var failure = TUIFailure(.element(.noMatch))
        failure.resolution = Resolution([.descendants(.cell), .matching(.any, name), .only], in: frame)
        return failure.nearMiss.map { NearMissText.text($0, in: frame) }
    }

    private static let rows = """
        These differ only in the number:
          cell, label "Item 1", (0, 1) 9×1
          cell, label "Item 2", (0, 2) 9×1
          cell, label "Item 3", (0, 3) 9×1
        """
    private static let scroll = """
        They are in table "list", (0, 1) 9×3. If the app publishes only what is in view there, scroll first: \
        swipeUp() or swipeDown().
        """

    @Test(
        arguments: [
            ("Item 14", 3, .table, "\(rows)\n\(scroll)"),
            // Rows that do not scroll, and an app that publishes those out of view.
            ("Item 14", 3, .group, rows),
            (
                "Item 14", 5, .table,
                "\(rows)\n  cell, label \"Item 4\", (0, 4) 9×1\n  cell, label \"Item 5\", (0, 5) 9×1"
            ),
            (
                "Item 14", 9, .table,
                #"There are 9 similar cells, from "Item 1" to "Item 9". The nearest is "Item 9"."#
            ),
            // Another word is a mistake.
            ("Itme 1", 3, .table, "Did you mean \"Item 1\"?"), ("Item 2", 1, .table, "Did you mean \"Item 1\"?"),
        ] as [(String, Int, TUIElementType, String)])
    func aRowOfAnotherNumber(_ name: String, rows: Int, in type: TUIElementType, _ expected: String) {
        #expect(text(name, rows: rows, in: type) == expected)
    }
}
