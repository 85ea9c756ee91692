import LunchWire
import Testing

/// The comparison of trees with lists, on trees that the tests contain.
struct ScoreTests {
    private static func button(_ label: String, isSelected: Bool, unknown: ElementStates = []) -> AccessibilityNode {
        var node = AccessibilityNode(
            .button, label: label, frame: CellRect(column: 2, row: 3, columns: 6, rows: 1), isSelected: isSelected)
        node.attributes.unknown = unknown
        return node
    }

    private static func table(_ rows: String...) -> AccessibilityNode {
        AccessibilityNode(.table, children: rows.map { AccessibilityNode(.cell, label: $0) })
    }

    private static let help = AccessibilityNode(
        .toolbar, children: [AccessibilityNode(.button, label: "Help", value: "F1")])
    private static let okay = [button("OK", isSelected: false)]
    private static let main = [button("main", isSelected: true), AccessibilityNode(.staticText, label: "main")]

    /// A list with its lines divided by `;`, the elements, the numbers of the lines that are missed, and the number of wrong elements.
    private static let rows: [(list: String, elements: [AccessibilityNode], missed: [Int], wrong: Int)] = [
        // Each line takes one element, and a line of `must not` none.
        (
            "# two of the same name;must button \"OK\" selected at 2,3 6x1;must button \"OK\"|\"Okay\" not selected on 7,3;"
                + "must not checkBox *", okay + [button("OK", isSelected: true)], [], 0
        ),
        ("must button \"OK\";must button \"OK\"", okay, [1], 0),
        // An unknown state is missed, and a contradiction is wrong even if a `*` allows it.
        ("must button \"OK\" selected", [button("OK", isSelected: false, unknown: .isSelected)], [0], 0),
        ("must button \"OK\" selected", okay, [0], 1),
        ("must button \"OK\" value \"1\"", okay, [0], 1),
        ("must button \"OK\" at 2,3 7x1", okay, [0], 1),
        ("must button \"OK\" on 8,3", okay, [0], 1),
        ("must button \"OK\" selected;may button *", okay, [0], 1),
        ("must button \"OK\" selected;may button *", [button("Cancel", isSelected: false)], [0], 0),
        // An element that no line names is wrong, apart from texts.
        ("", main, [], 1),
        ("may button \"main\"", main, [], 0),
        ("may button *", main, [], 0),
        ("may button *;must not staticText \"main\"", main, [], 1),
        // A table is whole or wrong, whether a line names it or not.
        ("must table \"\";must cell \"a\";must cell \"b\";must cell \"c\"", [table("a", "b", "c")], [], 0),
        ("must table \"\";must cell \"a\";must cell \"b\";must cell \"c\"", [table("a", "c")], [0, 2], 1),
        ("must cell \"a\";must cell \"b\";must cell \"c\"", [table("a", "b", "c")], [], 0),
        ("must cell \"a\";must cell \"b\";must cell \"c\"", [table("a", "c")], [1], 1),
        (
            "must table \"\";must cell \"a\";must checkBox \"x\";must cell \"b\";may cell *",
            [table("a", "b", "status"), AccessibilityNode(.checkBox, label: "x")], [0], 1
        ),
        // Each list on a screen has its table.
        (pairs, [table("a", "b"), table("b", "c")], [], 0),
        (pairs, [table("a", "b", "b", "c")], [0, 3], 1),
        (pairs, [table("b", "c")], [0, 1, 2], 0),
        // So has each bar, but a button without a key is not in a bar.
        (
            "must toolbar \"\";must button \"Help\" value \"F1\";must button \"Quit\" value \"F10\";must button \"OK\"",
            [help, AccessibilityNode(.button, label: "OK")], [0, 2], 1
        ),
    ]
    private static let pairs =
        "must table \"\";must cell \"a\";must cell \"b\";must table \"\";must cell \"b\";must cell \"c\""

    @Test func elementsAreComparedWithLists() throws {
        for (list, elements, missed, wrong) in Self.rows {
            let lines = try list.split(separator: ";").compactMap(Expectation.init)
            let score = Score(AccessibilityNode(.application, children: elements), lines)
            let words = missed.map { score.musts[$0].description }
            #expect(score.missed.map(\.description).sorted() == words.sorted(), "\(list)")
            #expect(score.wrong.count == wrong, "\(list): \(score.wrong)")
        }
    }

    @Test(arguments: [
        "must", "shall button *", "must knob *", "must button OK", "must button * on 3", "must button \"OK",
    ])
    func aMalformedLineIsAnError(line: String) {
        #expect(throws: Expectation.Malformed.self) { try Expectation(line[...]) }
    }
}
