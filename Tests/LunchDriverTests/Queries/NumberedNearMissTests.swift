import LunchElements
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver

/// A row of another number is no slip of the pen: the row may be out of view.
@Suite struct NumberedNearMissTests {
    /// The words for a list that has ten rows in view, and more below if it publishes them.
    private func text(_ name: String, rows: Int = 3, in type: TUIElementType = .table) -> String? {
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

    private let rows = """
        These differ only in the number:
          cell, label "Item 1", (0, 1) 9×1
          cell, label "Item 2", (0, 2) 9×1
          cell, label "Item 3", (0, 3) 9×1
        """

    @Test func rowsThatMayBeOutOfView() {
        #expect(
            text("Item 14") == """
                \(rows)
                They are in table "list", (0, 1) 9×3. If the app publishes only what is in view there, scroll first: \
                swipeUp() or swipeDown().
                """)
    }

    @Test func rowsThatDoNotScroll() { #expect(text("Item 14", in: .group) == rows) }

    @Test func anAppThatPublishesWhatIsOutOfView() {
        #expect(text("Item 14", rows: 5)?.hasSuffix("\n  cell, label \"Item 5\", (0, 5) 9×1") == true)
    }

    @Test func ofManyRowsTheFirstTheLastAndTheNearestAreNamed() {
        #expect(
            text("Item 14", rows: 9)
                == #"There are 9 similar cells, from "Item 1" to "Item 9". The nearest is "Item 9"."#)
    }

    @Test func anotherWordIsAMistake() {
        #expect(text("Itme 1") == "Did you mean \"Item 1\"?")
        #expect(text("Item 2", rows: 1) == "Did you mean \"Item 1\"?")
    }
}
