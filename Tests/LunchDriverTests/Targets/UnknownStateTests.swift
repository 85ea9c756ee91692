import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// A state that nobody knows is neither true nor false: no condition holds because of it, and whoever reads it is told.
@Suite struct UnknownStateTests {
    private static func cell(_ label: String, isSelected: Bool = false, unknown: ElementStates = [])
        -> AccessibilityNode
    {
        var node = AccessibilityNode(.cell, label: label, isSelected: isSelected)
        node.attributes.unknown = unknown
        return node
    }

    private let frame = TUIFrame.made(
        AccessibilityNode(
            .application,
            children: [
                cell("known", isSelected: true), cell("plain"), cell("unknown", unknown: .isSelected),
                cell("guessed", isSelected: true, unknown: [.isSelected, .isEnabled]),
            ]))
    private static let app = TUIApplication(.command("none"))

    private func value<Value>(
        _ property: KeyPath<TUIElementSnapshot, Value>, of name: String
    ) throws(TUIError) -> Value {
        try Self.app.run.finder.value(of: property, Resolution(Self.app.cells[name].steps, in: frame))
    }

    @Test(
        arguments: [
            (app.cells.matching(\.isSelected), ["known"]), (app.cells.matching(\.isSelected, true), ["known"]),
            (app.cells.matching(\.isSelected, false), ["plain"]), (app.cells.matching { !$0.isSelected }, ["plain"]),
            (app.cells.matching { $0.isSelected || true }, ["known", "plain", "unknown", "guessed"]),
            (app.cells.matching(\.isEnabled), ["known", "plain", "unknown"]),
            // A query that does not ask for it finds the element.
            (app.cells.matching(\.label, "guessed"), ["guessed"]), (app.cells.matching { $0.hasFocus }, []),
        ] as [(TUIElementQuery, [String])])
    func noConditionHoldsBecauseOfIt(_ query: TUIElementQuery, _ expected: [String]) {
        #expect(Resolution(query.steps, in: frame).found.map { frame.tree.nodes[$0].label } == expected)
    }

    @Test func anElementThatContainsItIsNotFoundByIt() {
        let frame = TUIFrame.made(
            AccessibilityNode(
                .application,
                children: [
                    AccessibilityNode(.table, label: "table", children: [Self.cell("row", unknown: .isSelected)])
                ]))
        for isSelected in [true, false] {
            let query = Self.app.tables.containing(\.isSelected, isSelected)
            #expect(Resolution(query.steps, in: frame).found.isEmpty)
        }
        let closure = Self.app.tables.matching { $0.children.contains { !$0.isSelected } }
        #expect(Resolution(closure.steps, in: frame).found.isEmpty)
    }

    @Test func readingItIsAnErrorThatNamesIt() throws {
        let known = [
            try value(\.isSelected, of: "known"), try value(\.isSelected, of: "plain"),
            try value(\.isEnabled, of: "unknown"),
        ]
        #expect(known == [true, false, true])
        let error = try #require(throws: TUIError.self) { try value(\.isSelected, of: "unknown") }
        #expect(error.kind == .unknown)
        #expect(
            error.message.hasPrefix(
                """
                app.cells["unknown"].isSelected is unknown: Lunch read this cell from the screen, which doesn't show whether it \
                is selected.
                Check something visible instead, such as app.cells["unknown"].style.
                """), "\(error.message)")
        // Also if it was guessed to be true, and for a property that rests on it.
        #expect(throws: TUIError.self) { try value(\.isSelected, of: "guessed") }
        #expect(throws: TUIError.self) { try value(\.isSelected.description, of: "guessed") }
    }

    @Test func aSnapshotReportsToo() {
        let snapshot = Resolution(Self.app.cells["unknown"].steps, in: frame).snapshot
        #expect(snapshot.read(\.isSelected).unknown == .isSelected)
        #expect(snapshot.read(\.isEnabled) == (true, []))
        withFailure {
            #expect(!snapshot.isSelected)
        } matching: { failure in
            failure.message.hasPrefix(#"isSelected of cell, label "unknown""#)
        }
    }

    @Test func aLineOfAnElementReportsIt() {
        let nodes = frame.tree.nodes
        #expect(
            [1, 3, 4].map { TreeText.line(nodes[$0]) } == [
                #"cell, label "known", selected, (0, 0) 0×0"#,
                #"cell, label "unknown", isSelected unknown, (0, 0) 0×0"#,
                #"cell, label "guessed", isSelected unknown, (0, 0) 0×0"#,
            ])
    }

    @Test func whatAnAppPublishesIsKnown() {
        let known = TUIFrame.made(AccessibilityNode(.application, children: [Self.cell("plain")]))
        #expect([known, frame].map(\.tree.nodes.mayHaveUnknown) == [false, true])
    }
}
