import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// Conditions on elements, and how a query with them reads.
@Suite struct PredicateTests {
    private let frame = TUIFrame.made(
        AccessibilityNode(
            .application,
            children: [
                AccessibilityNode(.cell, identifier: "a", label: "Apple", isSelected: true),
                AccessibilityNode(
                    .cell, identifier: "b", label: "Banana",
                    children: [AccessibilityNode(.button, label: "Delete", isEnabled: false)]),
                AccessibilityNode(.cell, identifier: "c", label: "Cherry pie", value: "3"),
            ]))
    private let query = TUIApplication(.command("none")).cells

    private func found(_ query: TUIElementQuery) -> [String] {
        let indices = Resolution(query.steps, in: frame).found
        return indices.map { frame.tree.nodes[$0].identifier }
    }

    @Test func aClosureIsAskedForEach() {
        let long = query.matching { $0.label.count > 5 }
        #expect(found(long) == ["b", "c"])
        #expect(long.description == "app.cells.matching { … }")
        #expect(query.element(matching: { $0.label == "" }).description == "app.cells.element { … }")
    }

    @Test func aPropertyIsTrueOrHasAValue() {
        #expect(found(query.matching(\.isSelected)) == ["a"])
        #expect(found(query.matching(\.value, "3")) == ["c"])
        #expect(found(query.matching(\.value, nil)) == ["a", "b"])
        #expect(found(query.matching(\.label, "Banana")) == ["b"])
        #expect(query.matching(\.value, "3").description == #"app.cells.matching(\.value, "3")"#)
        #expect(query.matching(\.isSelected).description == #"app.cells.matching(\.isSelected)"#)
        #expect(query.element(matching: \.hasFocus).description == #"app.cells.element(\.hasFocus)"#)
    }

    @Test func aPatternOccursInATextOrDescribesANameAsAWhole() {
        #expect(found(query.matching(\.label, /an/)) == ["b"])
        #expect(found(query.matching(\.label, /^[A-B]/)) == ["a", "b"])
        #expect(query[/Cherry.*/].description == "app.cells[/…/]")
        #expect(Resolution(query[/Cherry.*/].steps, in: frame).snapshot.identifier == "c")
        #expect(!Resolution(query[/Cherry/].steps, in: frame).snapshot.exists)
        #expect(Resolution(query[/[ab]/].steps, in: frame).failure?.found.count == 2)
    }

    @Test func containingLooksBelow() {
        #expect(found(query.containing { $0.label == "Delete" }) == ["b"])
        #expect(found(query.containing(\.isEnabled)) == [])
        #expect(found(query.containing(\.label, "Delete")) == ["b"])
        #expect(found(query.containing(\.label, /elet/)) == ["b"])
        #expect(query.containing(\.isEnabled).description == #"app.cells.containing(\.isEnabled)"#)
    }
}
