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
    private let app = TUIApplication(.command("none"))

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

    private func frame(cursor: String = "\u{1B}[2;3H") -> TUIFrame {
        TUIFrame.made(Self.root, drawing: Self.drawing + cursor)
    }

    private func found(_ element: TUIElement, in frame: TUIFrame? = nil) -> String? {
        let resolution = Resolution(element.steps, in: frame ?? self.frame())
        return resolution.element?.identifier
    }

    @Test func anElementLiesInTheRowAroundIt() {
        #expect(found(app.cells.rowOf(app.checkBoxes["mark2"])) == "row2")
        #expect(found(app.cells.rowOf(app.cells["row1"])) == "row1")
        #expect(found(app.tables.rowOf(app.checkBoxes["mark2"])) == "files")
        #expect(found(app.cells.rowOf(app.tables["files"])) == nil)
    }

    @Test func aTextLiesInTheRowThatShowsIt() {
        #expect(found(app.cells.rowOf(app.text("two"))) == "row1")
        #expect(found(app.cells.rowOf(app.text(/th\w+\.txt/))) == "row2")
        #expect(found(app.tables["files"].cells.rowOf(app.text("four.txt")).checkBoxes.element) == "mark3")
        #expect(found(app.cells.rowOf(app.texts(".txt").firstMatch)) == "row0")
    }

    /// The row lies under the dialog, and nobody sees it there.
    @Test func whatLiesOverARowIsNotInIt() {
        #expect(found(app.cells.rowOf(app.text("Delete"))) == nil)
        #expect(found(app.cells.rowOf(app.buttons["Delete"])) == nil)
        #expect(found(app.dialogs.rowOf(app.text("Delete"))) == "sure")
        #expect(found(app.descendants(matching: .any).rowOf(app.text("Delete"))) != nil)
    }

    @Test func theInnermostOfSeveralIsTheRow() {
        let inner = AccessibilityNode(
            .outlineRow, identifier: "inner", frame: CellRect(column: 0, row: 1, columns: 9, rows: 1))
        let outer = AccessibilityNode(
            .outlineRow, identifier: "outer", frame: CellRect(column: 0, row: 0, columns: 9, rows: 2), children: [inner]
        )
        let frame = TUIFrame.made(AccessibilityNode(.application, children: [outer]), drawing: "up\r\ndown")
        #expect(found(app.outlineRows.rowOf(app.text("down")), in: frame) == "inner")
        #expect(found(app.outlineRows.rowOf(app.text("up")), in: frame) == "outer")
        #expect(found(app.outlineRows.rowOf(app.outlineRows["inner"]), in: frame) == "inner")
    }

    @Test func theCursorLiesInARow() {
        #expect(found(app.cells.cursorRow) == "row1")
        #expect(found(app.cells.cursorRow, in: frame(cursor: "\u{1B}[1;30H")) == "row0")
        #expect(found(app.cells.cursorRow, in: frame(cursor: "\u{1B}[1;31H")) == nil)
        #expect(found(app.cells.cursorRow, in: frame(cursor: "\u{1B}[4;20H")) == nil, "a button lies there")
        #expect(found(app.text(/\w+/, within: .cursorRow).firstMatch, in: frame()) != nil)
    }

    @Test func aHiddenCursorLiesInNone() {
        let frame = frame(cursor: "\u{1B}[2;3H\u{1B}[?25l")
        #expect(found(app.cells.cursorRow, in: frame) == nil)
        #expect(Resolution(app.texts("two", within: .cursorRow).steps, in: frame).found == [])
        #expect(TUITerminalSnapshot(frame.grid).cursorRow == nil)
        #expect(message(app.cells.cursorRow, in: frame).contains("The cursor is hidden, so no element contains it."))
        #expect(
            message(app.text("two", within: .cursorRow), in: frame).contains(
                "The cursor is hidden, so there is no cursor row."))
    }

    @Test func theTextOfTheCursorsRowIsRead() {
        #expect(TUITerminalSnapshot(frame().grid).cursorRow == "two.txt   [ ]")
        #expect(Resolution(app.texts(".txt", within: .cursorRow).steps, in: frame()).found.count == 1)
    }

    @Test func theQueryReadsAsItIsWritten() {
        #expect(app.cells.rowOf(app.text("two")).description == #"app.cells.rowOf(app.text("two"))"#)
        #expect(app.cells.cursorRow.firstMatch.description == "app.cells.cursorRow.firstMatch")
        #expect(
            app.tables["files"].cells.cursorRow.checkBoxes.element.description
                == #"app.tables["files"].cells.cursorRow.checkBoxes.element"#)
        #expect(app.text("two", within: .cursorRow).description == #"app.text("two", within: .cursorRow)"#)
    }

    private func message(_ element: TUIElement, in frame: TUIFrame) -> String {
        let resolution = Resolution(element.steps, in: frame)
        var failure = TUIFailure(.element(resolution.problem))
        (failure.steps, failure.resolution, failure.frame) = (resolution.steps, resolution, frame)
        return failure.message
    }

    @Test func aFailureSaysWhereItIsInstead() {
        let covered = message(app.cells.rowOf(app.text("Delete")), in: frame())
        #expect(covered.hasPrefix(#"No element matches app.cells.rowOf(app.text("Delete"))."#), "\(covered)")
        #expect(covered.contains("None of these contains app.text(\"Delete\"):\n  cell \"row0\""), "\(covered)")
        let several = message(app.cells.rowOf(app.text("txt")), in: frame())
        #expect(several.contains("The query depends on app.text(\"txt\"), which matches 4 elements."), "\(several)")
        let missing = message(app.cells.rowOf(app.checkBoxes["mark9"]), in: frame())
        #expect(
            missing.contains("The query depends on app.checkBoxes[\"mark9\"], which isn't on the screen."), "\(missing)"
        )
        let cursor = message(app.cells.cursorRow, in: frame(cursor: "\u{1B}[9;5H"))
        #expect(cursor.contains("The cursor is at (4, 8). None of these contains it:"), "\(cursor)")
    }

    /// To ask how much of it there is, of a row that is not known, would be green for the wrong reason.
    @Test func whatIsInNoRowIsNotCounted() {
        #expect(Resolution(app.cells.rowOf(app.text("nine")).checkBoxes.steps, in: frame()).isOfNoElement)
        #expect(!Resolution(app.cells.rowOf(app.text("two")).checkBoxes.steps, in: frame()).isOfNoElement)
    }
}
