import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchElements

/// Elements without a frame are where the marks of their identifiers are.
@Suite struct MarkedElementsTests {
    private func element(
        _ type: TUIElementType, _ name: String, _ children: AccessibilityNode..., frame: CellRect = .zero
    ) -> AccessibilityNode {
        AccessibilityNode(type, identifier: name, frame: frame, children: children)
    }

    private func frame(_ children: AccessibilityNode..., drawing: String) -> TUIFrame {
        .made(AccessibilityNode(.application, children: children), columns: 40, rows: 10, drawing: drawing)
    }

    /// A line between marks.
    private func mark(_ name: String, _ text: String) -> String {
        let tags = name.unicodeScalars.compactMap { Unicode.Scalar(0xE0000 + $0.value) }
        return "\u{E0001}\(String(String.UnicodeScalarView(tags)))\u{E007F}\(text)\u{E0001}\u{E007F}"
    }

    /// The elements of an identifier, in the order of the tree.
    private func found(_ name: String, in frame: TUIFrame) -> [TUIElementSnapshot] {
        frame.tree.identified(name).map { TUIElementSnapshot(frame, $0) }
    }

    private func rect(_ column: Int, _ row: Int, _ columns: Int, _ rows: Int) -> CellRect {
        CellRect(column: column, row: row, columns: columns, rows: rows)
    }

    @Test func framesAreAroundTheCells() throws {
        let frame = frame(
            element(.group, "form", element(.button, "save"), element(.button, "away")),
            drawing: "\r\n  " + mark("form", "Name: \(mark("save", "[ Save ]"))") + "\r\n   " + mark("form", "…"))
        #expect(found("form", in: frame).map(\.frame) == [rect(2, 1, 14, 2)])
        let save = try #require(found("save", in: frame).first)
        #expect(save.frame == rect(8, 1, 8, 1))
        #expect(save.isHittable)
        let away = try #require(found("away", in: frame).first)
        #expect(away.exists && away.frame == .zero && !away.isHittable)
    }

    @Test func aFrameThatIsPublishedIsRight() {
        let frame = frame(
            element(.button, "save", frame: rect(1, 2, 3, 1)), element(.button, ""), drawing: mark("save", "Save"))
        #expect(found("save", in: frame).map(\.frame) == [rect(1, 2, 3, 1)])
    }

    @Test func oneNameInSeveralElements() {
        let rows = ["row-1", "row-2"]
        let list = AccessibilityNode(
            .table, identifier: "list", children: rows.map { element(.cell, $0, element(.button, "delete")) })
        let drawing = rows.map { mark("list", mark($0, "x \(mark("delete", "Delete"))")) }.joined(separator: "\r\n")
        let frame = frame(list, drawing: drawing)
        #expect(found("delete", in: frame).map(\.frame) == [rect(2, 0, 6, 1), rect(2, 1, 6, 1)])
        #expect(found("list", in: frame).map(\.frame) == [rect(0, 0, 8, 2)])
    }

    @Test func noOneKnowsWhichOfSeveralItIs() {
        let frame = frame(
            element(.button, "same"), element(.button, "same"), element(.button, "other"),
            drawing: mark("same", "a") + mark("same", "b \(mark("other", "c"))"))
        #expect(found("same", in: frame).map(\.frame) == [.zero, .zero])
        #expect(found("other", in: frame).map(\.frame) == [rect(3, 0, 1, 1)])
        #expect(frame.marks(named: "same") == 1)
    }

    /// The first, the last, and one in the midst of many of one name, each inside an element of its own.
    @Test func oneOfManyOfANameIsFoundInItsPlace() {
        let rows = (0..<9).map { "row-\($0)" }
        let list = AccessibilityNode(
            .table, children: rows.map { element(.cell, $0, element(.button, "delete")) })
        for (number, row) in rows.enumerated() {
            let frame = frame(list, drawing: mark(row, "x \(mark("delete", "Delete"))"))
            let places = found("delete", in: frame).map(\.frame)
            #expect(places == rows.indices.map { $0 == number ? rect(2, 0, 6, 1) : .zero })
        }
        let twins = AccessibilityNode(
            .table,
            children: rows.map { element(.cell, $0, element(.button, "delete"), element(.button, "delete")) })
        let frame = frame(twins, drawing: mark("row-4", mark("delete", "Delete")))
        #expect(found("delete", in: frame).allSatisfy { $0.frame == .zero })
    }

    @Test func marksNeedNotLieAsElementsDo() {
        let frame = frame(
            element(.group, "one", element(.button, "inner")), element(.group, "two"),
            drawing: mark("two", "a\(mark("inner", "bc"))") + mark("one", mark("unknown", "d")))
        #expect(found("inner", in: frame).map(\.frame) == [rect(1, 0, 2, 1)])
        #expect(found("one", in: frame).map(\.frame) == [rect(3, 0, 1, 1)])
    }

    @Test func clicksMeetOnlyCellsOfTheElement() throws {
        // Two links in a text that wraps: each has both rows and all columns for its frame.
        let drawing =
            "ab\(mark("one", "cdefgh"))\r\n\(mark("one", "ij")) \(mark("two", "kl"))\r\n\(mark("two", "mnopqrst"))"
        let frame = frame(element(.link, "one"), element(.link, "two"), drawing: drawing)
        let one = try #require(frame.tree.identified("one").first)
        let two = try #require(frame.tree.identified("two").first)
        #expect(frame.tree.nodes[one].frame == rect(0, 0, 8, 2))
        #expect(frame.tree.nodes[two].frame == rect(0, 1, 8, 2))
        #expect(frame.hitPoint(of: one) == CellPoint(column: 3, row: 0))
        #expect(frame.hitPoint(of: two) == CellPoint(column: 3, row: 1))
        #expect(frame.firstCell(of: one).text == "c")
    }

    @Test func theMiddleOfAnElementMayBeNoneOfItsCells() throws {
        let frame = frame(
            element(.link, "far"), drawing: mark("far", "abc") + "\r\n\r\n          " + mark("far", "de"))
        let far = try #require(frame.tree.identified("far").first)
        #expect(frame.tree.nodes[far].frame == rect(0, 0, 12, 3))
        #expect(frame.hitPoint(of: far) == CellPoint(column: 2, row: 0))
    }

    @Test func whatLiesOverAnElementTakesItsCells() throws {
        let list = (0..<3).map { mark("list", "row \($0)            ") }.joined(separator: "\r\n")
        let frame = frame(
            element(.table, "list"), element(.alert, "alert", element(.button, "yes")),
            drawing: list + "\u{1B}[2;3H\(mark("alert", "Sure? \(mark("yes", "Yes"))"))")
        let index = try #require(frame.tree.identified("list").first)
        #expect(frame.tree.nodes[index].frame == rect(0, 0, 17, 3))
        #expect(frame.hitPoint(of: index) == CellPoint(column: 8, row: 0))
        #expect(frame.alert(before: index) == frame.tree.identified("alert").first)
    }

    @Test func noMarksCostNothing() {
        let frame = frame(element(.button, "save"), drawing: "Save")
        #expect(found("save", in: frame).map(\.frame) == [.zero])
    }
}
