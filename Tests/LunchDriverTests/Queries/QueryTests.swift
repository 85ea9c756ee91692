import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// The elements that a query finds, and its words.
@Suite struct QueryTests {
    /// Two groups, one in the other, with elements that share names in different ways.
    private static let root = AccessibilityNode(
        .application,
        children: [
            AccessibilityNode(
                .group, identifier: "outer",
                children: [
                    AccessibilityNode(.staticText, label: "E-mail"),
                    AccessibilityNode(.textField, identifier: "email", placeholder: "E-mail"),
                    AccessibilityNode(
                        .group, identifier: "inner",
                        children: [
                            AccessibilityNode(.button, identifier: "ok", label: "cancel"),
                            AccessibilityNode(.button, identifier: "cancel", label: "Cancel"),
                        ]),
                ]),
            AccessibilityNode(.button, label: "cancel"),
            AccessibilityNode(.textField, placeholder: "Search"),
        ])

    private let frame = TUIFrame.made(root)

    /// The places in the tree that steps lead to, parents before their children.
    private func found(_ steps: QueryStep...) -> [Int] {
        steps.reduce([0]) { $1.apply(to: $0, in: frame, isPossible: false) }
    }

    @Test func descendantsAreFoundOnceAndInOrder() {
        #expect(found(.descendants(.any)) == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(found(.descendants(.group), .descendants(.button)) == [5, 6])
        #expect(found(.descendants(.group), .descendants(.any)) == [2, 3, 4, 5, 6])
    }

    @Test func childrenAreDirectOnly() {
        #expect(found(.children(.any)) == [1, 7, 8])
        #expect(found(.descendants(.group), .children(.any)) == [2, 3, 4, 5, 6])
        #expect(found(.children(.button)) == [7])
    }

    @Test func aNameIsAnIdentifierThenALabelThenAPlaceholder() {
        #expect(found(.descendants(.any), .matching(.any, "cancel")) == [6])
        #expect(found(.children(.any), .matching(.any, "cancel")) == [7])
        #expect(found(.descendants(.any), .matching(.any, "E-mail")) == [2])
        #expect(found(.descendants(.textField), .matching(.any, "E-mail")) == [3])
        #expect(found(.descendants(.any), .matching(.textField, "Search")) == [8])
        #expect(found(.descendants(.any), .matching(.button, "Search")) == [])
    }

    @Test func containingKeepsWhatHasSuchAnElementBelow() {
        #expect(found(.descendants(.group), .containing(.staticText, "E-mail")) == [1])
        #expect(found(.descendants(.group), .containing(.button, "ok")) == [1, 4])
        #expect(found(.descendants(.group), .containing(.button, "outer")) == [])
    }

    @Test(arguments: [(0, [5]), (2, [7]), (-1, [7]), (-3, [5]), (3, []), (-4, [])])
    func anIndexCountsFromEitherEnd(_ index: Int, _ expected: [Int]) {
        #expect(found(.descendants(.button), .at(index)) == expected)
    }

    @Test func theFirstIsTheFirstOfTheTree() {
        #expect(found(.descendants(.button), .first) == [5])
        #expect(found(.descendants(.alert), .first) == [])
    }

    @Test(
        arguments: [
            ([.descendants(.staticText), .matching(.any, "a"), .only], "app.staticTexts[\"a\"]"),
            ([.descendants(.checkBox), .at(-1)], "app.checkBoxes.element(boundBy: -1)"),
            ([.descendants(.any), .first], "app.descendants(matching: .any).firstMatch"),
            ([.children(.other), .only], "app.children(matching: .other).element"),
            (
                [.descendants(.other), .containing(.staticText, "E \"x\""), .children(.textField), .only],
                "app.otherElements.containing(.staticText, identifier: \"E \\\"x\\\"\").children(matching: .textField).element"
            ),
            ([.descendants(.cell), .matching(.any, "a")], "app.cells.matching(identifier: \"a\")"),
            (
                [.descendants(.any), .matching(.button, "a"), .only],
                "app.descendants(matching: .any).element(matching: .button, identifier: \"a\")"
            ),
            ([.descendants(.comboBox), .matching(.group, "a")], "app.comboBoxes.matching(.group, identifier: \"a\")"),
        ] as [([QueryStep], String)])
    func aQueryReadsAsItIsWritten(_ steps: [QueryStep], _ text: String) {
        #expect(QueryText.text(of: steps) == text)
    }
}
