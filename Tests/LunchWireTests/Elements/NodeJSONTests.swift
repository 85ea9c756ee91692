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
        try AccessibilityNode(json: try LunchJSON(parsing: text))
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
        for type in TUIElementType.allCases {
            #expect(try node(text(AccessibilityNode(type))).attributes.type == type)
        }
    }

    @Test func typeOfALaterVersionIsSomeOther() throws {
        #expect(try node(#"{"type":"hologram","label":"x"}"#) == AccessibilityNode(.other, label: "x"))
    }

    @Test func unknownMembersAreLeftAlone() throws {
        #expect(try node(#"{"type":"cell","later":{"a":1}}"#) == AccessibilityNode(.cell))
    }

    @Test func numbersUpToTheLimitAreRead() throws {
        let limit = 1 << 30
        for numbers in [[limit, -limit, limit, 0], [-limit, limit, 0, -limit]] {
            let frame = CellRect(column: numbers[0], row: numbers[1], columns: numbers[2], rows: numbers[3])
            #expect(try node(#"{"type":"cell","frame":\#(numbers)}"#) == AccessibilityNode(.cell, frame: frame))
            #expect(frame.problem(at: "frame", of: "it") == nil)
        }
    }

    @Test(arguments: [
        (#""identifier":"save","label":"Save""#, "[40, 0, 9223372036854775807, 1]", #"button "save""#),
        (#""label":"Save""#, "[1073741825, 0, 1, 1]", #"button "Save""#),
        (#""value":"on""#, "[0, -1073741825, 1, 1]", "button"),
        (#""identifier":"save""#, "[0, 0, 1, -9223372036854775808]", #"button "save""#),
        (#""identifier":"save""#, "[0, 9223372036854775808, 1, 1]", #"button "save""#),
    ])
    func frameThatNoScreenReachesIsRefused(member: String, numbers: String, name: String) {
        #expect {
            try node(#"{"type":"button",\#(member),"frame":\#(numbers)}"#)
        } throws: {
            String(describing: $0) == "node.frame of \(name) is \(numbers), with a number beyond ±1073741824"
        }
    }

    @Test func ofLongNumbersAndNamesTheBeginningIsReported() {
        let long = String(repeating: "9", count: 1000)
        #expect {
            try node(#"{"type":"button","label":"\#(long)","frame":[-\#(long),0,1,1]}"#)
        } throws: {
            String(describing: $0)
                == "node.frame of button \"\(long.prefix(60))\" is [-\(long.prefix(39)), 0, 1, 1], "
                + "with a number beyond ±1073741824"
        }
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
