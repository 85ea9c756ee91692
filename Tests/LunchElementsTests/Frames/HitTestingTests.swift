import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// The element that a click at a cell meets, and the visible part of an element.
@Suite struct HitTestingTests {
    private static func element(
        _ type: TUIElementType, _ name: String, _ frame: CellRect, _ children: AccessibilityNode...
    ) -> AccessibilityNode {
        AccessibilityNode(type, identifier: name, frame: frame, children: children)
    }

    private static func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
        CellRect(column: column, row: row, columns: columns, rows: rows)
    }

    private func frame(_ children: AccessibilityNode..., drawing: String = "") -> TUIFrame {
        .made(AccessibilityNode(.application, children: children), columns: 40, rows: 10, drawing: drawing)
    }

    private func index(_ name: String, in frame: TUIFrame) -> Int {
        frame.tree.nodes.indices.first { frame.tree.nodes[$0].identifier == name } ?? 0
    }

    @Test(arguments: [true, false]) func nothingBehindAnAlertCanBeHit(hasButton: Bool) {
        let answer = Self.element(.button, "answer", Self.rect(21, 1, 4, 1))
        let frame = frame(
            Self.element(.button, "behind", Self.rect(0, 0, 11, 1)),
            AccessibilityNode(
                .alert, identifier: "alert", frame: Self.rect(20, 0, 9, 3), children: hasButton ? [answer] : []))
        #expect(frame.hitPoint(of: index("behind", in: frame)) != nil)
        #expect(!TUIElementSnapshot(frame, index("behind", in: frame)).isHittable)
        #expect(TUIElementSnapshot(frame, index(hasButton ? "answer" : "alert", in: frame)).isHittable)
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

    /// Frames from anywhere, each under all others: what can be seen of them is on the screen, and so is a click.
    @Test func framesFromAnywhereAreSeenAsFarAsTheScreenGoes() {
        let numbers = [Int.min, .min + 1, -(1 << 30), -1, 0, 5, 40, 1 << 30, .max - 1, .max]
        var elements: [AccessibilityNode] = []
        for start in numbers {
            for extent in numbers {
                elements.append(Self.element(.button, "\(elements.count)", Self.rect(start, 2, extent, 1)))
                elements.append(Self.element(.button, "\(elements.count)", Self.rect(4, start, 2, extent)))
            }
        }
        let screen = Self.rect(0, 0, 40, 10)
        let frame = TUIFrame.made(AccessibilityNode(.application, children: elements), columns: 40, rows: 10)
        for index in frame.tree.nodes.indices.dropFirst() {
            let alone = TUIFrame.made(
                AccessibilityNode(.application, children: [elements[index - 1]]), columns: 40, rows: 10)
            let visible = alone.visibleFrame(of: 1)
            #expect(visible == elements[index - 1].attributes.frame.intersection(screen))
            #expect(alone.hitPoint(of: 1) == (visible.isEmpty ? nil : visible.center))
            #expect(frame.hitPoint(of: index).map { visible.contains($0) } ?? true)
            #expect(TUIElementSnapshot(frame, index).style == TUIStyle())
        }
        #expect(TreeText.elements(of: frame, limit: 1000).contains("out of view"))
    }

    /// The case that brought the tests down: a covered element that is wider than can be counted.
    @Test func anElementWiderThanCanBeCountedIsHitBesideItsCover() {
        let frame = frame(
            Self.element(.button, "wide", Self.rect(10, 0, .max, 1)),
            Self.element(.window, "over", Self.rect(20, 0, 10, 1)))
        #expect(frame.visibleFrame(of: 1) == Self.rect(10, 0, 30, 1))
        #expect(frame.hitPoint(of: 1) == CellPoint(column: 19, row: 0))
        let nowhere = self.frame(Self.element(.button, "nowhere", Self.rect(.max, .max, .max, .max)))
        #expect(!TUIElementSnapshot(nowhere, 1).isHittable)
    }

    /// An app may say that it has drawn for any size; there are no more cells than the terminal has.
    @Test func theScreenIsNoLargerThanTheTerminal() {
        for (size, bounds) in [
            (CellSize(columns: 1 << 30, rows: 1 << 30), Self.rect(0, 0, 40, 10)),
            (CellSize(columns: .max, rows: 3), Self.rect(0, 0, 40, 3)),
            (CellSize(columns: -5, rows: .min), Self.rect(0, 0, 0, 0)),
        ] {
            let root = AccessibilityNode(
                .application, children: [Self.element(.button, "all", Self.rect(0, 0, .max, .max))])
            let frame = TUIFrame.made(root, columns: 40, rows: 10, size: size)
            #expect(frame.bounds == bounds)
            #expect(frame.visibleFrame(of: 1) == bounds)
            #expect(frame.hitPoint(of: 1) == (bounds.isEmpty ? nil : bounds.center))
            #expect(frame.link(of: 1) == nil)
        }
    }

    @Test func anAlertHoldsUpWhatIsNotInIt() {
        let frame = frame(
            Self.element(.button, "far", Self.rect(30, 9, 3, 1)),
            Self.element(
                .alert, "alert", Self.rect(0, 0, 9, 3), Self.element(.button, "ok", Self.rect(1, 1, 2, 1))))
        #expect(frame.alert(before: index("far", in: frame)) == index("alert", in: frame))
        #expect(frame.alert(before: index("ok", in: frame)) == nil)
    }

    /// It is answered with a key: any that is sent to something else would answer it by accident.
    @Test func anAlertWithoutAButtonHoldsUpUnlessItIsCovered() {
        let far = Self.element(.button, "far", Self.rect(30, 9, 3, 1))
        let text = Self.element(.staticText, "Delete? (y/n)", Self.rect(0, 0, 9, 3))
        let alert = Self.element(.alert, "alert", Self.rect(0, 0, 9, 3), text)
        for frame in [frame(far, alert), frame(alert, far)] {
            #expect(frame.alert(before: index("far", in: frame)) == index("alert", in: frame))
            #expect(frame.alert(before: index("Delete? (y/n)", in: frame)) == nil)
        }
        let covered = frame(far, alert, Self.element(.window, "over", Self.rect(0, 0, 9, 3)))
        #expect(covered.alert(before: index("far", in: covered)) == nil)
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
        #expect(empty.style == TUIStyle())
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
