import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchDriver
@testable import LunchElements

/// The row that something lies in: that of an element, of a text, and of the cursor.
///
/// ```
///   0         10        20
/// 0 one.txt   [x]
/// 1 two.txt   [ ]
/// 2 three.txt [ ]    ┌────────┐
/// 3 four.txt         │ Delete │
/// ```
@Suite struct RowTests {
    private static let app = TUIApplication(.command("none"))

    private static let root = AccessibilityNode(
        .application,
        children: [
            AccessibilityNode(
                .table, identifier: "files", frame: CellRect(column: 0, row: 0, columns: 30, rows: 4),
                children: ["one.txt", "two.txt", "three.txt", "four.txt"].enumerated().map(row)),
            AccessibilityNode(
                .dialog, identifier: "sure", frame: CellRect(column: 17, row: 2, columns: 10, rows: 2),
                children: [
                    AccessibilityNode(
                        .button, label: "Delete", frame: CellRect(column: 19, row: 3, columns: 6, rows: 1))
                ]),
        ])

    private static func row(_ number: Int, _ name: String) -> AccessibilityNode {
        AccessibilityNode(
            .cell, identifier: "row\(number)", label: name,
            frame: CellRect(column: 0, row: number, columns: 30, rows: 1),
            children: [
                AccessibilityNode(
                    .checkBox, identifier: "mark\(number)",
                    frame: CellRect(column: 10, row: number, columns: 3, rows: 1))
            ])
    }

    private static let drawing = """
        one.txt   [x]\r\ntwo.txt   [ ]\r\nthree.txt [ ]    ┌────────┐\r\nfour.txt         │ Delete │
        """

    private static func frame(cursor: String = "\u{1B}[2;3H") -> TUIFrame {
        TUIFrame.made(root, drawing: drawing + cursor)
    }

    /// An outline of a row in another.
    private static let outline: TUIFrame = {
        let inner = AccessibilityNode(
            .outlineRow, identifier: "inner", frame: CellRect(column: 0, row: 1, columns: 9, rows: 1))
        let outer = AccessibilityNode(
            .outlineRow, identifier: "outer", frame: CellRect(column: 0, row: 0, columns: 9, rows: 2), children: [inner]
        )
        return TUIFrame.made(AccessibilityNode(.application, children: [outer]), drawing: "up\r\ndown")
    }()

    @Test(
        arguments: [
            // An element lies in the row around it.
            (app.cells.rowOf(app.checkBoxes["mark2"]), frame(), "row2"),
            (app.cells.rowOf(app.cells["row1"]), frame(), "row1"),
            (app.tables.rowOf(app.checkBoxes["mark2"]), frame(), "files"),
            (app.cells.rowOf(app.tables["files"]), frame(), nil),
            // A text lies in the row that shows it.
            (app.cells.rowOf(app.text("two")), frame(), "row1"),
            (app.cells.rowOf(app.text(/th\w+\.txt/)), frame(), "row2"),
            (app.tables["files"].cells.rowOf(app.text("four.txt")).checkBoxes.element, frame(), "mark3"),
            (app.cells.rowOf(app.texts(".txt").firstMatch), frame(), "row0"),
            // The row lies under the dialog, and nobody sees it there.
            (app.cells.rowOf(app.text("Delete")), frame(), nil), (app.cells.rowOf(app.buttons["Delete"]), frame(), nil),
            (app.dialogs.rowOf(app.text("Delete")), frame(), "sure"),
            (app.descendants(matching: .any).rowOf(app.text("Delete")), frame(), ""),
            // The innermost of several is the row.
            (app.outlineRows.rowOf(app.text("down")), outline, "inner"),
            (app.outlineRows.rowOf(app.text("up")), outline, "outer"),
            (app.outlineRows.rowOf(app.outlineRows["inner"]), outline, "inner"),
            // The cursor lies in a row, unless a button lies there or the cursor is hidden.
            (app.cells.cursorRow, frame(), "row1"), (app.cells.cursorRow, frame(cursor: "\u{1B}[1;30H"), "row0"),
            (app.cells.cursorRow, frame(cursor: "\u{1B}[1;31H"), nil),
            (app.cells.cursorRow, frame(cursor: "\u{1B}[4;20H"), nil),
            (app.text(/\w+/, within: .cursorRow).firstMatch, frame(), ""),
            (app.cells.cursorRow, frame(cursor: "\u{1B}[2;3H\u{1B}[?25l"), nil),
        ] as [(TUIElement, TUIFrame, String?)])
    func theRowOfSomething(_ element: TUIElement, _ frame: TUIFrame, _ expected: String?) {
        #expect(Resolution(element.steps, in: frame).element?.identifier == expected)
    }

    @Test func aHiddenCursorLiesInNone() {
        let frame = Self.frame(cursor: "\u{1B}[2;3H\u{1B}[?25l")
        let (none, some) = (TUITerminalSnapshot(frame.grid).cursorRow, TUITerminalSnapshot(Self.frame().grid).cursorRow)
        #expect([none, some] == [nil, "two.txt   [ ]"])
        let texts = Self.app.texts(".txt", within: .cursorRow).steps
        #expect([frame, Self.frame()].map { Resolution(texts, in: $0).found.count } == [0, 1])
        #expect(
            message(Self.app.cells.cursorRow, in: frame).contains("The cursor is hidden, so no element contains it."))
        #expect(
            message(Self.app.text("two", within: .cursorRow), in: frame).contains(
                "The cursor is hidden, so there is no cursor row."))
    }

    @Test func theQueryReadsAsItIsWritten() {
        let app = Self.app
        let elements = [
            app.cells.rowOf(app.text("two")), app.cells.cursorRow.firstMatch,
            app.tables["files"].cells.cursorRow.checkBoxes.element, app.text("two", within: .cursorRow),
        ]
        #expect(
            elements.map(\.description) == [
                #"app.cells.rowOf(app.text("two"))"#, "app.cells.cursorRow.firstMatch",
                #"app.tables["files"].cells.cursorRow.checkBoxes.element"#, #"app.text("two", within: .cursorRow)"#,
            ])
    }

    private func message(_ element: TUIElement, in frame: TUIFrame) -> String {
        let resolution = Resolution(element.steps, in: frame)
        var failure = TUIFailure(.element(resolution.problem))
        (failure.steps, failure.resolution, failure.frame) = (resolution.steps, resolution, frame)
        return failure.message
    }

    @Test func aFailureReportsWhereItIsInstead() {
        let covered = message(Self.app.cells.rowOf(Self.app.text("Delete")), in: Self.frame())
        #expect(covered.hasPrefix(#"No element matches app.cells.rowOf(app.text("Delete"))."#), "\(covered)")
        #expect(covered.contains("None of these contains app.text(\"Delete\"):\n  cell \"row0\""), "\(covered)")
        let several = message(Self.app.cells.rowOf(Self.app.text("txt")), in: Self.frame())
        #expect(several.contains("The query depends on app.text(\"txt\"), which matches 4 elements."), "\(several)")
        let missing = message(Self.app.cells.rowOf(Self.app.checkBoxes["mark9"]), in: Self.frame())
        #expect(
            missing.contains("The query depends on app.checkBoxes[\"mark9\"], which isn't on the screen."), "\(missing)"
        )
        let cursor = message(Self.app.cells.cursorRow, in: Self.frame(cursor: "\u{1B}[9;5H"))
        #expect(cursor.contains("The cursor is at (4, 8). None of these contains it:"), "\(cursor)")
    }

    /// To ask how much of it there is, of a row that is not known, would be green for the wrong reason.
    @Test func whatIsInNoRowIsNotCounted() {
        #expect(
            Resolution(Self.app.cells.rowOf(Self.app.text("nine")).checkBoxes.steps, in: Self.frame()).isOfNoElement)
        #expect(
            !Resolution(Self.app.cells.rowOf(Self.app.text("two")).checkBoxes.steps, in: Self.frame()).isOfNoElement)
    }
}
