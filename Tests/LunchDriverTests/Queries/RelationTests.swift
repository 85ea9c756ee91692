import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// The places of elements, seen from others.
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
    private static let app = TUIApplication(.command("none"))
    private let frame = TUIFrame.made(
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
        _ type: TUIElementType, _ name: String, _ column: Int, _ row: Int, _ columns: Int, rows: Int = 1
    ) -> AccessibilityNode {
        AccessibilityNode(
            type, identifier: name, frame: CellRect(column: column, row: row, columns: columns, rows: rows))
    }

    private static let any = app.descendants(matching: .any)

    @Test(
        arguments: [
            // The nearest comes first.
            (app.textFields.below(app.textFields["name"]), ["mail", "town"]),
            (app.textFields.above(app.textFields["town"]), ["mail", "name"]),
            (any.rightOf(app.staticTexts["Name"]), ["name", "ok"]), (any.leftOf(app.buttons["ok"]), ["name", "Name"]),
            // Below needs a column in common, and right of a row.
            (app.staticTexts.below(app.buttons["ok"]), []), (app.textFields.rightOf(app.staticTexts["Mail"]), ["mail"]),
            (any.below(any["town"]), []),
            // Inside is with all its cells.
            (app.textFields.inside(app.groups["Address"]), ["town"]),
            (app.staticTexts.inside(app.groups["Address"]), ["Town"]),
            (app.groups.inside(app.groups["Address"]).matching { $0.identifier != "Address" }, []),
            // A reference that is not there relates to nothing.
            (app.textFields.below(app.staticTexts["Nme"]), []),
        ] as [(TUIElementQuery, [String])])
    func aRelationFinds(_ query: TUIElementQuery, _ expected: [String]) {
        #expect(Resolution(query.steps, in: frame).found.map { frame.tree.nodes[$0].identifier } == expected)
    }

    @Test func aRelationReadsAsItIsWritten() {
        let query = Self.app.textFields.below(Self.app.staticTexts["Nme"])
        #expect(query.firstMatch.description == #"app.textFields.below(app.staticTexts["Nme"]).firstMatch"#)
    }

    @Test func framesFromTheEndOfTheWorldAreCountedRight() {
        let numbers = [Int.min, .min + 1, -1, 0, 3, 40, .max - 1, .max]
        var spans: [(start: Int, length: Int)] = []
        for start in numbers { for length in numbers { spans.append((start, length)) } }
        for one in spans {
            for other in spans {
                let gap = gap(one, other)
                let wide = CellRect(column: one.start, row: 3, columns: one.length, rows: 2)
                let otherWide = CellRect(column: other.start, row: 4, columns: other.length, rows: 2)
                let high = CellRect(column: 3, row: one.start, columns: 2, rows: one.length)
                let otherHigh = CellRect(column: 4, row: other.start, columns: 2, rows: other.length)
                let distances = [
                    Relation.rightOf.distance(of: otherWide, from: wide),
                    Relation.leftOf.distance(of: wide, from: otherWide),
                    Relation.below.distance(of: otherHigh, from: high),
                    Relation.above.distance(of: high, from: otherHigh),
                ]
                #expect(distances.allSatisfy { $0 == gap }, "\(one), \(other): \(distances)")
                let isInside = one.length > 0 && other.length > 0 && other.start <= one.start && end(one) <= end(other)
                let row = CellRect(column: one.start, row: 4, columns: one.length, rows: 1)
                let column = CellRect(column: 5, row: one.start, columns: 1, rows: one.length)
                let inside = [
                    Relation.inside.distance(of: row, from: otherWide),
                    Relation.inside.distance(of: column, from: otherHigh),
                    // A row of it lies outside.
                    Relation.inside.distance(of: wide, from: otherWide),
                ]
                #expect(inside == [isInside ? 0 : nil, isInside ? 0 : nil, nil], "\(one), \(other)")
            }
        }
    }

    /// The last cell of a span, counted where nothing overflows; there is none behind `Int.max`.
    private func end(_ span: (start: Int, length: Int)) -> Int128 {
        min(Int128(span.start) + Int128(span.length) - 1, Int128(Int.max))
    }

    /// The number of cells between a span and one behind it.
    private func gap(_ one: (start: Int, length: Int), _ other: (start: Int, length: Int)) -> Int? {
        guard one.length > 0, other.length > 0, Int128(other.start) > end(one) else { return nil }
        return Int(clamping: Int128(other.start) - end(one) - 1)
    }

    @Test func whatIsNearIsReportedWhereverElementsAre() {
        let far = CellRect(column: .max, row: .min, columns: .max, rows: .max)
        let children = [
            AccessibilityNode(.button, identifier: "far", frame: far),
            AccessibilityNode(
                .button, identifier: "opposite", frame: CellRect(column: .min, row: .max, columns: 5, rows: 1)),
            AccessibilityNode(.staticText, identifier: "here", frame: CellRect(column: 1, row: 1, columns: 4, rows: 1)),
        ]
        let frame = TUIFrame.made(AccessibilityNode(.application, children: children))
        for query in [
            Self.app.buttons.below(Self.app.staticTexts["here"]), Self.app.staticTexts.inside(Self.app.buttons["far"]),
        ] {
            let resolution = Resolution(query.element.steps, in: frame)
            var failure = TUIFailure(.element(.noMatch))
            (failure.steps, failure.resolution, failure.frame, failure.cells) = (
                resolution.steps, resolution, frame, far
            )
            let text = failure.message
            #expect(text.contains("The nearest elements are not"), "\(text)")
        }
    }
}
