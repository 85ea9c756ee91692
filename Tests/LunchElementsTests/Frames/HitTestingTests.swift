import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// Which element a click at a cell meets, and what of an element can be seen.
@Suite struct HitTestingTests {
    private static func element(
        _ type: ElementType, _ name: String, _ frame: CellRect, _ children: AccessibilityNode...
    ) -> AccessibilityNode {
        AccessibilityNode(type, identifier: name, frame: frame, children: children)
    }

    private static func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
        CellRect(column: column, row: row, columns: columns, rows: rows)
    }

    private func frame(_ children: AccessibilityNode..., drawing: String = "") -> Frame {
        .made(AccessibilityNode(.application, children: children), columns: 40, rows: 10, drawing: drawing)
    }

    private func index(_ name: String, in frame: Frame) -> Int {
        frame.tree.nodes.indices.first { frame.tree.nodes[$0].identifier == name } ?? 0
    }

    @Test func whatComesLaterLiesOver() {
        let frame = frame(
            Self.element(.button, "under", Self.rect(0, 0, 11, 1)),
            Self.element(.dialog, "over", Self.rect(4, 0, 20, 5)),
            Self.element(.button, "hidden", Self.rect(6, 2, 4, 1)), Self.element(.window, "top", Self.rect(0, 2, 30, 1))
        )
        // Its middle, column 5, is covered; the nearest cell that is not is 3.
        #expect(frame.hitPoint(of: index("under", in: frame)) == CellPoint(column: 3, row: 0))
        #expect(frame.hitPoint(of: index("over", in: frame)) == CellPoint(column: 13, row: 1))
        #expect(frame.hitPoint(of: index("hidden", in: frame)) == nil)
        #expect(!TUIElementSnapshot(frame, index("hidden", in: frame)).isHittable)
    }

    @Test func whatAnElementHoldsDoesNotCoverIt() {
        let frame = frame(
            Self.element(.cell, "row", Self.rect(0, 0, 9, 1), Self.element(.staticText, "text", Self.rect(0, 0, 9, 1))))
        #expect(frame.hitPoint(of: index("row", in: frame)) == CellPoint(column: 4, row: 0))
    }

    @Test func groupsAreTransparentAndWhatIsInThemIsNot() {
        let frame = frame(
            Self.element(.button, "one", Self.rect(0, 0, 3, 1)), Self.element(.button, "two", Self.rect(10, 0, 3, 1)),
            Self.element(.group, "overlay", Self.rect(0, 0, 40, 10), Self.element(.image, "x", Self.rect(9, 0, 5, 1))))
        #expect(frame.hitPoint(of: index("one", in: frame)) == CellPoint(column: 1, row: 0))
        #expect(frame.hitPoint(of: index("two", in: frame)) == nil)
    }

    @Test func whatIsScrolledAwayIsNotSeen() {
        let frame = frame(
            Self.element(
                .table, "list", Self.rect(0, 2, 20, 3),
                Self.element(.cell, "above", Self.rect(0, 1, 20, 1)), Self.element(.cell, "in", Self.rect(0, 4, 20, 2)),
                Self.element(.cell, "below", Self.rect(0, 6, 20, 1))),
            Self.element(.button, "off", Self.rect(38, 9, 9, 9)))
        #expect(frame.visibleFrame(of: index("above", in: frame)).isEmpty)
        #expect(frame.visibleFrame(of: index("in", in: frame)) == Self.rect(0, 4, 20, 1))
        #expect(frame.visibleFrame(of: index("below", in: frame)).isEmpty)
        #expect(frame.visibleFrame(of: index("off", in: frame)) == Self.rect(38, 9, 2, 1))
    }

    @Test func anAlertWithSomethingToPressHoldsUpWhatIsNotInIt() {
        let frame = frame(
            Self.element(.button, "far", Self.rect(30, 9, 3, 1)),
            Self.element(
                .alert, "alert", Self.rect(0, 0, 9, 3), Self.element(.button, "ok", Self.rect(1, 1, 2, 1))))
        #expect(frame.alert(before: index("far", in: frame)) == index("alert", in: frame))
        #expect(frame.alert(before: index("ok", in: frame)) == nil)
        let banner = self.frame(
            Self.element(.button, "far", Self.rect(30, 9, 3, 1)), Self.element(.alert, "alert", Self.rect(0, 0, 9, 3)))
        #expect(banner.alert(before: index("far", in: banner)) == nil)
    }

    @Test func theStyleIsThatOfTheFirstCellThatShowsSomething() {
        let frame = frame(
            Self.element(.staticText, "text", Self.rect(0, 1, 8, 1)),
            Self.element(.staticText, "empty", Self.rect(9, 0, 8, 1)),
            drawing: "\r\n  \u{1B}[1;31mred\u{1B}]8;;https://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\")
        let text = TUIElementSnapshot(frame, index("text", in: frame))
        #expect(text.style.foreground == .indexed(1))
        #expect(text.style.attributes == .bold)
        #expect(text.link == "https://a.b")
        let empty = TUIElementSnapshot(frame, index("empty", in: frame))
        #expect(empty.style == Style())
        #expect(empty.link == nil)
    }

    @Test(
        arguments: [
            ("40%", 0.4), ("100 %", 1), ("2/5", 0.4), ("0.25", 0.25), ("1", 1), ("0", 0), ("42", nil), ("-1%", nil),
            ("1/0", nil), ("nan", nil), ("a", nil), ("", nil), ("3/2", nil), ("1/2/3", nil),
        ] as [(String, Double?)])
    func aSlidersValueIsAPercentageAFractionOrAShare(_ text: String, _ expected: Double?) {
        #expect(NormalizedValue.read(text) == expected)
    }
}
