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
    private let app = TUIApplication(.command("none"))

    private func found(_ query: TUIElementQuery) -> [String] {
        Resolution(query.steps, in: frame).found.map { frame.tree.nodes[$0].label }
    }

    private func value<Value>(
        _ property: KeyPath<TUIElementSnapshot, Value>, of name: String
    ) throws(TUIError) -> Value {
        try app.run.finder.value(of: property, Resolution(app.cells[name].steps, in: frame))
    }

    @Test func noConditionHoldsBecauseOfIt() {
        #expect(found(app.cells.matching(\.isSelected)) == ["known"])
        #expect(found(app.cells.matching(\.isSelected, true)) == ["known"])
        #expect(found(app.cells.matching(\.isSelected, false)) == ["plain"])
        #expect(found(app.cells.matching { !$0.isSelected }) == ["plain"])
        #expect(found(app.cells.matching { $0.isSelected || true }) == ["known", "plain", "unknown", "guessed"])
        #expect(found(app.cells.matching(\.isEnabled)) == ["known", "plain", "unknown"])
        // A query that does not ask for it finds the element.
        #expect(found(app.cells.matching(\.label, "guessed")) == ["guessed"])
        #expect(found(app.cells.matching { $0.hasFocus }) == [])
    }

    @Test func anElementThatContainsItIsNotFoundByIt() {
        let frame = TUIFrame.made(
            AccessibilityNode(
                .application,
                children: [
                    AccessibilityNode(.table, label: "table", children: [Self.cell("row", unknown: .isSelected)])
                ]))
        for isSelected in [true, false] {
            let query = app.tables.containing(\.isSelected, isSelected)
            #expect(Resolution(query.steps, in: frame).found.isEmpty)
        }
        let closure = app.tables.matching { $0.children.contains { !$0.isSelected } }
        #expect(Resolution(closure.steps, in: frame).found.isEmpty)
    }

    @Test func readingItIsAnErrorThatNamesIt() throws {
        #expect(try value(\.isSelected, of: "known"))
        #expect(try !value(\.isSelected, of: "plain"))
        #expect(try value(\.isEnabled, of: "unknown"))
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

    @Test func aSnapshotTellsToo() {
        let snapshot = Resolution(app.cells["unknown"].steps, in: frame).snapshot
        #expect(snapshot.read(\.isSelected).unknown == .isSelected)
        #expect(snapshot.read(\.isEnabled) == (true, []))
        withFailure {
            #expect(!snapshot.isSelected)
        } matching: { failure in
            failure.message.hasPrefix(#"isSelected of cell, label "unknown""#)
        }
    }

    @Test func aLineOfAnElementSaysIt() {
        let nodes = frame.tree.nodes
        #expect(TreeText.line(nodes[1]) == #"cell, label "known", selected, (0, 0) 0×0"#)
        #expect(TreeText.line(nodes[3]) == #"cell, label "unknown", isSelected unknown, (0, 0) 0×0"#)
        #expect(TreeText.line(nodes[4]) == #"cell, label "guessed", isSelected unknown, (0, 0) 0×0"#)
    }

    @Test func whatAnAppPublishesIsKnown() {
        let known = TUIFrame.made(AccessibilityNode(.application, children: [Self.cell("plain")]))
        #expect(!known.tree.nodes.mayHaveUnknown)
        #expect(frame.tree.nodes.mayHaveUnknown)
    }
}
