import LunchRecognition
import LunchTerminal
import LunchWire
import Testing

/// The elements that a test says to be in a part of a screen, read from cells.
@Suite struct HintTests {
    private func grid(_ text: String, columns: Int = 20, rows: Int = 6) -> TUIGrid {
        var terminal = TUITerminal(columns: columns, rows: rows)
        _ = terminal.feed(text.utf8.span)
        return terminal.grid
    }

    private func list(_ text: String, before: String? = nil, rows: Int = 3) -> AccessibilityNode? {
        let rectangle = CellRect(column: 0, row: 0, columns: 20, rows: rows)
        return Hint.element(.table, in: rectangle, of: grid(text), before: before.map { grid($0) })
    }

    private func selected(_ node: AccessibilityNode?) -> [String] {
        (node?.children ?? []).filter { $0.attributes.isSelected && !$0.attributes.unknown.contains(.isSelected) }
            .map(\.attributes.label)
    }

    private func isUnknown(_ node: AccessibilityNode?) -> Bool {
        node?.children.allSatisfy { $0.attributes.unknown.contains(.isSelected) } == true
    }

    private static let hidden = "\u{1B}[?25l"

    @Test(arguments: [
        "One\r\n\u{1B}[7mTwo\u{1B}[m\r\nThree", "One\r\n\u{1B}[1mTwo\u{1B}[m\r\nThree",
        "One\r\n\u{1B}[4mTwo\u{1B}[m\r\nThree", "\u{1B}[7mOne\r\n\u{1B}[mTwo\u{1B}[7m\r\nThree",
        "One\r\n\u{1B}[44mT\u{1B}[31mwo\u{1B}[m\r\nThree",
    ])
    func theRowThatLooksUnlikeAllOthersIsSelected(_ text: String) {
        #expect(selected(list(Self.hidden + text)) == ["Two"])
    }

    @Test(arguments: [
        "One\r\nTwo\r\nThree", "\u{1B}[7mOne\r\nTwo\u{1B}[m\r\nThree\r\nFour",
        "\u{1B}[31mOne\r\n\u{1B}[32mTwo\r\n\u{1B}[33mThree",
        "One\r\n\u{1B}[1mT\u{1B}[mwo\r\nThree", "One\r\nTw\u{1B}[1mo\u{1B}[m\r\nThree",
        "One\r\n\u{1B}[41mTw\u{1B}[mo!\r\nThree", "One\r\n\u{1B}[42mTw\u{1B}[mo!\r\nThree",
        "One\r\n\u{1B}[43mTw\u{1B}[mo!\r\nThree", "One\r\n\u{1B}[44mTw\u{1B}[mo!\r\nThree",
        "One\r\n\u{1B}[45mTw\u{1B}[mo!\r\nThree", "One\r\n\u{1B}[46mTw\u{1B}[mo!\r\nThree",
    ])
    func nothingIsSelectedThatMayNotBe(_ text: String) {
        let list = list(Self.hidden + text, rows: 4)
        #expect(selected(list) == [])
        #expect(isUnknown(list))
    }

    /// Of two rows that differ either may be the one that is highlighted.
    @Test func twoRowsAreNotEnough() {
        let list = list(Self.hidden + "One\r\n\u{1B}[7mTwo", rows: 2)
        #expect(isUnknown(list))
        #expect(list?.children.count == 2)
    }

    /// Rows of several colors say nothing by themselves; that one has got the look of another does.
    @Test func theHighlightHasMoved() {
        let row = { (text: String, style: String) in "\u{1B}[\(style)m\(text)\u{1B}[m\r\n" }
        let before = Self.hidden + row("One", "7") + row("Two", "") + row("Three", "41") + row("Four", "")
        let now = Self.hidden + row("One", "") + row("Two", "7") + row("Three", "41") + row("Four", "")
        #expect(selected(list(now, before: before, rows: 4)) == ["Two"])
        #expect(isUnknown(list(now, rows: 4)))
        // Another text is another screen.
        #expect(isUnknown(list(now, before: before.replacing("Four", with: "Five"), rows: 4)))
    }

    /// Rows of a list, of which each has a style.
    private static func rows(_ styles: String...) -> String { rows(styles) }

    private static func rows(_ styles: [String]) -> String {
        let names = ["One", "Two", "Three", "Four", "Five"]
        return hidden + zip(names, styles).map { "\u{1B}[\($1)m\($0)\u{1B}[m\r\n" }.joined()
    }

    /// Up or down, by the background or by how the text is drawn.
    @Test(arguments: [("44", "41"), ("7", "41"), ("1", "31"), ("4", "31")])
    func theHighlightMovesEitherWay(_ highlight: String, _ other: String) {
        let above = Self.rows(highlight, "", other, "")
        let below = Self.rows("", highlight, other, "")
        #expect(selected(list(below, before: above, rows: 4)) == ["Two"])
        #expect(selected(list(above, before: below, rows: 4)) == ["One"])
    }

    @Test func whatIsNoMoveOfAHighlightReportsNothing() {
        let before = Self.rows("44", "", "41", "", "43")
        let moved = list(Self.rows("", "44", "41", "", "43"), before: before, rows: 5)
        #expect(selected(moved) == ["Two"])
        // A third row has changed as well.
        #expect(isUnknown(list(Self.rows("", "44", "", "", "43"), before: before, rows: 5)))
        // One has got another look than the other had.
        #expect(isUnknown(list(Self.rows("", "42", "41", "", "43"), before: before, rows: 5)))
    }

    /// A row may look like the highlighted one, because it is marked, or so.
    @Test(arguments: [["44", "", ""], ["", "44", ""], ["", "", "44"]])
    func aHighlightThatAnotherRowHasTooReportsNothing(_ rest: [String]) {
        let before = Self.rows(["44", ""] + rest)
        #expect(isUnknown(list(Self.rows(["", "44"] + rest), before: before, rows: 5)))
    }

    @Test func aMoveBetweenTwoRowsReportsNothing() {
        #expect(isUnknown(list(Self.rows("", "44"), before: Self.rows("44", ""), rows: 2)))
    }

    @Test func aScreenOfAnotherSizeReportsNothing() {
        let rectangle = CellRect(column: 0, row: 0, columns: 20, rows: 4)
        for (columns, rows) in [(21, 6), (20, 7)] {
            let before = grid(Self.rows("44", "", "41", ""), columns: columns, rows: rows)
            let now = grid(Self.rows("", "44", "41", ""))
            #expect(isUnknown(Hint.element(.table, in: rectangle, of: now, before: before)))
        }
    }

    @Test func theVisibleCursorSelects() {
        #expect(selected(list("One\r\nTwo\r\nThree\u{1B}[2;1H")) == ["Two"])
        #expect(isUnknown(list(Self.hidden + "One\r\nTwo\r\nThree\u{1B}[2;1H")))
        #expect(isUnknown(list("One\r\nTwo\r\nThree\u{1B}[5;1H")))
    }

    /// A sign before one row selects it, even one of two, and no sign is a part of the text.
    @Test(arguments: [
        ("> One\r\n  Two", ["One!", "Two"]), ("  One\r\n❯ Two\r\n  Three", ["One", "Two!", "Three"]),
        // fzf, whose second column marks rows.
        (" >One\r\n>>Two\r\n  Three", ["One", "Two!", "Three"]),
        ("▌ One\r\n▌ \u{1B}[44mTwo\u{1B}[m\r\n▌ Three", ["One", "Two!", "Three"]),
        // Several signs, a sign that is text, a triangle that folds a tree, a sign against a style.
        ("> One\r\n> Two", ["One?", "Two?"]), ("> One\r\nTwo", ["> One?", "Two?"]),
        ("▶ One\r\n  Two", ["▶ One?", "Two?"]),
        ("> One\r\n  \u{1B}[44mTwo\u{1B}[m\r\n  Three", ["One?", "Two?", "Three?"]),
    ])
    func aSignPointsToTheSelectedRow(text: String, expected: [String]) {
        let rows = list(Self.hidden + text)?.children.map(\.attributes)
        #expect(
            rows?.map { $0.label + ($0.unknown.contains(.isSelected) ? "?" : $0.isSelected ? "!" : "") } == expected)
    }

    @Test func aScrollBarIsNoText() {
        let list = list("One                ▐\r\nTwo                █\r\nThree")
        #expect(list?.children.map(\.attributes.label) == ["One", "Two", "Three"])
    }

    @Test func blanksAndLinesDivideARow() {
        let list = list("One  1 a │ x\r\n\r\n──────")
        #expect(list?.children.map(\.attributes.label) == ["One 1 a x"])
        #expect(list?.children.first?.children.map(\.attributes.label) == ["One", "1 a", "x"])
        #expect(list?.children.first?.attributes.frame == CellRect(column: 0, row: 0, columns: 20, rows: 1))
    }

    @Test func aBorderIsNoRow() {
        let box = ["┌─ Tasks ─┐", "├─(#327)──┤", "│ One     │", "├─────────┤", "│ ├─ Two  │", "└─ End ───┘"]
        let list = list(box.joined(separator: "\r\n"), rows: 6)
        #expect(list?.children.map(\.attributes.label) == ["One", "Two"])
    }

    @Test func pieces() throws {
        let bar = try #require(
            Hint.element(
                .menuBar, in: CellRect(column: 0, row: 0, columns: 20, rows: 1),
                of: grid("File  \u{1B}[7mEdit\u{1B}[m  View"), before: nil))
        #expect(bar.children.map(\.attributes.type) == [.menuItem, .menuItem, .menuItem])
        #expect(selected(bar) == ["Edit"])
        #expect(bar.children[1].attributes.frame == CellRect(column: 6, row: 0, columns: 4, rows: 1))
    }

    @Test func aFieldHasAValue() throws {
        let rectangle = CellRect(column: 6, row: 0, columns: 10, rows: 1)
        let field = try #require(Hint.element(.textField, in: rectangle, of: grid("Name: Bob"), before: nil))
        #expect(field.attributes.value == "Bob")
        #expect(field.attributes.hasFocus)
        #expect(!field.attributes.unknown.contains(.hasFocus))
        let other = try #require(Hint.element(.textField, in: rectangle, of: grid("Name: Bob\r\n"), before: nil))
        #expect(other.attributes.unknown.contains(.hasFocus))
        #expect(!other.attributes.hasFocus)
        // The blanks between words belong to the value, and the lines of a box don't.
        let box = grid("┌─ Name ─┐\r\n│ a  b   │\r\n└────────┘")
        let inBox = Hint.element(
            .textField, in: CellRect(column: 0, row: 0, columns: 10, rows: 3), of: box, before: nil)
        #expect(inBox?.attributes.value == "a  b")
        let unseen = try #require(
            Hint.element(.textField, in: rectangle, of: grid(Self.hidden + "Name: Bob"), before: nil))
        #expect(unseen.attributes.unknown.contains(.hasFocus))
        #expect(!unseen.attributes.hasFocus)
    }

    @Test(arguments: [
        CellRect(column: 30, row: 0, columns: 3, rows: 1), CellRect(column: 0, row: 9, columns: 3, rows: 1), .zero,
        CellRect(column: -9, row: -9, columns: 3, rows: 3),
    ])
    func thereIsNothingOffTheScreen(_ rectangle: CellRect) {
        #expect(Hint.element(.table, in: rectangle, of: grid("One"), before: nil) == nil)
    }

    @Test func whatIsHalfOnTheScreenIsCut() throws {
        let rectangle = CellRect(column: 18, row: 0, columns: 1 << 30, rows: 1 << 30)
        let button = try #require(Hint.element(.button, in: rectangle, of: grid("0123456789012345678日"), before: nil))
        #expect(button.attributes.frame == CellRect(column: 18, row: 0, columns: 2, rows: 6))
    }
}
