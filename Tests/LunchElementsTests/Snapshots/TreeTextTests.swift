import LunchTerminal
import LunchWire
import Testing

@testable import LunchElements

/// The text of elements for a person.
@Suite struct TreeTextTests {
    @Test func everythingThatAnElementReportsIsInItsLine() {
        let node = AccessibilityNode.Attributes(
            .textField, identifier: "email", label: "E-mail", value: "a\n\"b\"", placeholder: "you@example.com",
            frame: CellRect(column: 1, row: 2, columns: 30, rows: 1), isEnabled: false, isSelected: true, hasFocus: true
        )
        #expect(
            TreeText.line(node)
                == "textField \"email\", label \"E-mail\", value \"a\\n\\\"b\\\"\", placeholder \"you@example.com\", "
                + "disabled, selected, focused, (1, 2) 30×1")
    }

    @Test func aLongTextIsCut() {
        let node = AccessibilityNode.Attributes(.staticText, label: String(repeating: "x", count: 500))
        #expect(TreeText.line(node) == "staticText, label \"\(String(repeating: "x", count: 80))…\", (0, 0) 0×0")
    }

    @Test func aLargeTreeIsCut() {
        let root = AccessibilityNode(.application, children: (0..<100).map { AccessibilityNode(.cell, label: "\($0)") })
        let text = TreeText.tree(ElementTree(root), limit: 3)
        #expect(
            text == """
                application, (0, 0) 0×0
                  cell, label "0", (0, 0) 0×0
                  cell, label "1", (0, 0) 0×0
                … and 98 more elements (LUNCH_WHOLE_MESSAGES=1 shows everything)
                """)
    }
}
