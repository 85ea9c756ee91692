import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// Where elements lie, seen from others.
///
/// ```
///   0         10        20
/// 0 Name      [name    ] ok
/// 1
/// 2 Mail      [mail    ]
/// 3 ┌ Address ────────┐
/// 4 │ Town  [town   ] │
/// 5 └─────────────────┘
/// ```
@Suite struct RelationTests {
    private let app = TUIApplication(.command("none"))
    private let frame = Frame.made(
        AccessibilityNode(
            .application,
            children: [
                element(.textField, "town", 8, 4, 9),
                element(.staticText, "Name", 0, 0, 4), element(.textField, "name", 10, 0, 10),
                element(.button, "ok", 21, 0, 2),
                element(.staticText, "Mail", 0, 2, 4), element(.textField, "mail", 10, 2, 10),
                element(.group, "Address", 0, 3, 19, rows: 3), element(.staticText, "Town", 2, 4, 4),
            ]))

    private static func element(
        _ type: ElementType, _ name: String, _ column: Int, _ row: Int, _ columns: Int, rows: Int = 1
    ) -> AccessibilityNode {
        AccessibilityNode(
            type, identifier: name, frame: CellRect(column: column, row: row, columns: columns, rows: rows))
    }

    private func found(_ query: TUIElementQuery) -> [String] {
        Resolution(query.steps, in: frame).found.map { frame.tree.nodes[$0].identifier }
    }

    @Test func theNearestComesFirst() {
        #expect(found(app.textFields.below(app.textFields["name"])) == ["mail", "town"])
        #expect(found(app.textFields.above(app.textFields["town"])) == ["mail", "name"])
        #expect(found(app.descendants(matching: .any).rightOf(app.staticTexts["Name"])) == ["name", "ok"])
        #expect(found(app.descendants(matching: .any).leftOf(app.buttons["ok"])) == ["name", "Name"])
    }

    @Test func belowNeedsAColumnInCommonAndRightOfARow() {
        #expect(found(app.staticTexts.below(app.buttons["ok"])) == [])
        #expect(found(app.textFields.rightOf(app.staticTexts["Mail"])) == ["mail"])
        #expect(found(app.descendants(matching: .any).below(app.descendants(matching: .any)["town"])) == [])
    }

    @Test func insideIsWithAllItsCells() {
        #expect(found(app.textFields.inside(app.groups["Address"])) == ["town"])
        #expect(found(app.staticTexts.inside(app.groups["Address"])) == ["Town"])
        #expect(found(app.groups.inside(app.groups["Address"]).matching { $0.identifier != "Address" }) == [])
    }

    @Test func aReferenceThatIsNotThereRelatesToNothing() {
        let query = app.textFields.below(app.staticTexts["Nme"])
        #expect(found(query) == [])
        #expect(query.firstMatch.description == #"app.textFields.below(app.staticTexts["Nme"]).firstMatch"#)
    }

    @Test func framesFromTheEndOfTheWorldAreNoTrap() {
        let hostile = CellRect(column: .max, row: .min, columns: .max, rows: .max)
        let others = [hostile, CellRect(column: .min, row: 0, columns: -5, rows: .min), CellRect.zero]
        for relation in [Relation.below, .above, .leftOf, .rightOf, .inside] {
            for other in others {
                _ = relation.distance(of: hostile, from: other)
                _ = relation.distance(of: other, from: hostile)
            }
        }
    }
}
