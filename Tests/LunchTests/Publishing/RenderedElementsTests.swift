import LunchWire
import Testing

@testable import Lunch

/// Elements that are described where their text is made, and found in the text of the screen.
struct RenderedElementsTests {
    private let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [LaunchKeys.token: "t"]))

    private func button(_ label: String) -> String {
        publisher.marked("[ \(label) ]", identifier: label.lowercased(), as: .init(.button, label: label))
    }

    private func node(_ label: String) -> AccessibilityNode {
        AccessibilityNode(.button, identifier: label.lowercased(), label: label)
    }

    @Test func whatIsInTheTextIsAnElement() {
        let (save, back, _) = (button("Save"), button("Back"), button("Away"))
        #expect(publisher.elements(in: "Name\n\(save) \(back)\n") == [node("Save"), node("Back")])
        #expect(publisher.elements(in: "  \(back)\n") == [node("Back")])
        #expect(publisher.elements(in: "Name") == [])
        // The text that is marked is the one that is marked without an element.
        #expect(save == publisher.marked("[ Save ]", identifier: "save"))
    }

    @Test func elementsOfSeveralLinesAreOne() {
        let list = publisher.marked("a\nb\nc", identifier: "list", as: .init(.table, label: "List"))
        let lines = list.split(separator: "\n").map { "│\($0)│ \(button("Save"))" }.joined(separator: "\n")
        #expect(
            publisher.elements(in: lines) == [
                AccessibilityNode(.table, identifier: "list", label: "List"), node("Save"),
            ]
        )
    }

    @Test func elementsAreInElements() {
        let rows = (1...2).map { row in
            publisher.marked("row \(button("Open"))", identifier: "row-\(row)", as: .init(.cell, label: "\(row)"))
        }
        let list = publisher.marked(rows.joined(separator: "\n"), identifier: "list", as: .init(.table))
        let cells = (1...2).map { row in
            AccessibilityNode(.cell, identifier: "row-\(row)", label: "\(row)", children: [node("Open")])
        }
        #expect(publisher.elements(in: list) == [AccessibilityNode(.table, identifier: "list", children: cells)])
        // Marks without an element are passed over, and those inside them are not.
        #expect(publisher.elements(in: publisher.marked(rows[0], identifier: "box")) == [cells[0]])
    }

    @Test func theLastDescriptionHolds() {
        _ = publisher.marked("x", identifier: "x", as: .init(.checkBox, label: "X", value: "0"))
        let text = publisher.marked("x", identifier: "x", as: .init(.checkBox, label: "X", value: "1"))
        #expect(publisher.elements(in: text).map(\.value) == ["1"])
    }

    @Test func theTextIsTheLabelIfThereIsNoOther() {
        func label(_ text: String, value: String? = nil) -> String? {
            publisher.elements(in: publisher.marked(text, identifier: "a", as: .init(.staticText, value: value))).first?
                .label
        }
        let labels = [
            label("  2 entries "), label("\u{1B}[1;38;5;75mone\u{1B}[0m  \n   \n\u{1B}[2m two\u{1B}[0m"),
            label("text", value: "text"), label("Sure? \(button("Yes"))"),
        ]
        #expect(labels == ["2 entries", "one\ntwo", "", ""])
    }

    @Test func aLineThatWasCutEndsItsMarks() {
        let cut = String(String.UnicodeScalarView(button("Save").unicodeScalars.dropLast(4)))
        #expect(publisher.elements(in: "\(cut)\n\(button("Back"))") == [node("Save"), node("Back")])
    }

    @Test func identifiersMayHaveAnyCharacters() {
        for identifier in ["100%", "日本", "a b\n", "%41"] {
            let text = publisher.marked("x", identifier: identifier, as: .init(.button))
            #expect(publisher.elements(in: text).map(\.identifier) == [identifier])
        }
        #expect(publisher.marked("x", identifier: "", as: .init(.button)) == "x")
    }

    @Test func withoutATestNothingIsDescribed() {
        let publisher = AccessibilityPublisher(environment: LaunchEnvironment(variables: [:]))
        func attributes() -> AccessibilityNode.Attributes {
            Issue.record("Nobody wants to know.")
            return .init(.button)
        }
        #expect(publisher.marked("x", identifier: "a", as: attributes()) == "x")
        #expect(publisher.elements(in: "x") == [])
    }

    @Test func marksOfCharactersTellOfElementsAsThoseOfLinesDo() {
        func elements() -> [AccessibilityNode] {
            let row = publisher.marked("日 \(button("Open"))\n", identifier: "row", as: .init(.cell, label: "1"))
            let list = publisher.marked("│\(row)│\n│  │", identifier: "list", as: .init(.table))
            return publisher.elements(in: "\(list) \(button("Back"))")
        }
        let expected = elements()
        #expect(expected.first?.children.first?.children == [node("Open")])
        publisher.markForm = .onEachCharacter
        #expect(elements() == expected)
        let cut = String(button("Save").prefix(3))
        #expect(publisher.elements(in: cut) == [node("Save")])
    }

    @Test func aDrawingWithoutTheTextOfTheScreen() {
        publisher.beginMarking()
        #expect(publisher.markedElements == [])
        _ = (button("Save"), button("Back"))
        let row = publisher.marked("x \(button("Open"))", identifier: "row", as: .init(.cell, label: "1"))
        let cell = AccessibilityNode(.cell, identifier: "row", label: "1", children: [node("Open")])
        #expect(publisher.markedElements == [node("Save"), node("Back"), cell])
        // One that is drawn again is not another one.
        _ = (button("Save"), row)
        #expect(publisher.markedElements == [node("Back"), cell, node("Save")])
        publisher.beginMarking()
        _ = button("Back")
        #expect(publisher.markedElements == [node("Back")])
    }
}
