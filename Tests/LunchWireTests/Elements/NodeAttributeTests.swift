import LunchWire
import Testing

/// The attributes of an element are read and changed at its node.
@Suite struct NodeAttributeTests {
    @Test func everyAttributeIsReadAtTheNode() {
        let frame = CellRect(column: 1, row: 2, columns: 3, rows: 4)
        let node = AccessibilityNode(
            .textField, identifier: "name", label: "Name", value: "Ann", placeholder: "Your name", frame: frame,
            isEnabled: false, isSelected: true, hasFocus: true)
        #expect(node.type == .textField)
        #expect([node.identifier, node.label, node.value, node.placeholder] == ["name", "Name", "Ann", "Your name"])
        #expect(node.frame == frame)
        #expect([node.isEnabled, node.isSelected, node.hasFocus] == [false, true, true])
    }

    @Test func aChangeAtTheNodeIsOneOfItsAttributes() {
        var node = AccessibilityNode(.group, children: [AccessibilityNode(.button, label: "Save")])
        node.label = "Buttons"
        node.children[0].frame.origin.row = 7
        node.children[0].isEnabled = false
        #expect(node.attributes == .init(.group, label: "Buttons"))
        let frame = CellRect(column: 0, row: 7, columns: 0, rows: 0)
        #expect(node.children == [AccessibilityNode(.button, label: "Save", frame: frame, isEnabled: false)])
        #expect(node.children.map(\.label) == ["Save"])
    }
}
