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

    @Test(
        arguments: [
            ([.descendants(.any)], [1, 2, 3, 4, 5, 6, 7, 8]),
            ([.descendants(.group), .descendants(.button)], [5, 6]),
            ([.descendants(.group), .descendants(.any)], [2, 3, 4, 5, 6]),
            // Children are direct only.
            ([.children(.any)], [1, 7, 8]), ([.descendants(.group), .children(.any)], [2, 3, 4, 5, 6]),
            ([.children(.button)], [7]),
            // A name is an identifier, then a label, then a placeholder.
            ([.descendants(.any), .matching(.any, "cancel")], [6]),
            ([.children(.any), .matching(.any, "cancel")], [7]),
            ([.descendants(.any), .matching(.any, "E-mail")], [2]),
            ([.descendants(.textField), .matching(.any, "E-mail")], [3]),
            ([.descendants(.any), .matching(.textField, "Search")], [8]),
            ([.descendants(.any), .matching(.button, "Search")], []),
            // Containing keeps the elements that have such an element below.
            ([.descendants(.group), .containing(.staticText, "E-mail")], [1]),
            ([.descendants(.group), .containing(.button, "ok")], [1, 4]),
            ([.descendants(.group), .containing(.button, "outer")], []),
            // An index counts from either end.
            ([.descendants(.button), .at(0)], [5]), ([.descendants(.button), .at(2)], [7]),
            ([.descendants(.button), .at(-1)], [7]), ([.descendants(.button), .at(-3)], [5]),
            ([.descendants(.button), .at(3)], []), ([.descendants(.button), .at(-4)], []),
            // The first is the first of the tree.
            ([.descendants(.button), .first], [5]), ([.descendants(.alert), .first], []),
        ] as [([QueryStep], [Int])])
    func aQueryFinds(_ steps: [QueryStep], _ expected: [Int]) {
        // The places in the tree that steps lead to, parents before their children.
        #expect(steps.reduce([0]) { $1.apply(to: $0, in: frame, isPossible: false) } == expected)
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
