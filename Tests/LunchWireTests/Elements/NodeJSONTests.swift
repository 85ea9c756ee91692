import LunchWire
import TestSupport
import Testing

/// A node is written with what is not its default, and reads back the same.
struct NodeJSONTests {
    private func text(_ node: AccessibilityNode) -> String {
        var writer = JSONWriter()
        writer.write(node)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func node(_ text: String) throws -> AccessibilityNode {
        try AccessibilityNode(json: try JSONValue(parsing: text))
    }

    @Test func defaultsAreLeftOut() {
        #expect(text(AccessibilityNode(.button)) == #"{"type":"button"}"#)
    }

    @Test func everythingElseIsThere() throws {
        let full = AccessibilityNode(
            .textField, identifier: "name", label: "Your “name”", value: "", placeholder: "Name",
            frame: CellRect(column: -1, row: 2, columns: 30, rows: 1), isEnabled: false, isSelected: true,
            hasFocus: true, children: [AccessibilityNode(.staticText, label: "a"), AccessibilityNode(.image)])
        let expected = """
            {"type":"textField","identifier":"name","label":"Your \\u201cname\\u201d","value":"","placeholder":"Name",\
            "frame":[-1,2,30,1],"enabled":false,"selected":true,"focus":true,\
            "children":[{"type":"staticText","label":"a"},{"type":"image"}]}
            """
        #expect(text(full) == expected)
        #expect(try node(expected) == full)
    }

    @Test(arguments: 0..<50)
    func anyTreeReadsBack(seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let tree = generator.node()
        #expect(try node(text(tree)) == tree)
    }

    @Test func everyTypeReadsBack() throws {
        for type in ElementType.allCases {
            #expect(try node(text(AccessibilityNode(type))).attributes.type == type)
        }
    }

    @Test func typeOfALaterVersionIsSomeOther() throws {
        #expect(try node(#"{"type":"hologram","label":"x"}"#) == AccessibilityNode(.other, label: "x"))
    }

    @Test func unknownMembersAreLeftAlone() throws {
        #expect(try node(#"{"type":"cell","later":{"a":1}}"#) == AccessibilityNode(.cell))
    }

    @Test(arguments: [
        ("[]", "node is an array, not an object"),
        ("{}", "node has no \"type\""),
        (#"{"type":1}"#, "node.type is a number, not a string"),
        (#"{"type":"cell","label":[]}"#, "node.label is an array, not a string"),
        (#"{"type":"cell","frame":[1,2,3]}"#, "node.frame is an array, not a list of 4 integers"),
        (#"{"type":"cell","frame":[1,2,3,1e3]}"#, "node.frame is a number, not a list of integers"),
        (#"{"type":"cell","enabled":"no"}"#, "node.enabled is a string, not a boolean"),
        (#"{"type":"cell","children":{}}"#, "node.children is an object, not an array"),
        (#"{"type":"cell","children":[7]}"#, "node is a number, not an object"),
    ])
    func whatIsWrongIsNamed(text: String, message: String) {
        #expect {
            try node(text)
        } throws: {
            String(describing: $0) == message
        }
    }
}
