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
    private static let query = TUIApplication(.command("none")).cells

    @Test(
        arguments: [
            (query.matching { $0.label.count > 5 }, ["b", "c"]),
            // A property is true or has a value.
            (query.matching(\.isSelected), ["a"]), (query.matching(\.value, "3"), ["c"]),
            (query.matching(\.value, nil), ["a", "b"]), (query.matching(\.label, "Banana"), ["b"]),
            // A pattern occurs in a text, or describes a name as a whole.
            (query.matching(\.label, /an/), ["b"]), (query.matching(\.label, /^[A-B]/), ["a", "b"]),
            // Containing looks below.
            (query.containing { $0.label == "Delete" }, ["b"]), (query.containing(\.isEnabled), []),
            // No number equals NaN, and a missing number is not NaN either.
            (query.matching(\.normalizedSliderPosition, .nan), []), (query.containing(\.label, "Delete"), ["b"]),
            (query.containing(\.label, /elet/), ["b"]),
        ] as [(TUIElementQuery, [String])])
    func aConditionKeepsElements(_ query: TUIElementQuery, _ expected: [String]) {
        #expect(Resolution(query.steps, in: frame).found.map { frame.tree.nodes[$0].identifier } == expected)
    }

    @Test func aPatternDescribesANameAsAWhole() {
        #expect(Resolution(Self.query[/Cherry.*/].steps, in: frame).snapshot.identifier == "c")
        #expect(!Resolution(Self.query[/Cherry/].steps, in: frame).snapshot.exists)
        #expect(Resolution(Self.query[/[ab]/].steps, in: frame).failure?.found.count == 2)
    }

    @Test func conditionsReadAsTheyAreWritten() {
        let query = Self.query
        let queries = [
            query.matching { $0.label.count > 5 }, query.matching(\.value, "3"), query.matching(\.isSelected),
            query.containing(\.isEnabled),
        ].map(\.description)
        let elements = [
            query.element(matching: { $0.label == "" }), query.element(matching: \.hasFocus), query[/Cherry.*/],
        ].map(\.description)
        #expect(
            queries == [
                "app.cells.matching { … }", #"app.cells.matching(\.value, "3")"#, #"app.cells.matching(\.isSelected)"#,
                #"app.cells.containing(\.isEnabled)"#,
            ])
        #expect(
            elements == [
                "app.cells.matching { … }.element", #"app.cells.matching(\.hasFocus).element"#, "app.cells[/Cherry.*/]",
            ])
    }
}
