import LunchElements
import LunchProcess
import LunchWire
import TestSupport
import Testing

/// The query that finds an element alone.
@Suite struct SoleQueryTests {
    private func queries(_ children: AccessibilityNode...) -> [String] {
        TUIFrame.made(AccessibilityNode(.application, children: children)).soleQueries.map(\.code)
    }

    @Test func anElementGoesByItsNames() {
        #expect(
            queries(
                AccessibilityNode(.button, identifier: "send", label: "SEND", placeholder: "?"),
                AccessibilityNode(.button, label: "Cancel"),
                AccessibilityNode(.textField, placeholder: "Name")
            ) == [#"app"#, #"app.buttons["send"]"#, #"app.buttons["Cancel"]"#, #"app.textFields["Name"]"#])
    }

    /// A query is shown to people, and a secret is not.
    @Test func aPlaceholderThatReportsASecretIsNoName() {
        #expect(
            queries(
                AccessibilityNode(.secureTextField, value: "hunter2", placeholder: "hunter2"),
                AccessibilityNode(.secureTextField, value: "•••", placeholder: "Password"),
                AccessibilityNode(.secureTextField, value: "", placeholder: "PIN")
            ) == [
                "app", "app.secureTextFields.element(boundBy: 0)", #"app.secureTextFields["Password"]"#,
                #"app.secureTextFields["PIN"]"#,
            ])
    }

    /// A name finds identifiers before labels: a label that is another button's identifier does not find its own.
    @Test func aLabelThatIsAnotherIdentifierIsNotEnough() {
        #expect(
            queries(
                AccessibilityNode(.button, identifier: "a", label: "b"),
                AccessibilityNode(.button, label: "a")
            ) == ["app", #"app.buttons["a"]"#, "app.buttons.element(boundBy: 1)"])
    }

    @Test func aNameThatIsRepeatedIsLookedForInsideWhatHasAName() {
        let buttons = [AccessibilityNode(.button, label: "OK"), AccessibilityNode(.checkBox)]
        #expect(
            queries(
                AccessibilityNode(.dialog, identifier: "confirm", children: buttons),
                AccessibilityNode(.dialog, identifier: "save", children: [AccessibilityNode(.group, children: buttons)])
            ) == [
                "app", #"app.dialogs["confirm"]"#, #"app.dialogs["confirm"].buttons["OK"]"#,
                #"app.dialogs["confirm"].checkBoxes.element"#, #"app.dialogs["save"]"#, "app.groups.element",
                #"app.dialogs["save"].buttons["OK"]"#, #"app.dialogs["save"].checkBoxes.element"#,
            ])
    }

    @Test func anElementInsideOneThatIsFoundInsideAnotherIsFoundThere() {
        let inner = AccessibilityNode(.group, label: "in", children: [AccessibilityNode(.button, label: "OK")])
        let twice = [inner, AccessibilityNode(.button, label: "OK")]
        #expect(
            queries(
                AccessibilityNode(.dialog, label: "a", children: twice),
                AccessibilityNode(.dialog, label: "b", children: [inner])
            )[3] == #"app.dialogs["a"].groups["in"].buttons["OK"]"#)
    }

    @Test func aFieldGoesByTheTextBesideIt() {
        let row = { AccessibilityNode(.other, children: [.init(.staticText, label: $0), .init(.textField)]) }
        #expect(
            queries(row("E-mail"), row("Name"))[3]
                == #"app.otherElements.containing(.staticText, identifier: "E-mail").children(matching: .textField).element"#
        )
    }

    @Test func theOnlyOneOfItsTypeNeedsNoName() {
        #expect(queries(AccessibilityNode(.slider)) == ["app", "app.sliders.element"])
    }

    @Test func positionIsTheLastResort() {
        let frame = TUIFrame.made(
            AccessibilityNode(.application, children: [.init(.button), .init(.button, label: "x"), .init(.button)]))
        #expect(
            frame.soleQueries.map(\.code) == [
                "app", "app.buttons.element(boundBy: 0)", #"app.buttons["x"]"#, "app.buttons.element(boundBy: 2)",
            ])
        #expect(frame.soleQueries.map(\.basis) == [.application, .position, .label, .position])
    }

    @Test func aLongNameIsWrittenInFull() {
        let name = String(repeating: "long ", count: 40)
        #expect(queries(AccessibilityNode(.button, label: name))[1] == "app.buttons[\"\(name)\"]")
    }

    private static let names = [
        "", "", "a", "OK", "a\"b", "\\", "\\(a)", "\u{1B}[2J", "\n", "\"\"\"", "é", "e\u{301}", "日本", "👩‍👩‍👧", "\u{200B}",
        "\u{301}", "\0", "a\u{202E}b", String(repeating: "x", count: 100),
    ]

    private static func node(_ random: inout SeededGenerator, depth: Int) -> AccessibilityNode {
        let types: [TUIElementType] = [.button, .button, .staticText, .textField, .group, .dialog, .any, .application]
        return AccessibilityNode(
            random.pick(types), identifier: random.happens(oneIn: 2) ? random.pick(names) : "",
            label: random.pick(names), placeholder: random.happens(oneIn: 3) ? random.pick(names) : nil,
            children: (0..<(depth > 0 ? random.index(below: 5) : 0)).map { _ in node(&random, depth: depth - 1) })
    }

    @Test(arguments: 0..<100) func everyQueryFindsExactlyItsElement(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let frame = TUIFrame.made(Self.node(&random, depth: 4))
        let queries = frame.soleQueries
        #expect(queries.count == frame.tree.nodes.count)
        for (index, query) in queries.enumerated() {
            #expect(Resolution(query.steps, in: frame).index == index, "\(query.code)")
            #expect(frame.soleQuery(of: index).code == query.code)
            let node = frame.tree.nodes[index]
            let namesakes = frame.tree.descendants(of: 0).filter {
                frame.tree.nodes[$0].type == node.type && frame.tree.nodes[$0].identifier == node.identifier
            }
            if index > 0, node.type != .any, !node.identifier.isEmpty, namesakes == [index] {
                #expect(query.basis == .identifier, "\(query.code)")
            }
        }
    }

    /// The text of a query is Swift, and each name in it is the name that is meant.
    @Test func everyQueryIsSwift() throws {
        var codes: Set<String> = []
        for seed in 0..<8 {
            var random = SeededGenerator(seed: seed)
            codes.formUnion(TUIFrame.made(Self.node(&random, depth: 4)).soleQueries.dropFirst().map(\.code))
        }
        #expect(codes.count > 60)
        let lines = codes.sorted().map { "    let _: TUIElement = \($0)" }.joined(separator: "\n")
        let source = "import LunchTest\n\nfunc example(app: TUIApplication) {\n\(lines)\n}\n"
        let complaints = try Typecheck.complaints(about: source)
        #expect(complaints == nil, "\(complaints ?? "")")
    }

    @Test func everyNameIsALiteralOfItself() throws {
        let pairs = Self.names.map { "(\($0.literal), \(Array($0.utf8)))" }.joined(separator: ", ")
        let source = """
            import Foundation
            let pairs: [(String, [UInt8])] = [\(pairs)]
            exit(pairs.allSatisfy { Array($0.utf8) == $1 } ? 7 : 1)
            """
        var status: LunchProcess.ExitStatus?
        let complaints = try Typecheck.build(source, with: []) { status = try NestedRun($0, []).wait().status }
        #expect(complaints == nil, "\(complaints ?? "")")
        #expect(status == .exited(7))
    }
}
