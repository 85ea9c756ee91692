import LunchElements
import LunchTerminal
import LunchWire
import Testing

@testable import LunchDriver

/// The line that a failure offers to a test, for an element that Lunch can't read from the screen alone.
@Suite struct DeclarationTests {
    private static let app = TUIApplication(.command("none"))
    private static let inbox = "Inbox 3\r\n 1 Mon  Lunch?\r\n 2 Tue  Dinner?\r\n 3 Wed  Tea?\r\n\r\nAll  Unread  Sent"
    private static let keys = "\u{1B}[4;1HStage: <space> | Commit: c"

    struct Row: Sendable, CustomTestStringConvertible {
        var screen: String
        var steps: [QueryStep]
        /// The line as a test writes it; nil if none is offered.
        var offered: String?
        /// The label of the element that the line finds, or its value.
        var found = ""
        var contents: [String] = []
        var testDescription: String { QueryText.text(of: steps) }
    }

    private static func row(
        _ screen: String, _ sought: TUIElement, _ offered: TUIElement?, _ found: String = "", _ contents: [String] = []
    ) -> Row {
        let code = offered.map { QueryText.code(of: $0.steps) }
        return Row(screen: screen, steps: sought.steps, offered: code, found: found, contents: contents)
    }

    private static let rows: [Row] = [
        // Between the rows above and below, of which one has a number that may change.
        row(
            inbox, app.cells["2 Tue"], app.treating(.rows(1...3), as: .table).cells["2 Tue Dinner?"], "2 Tue Dinner?",
            ["1 Mon Lunch?", "2 Tue Dinner?", "3 Wed Tea?"]),
        row(
            inbox.replacing(" 3\r\n", with: "\r\n"), app.cells["2 Tue"],
            app.treating(.below(app.text("Inbox")).intersection(.above(app.text("All"))), as: .table)
                .cells["2 Tue Dinner?"], "2 Tue Dinner?", ["1 Mon Lunch?", "2 Tue Dinner?", "3 Wed Tea?"]),
        row(
            "Trees\r\n> ash\r\n  elm", app.cells["elm"],
            app.treating(.below(app.text("Trees")), as: .table).cells["elm"], "elm", ["ash", "elm"]),
        // In a box beside another one.
        row(
            "┌─ Trees ─┐┌─ Fruit ─┐\r\n│ ash     ││ fig     │\r\n│ elm     ││ pear    │\r\n└─────────┘└─────────┘",
            app.cells["pear"], app.treating(.element(app.groups["Fruit"]), as: .table).cells["pear"], "pear",
            ["fig", "pear"]),
        // The row that has the least beside the name.
        row(
            "Log\r\n cut down an elm\r\n plant an oak\r\n\r\nTrees\r\n ash\r\n elm 2", app.cells["elm"],
            app.treating(.below(app.text("Trees")), as: .table).cells["elm 2"], "elm 2", ["ash", "elm 2"]),
        // A time in the label.
        Row(
            screen: "Jobs\r\n copy  0:00.12 a\r\n move  0:00.34 b", steps: app.cells["move"].steps,
            offered: #"app.treating(.below(app.text("Jobs")), as: .table).cells[/move .* b/]"#,
            found: "move 0:00.34 b", contents: ["copy 0:00.12 a", "move 0:00.34 b"]),
        row(
            inbox, app.menuItems["Unread"], app.treating(.row(5), as: .menuBar).menuItems["Unread"], "Unread",
            ["All", "Unread", "Sent"]),
        row(
            keys, app.buttons["Commit"], app.treating(.row(3), as: .toolbar).buttons["Commit"], "Commit",
            ["Stage", "Commit"]),
        row(
            "Name: Ann\r\nTown: Paris", app.textFields["Town"],
            app.treating(.rightOf(app.text("Town:")), as: .textField), "Paris", ["Paris"]),
        // A sentence, a box with one row, a text that occurs twice, a text that isn't there.
        row("Press a key to Save", app.buttons["Save"], nil),
        row("Trees:\r\n┌─ Tall ──┐\r\n│ ash     │\r\n└─────────┘\r\n", app.cells["ash"], nil),
        row("Town: Paris\r\nTown: Rome", app.textFields["Town"], nil),
        row(inbox, app.cells["Banana"], nil),
    ]

    private static func frame(_ text: String) -> TUIFrame {
        var terminal = TUITerminal(columns: 40, rows: 10)
        _ = terminal.feed(("\u{1B}[?1049h\u{1B}[?25l" + text).utf8.span)
        return TUIFrame(plain: terminal.grid, elements: InferredElements(of: terminal.grid))
    }

    @Test(arguments: rows) func theOfferedLineFindsTheElement(row: Row) {
        let frame = Self.frame(row.screen)
        var failure = TUIFailure(.element(.noMatch))
        failure.resolution = Resolution(row.steps, in: frame)
        let declaration = failure.declaration
        #expect(declaration?.code == row.offered)
        #expect((declaration?.contents ?? []) == row.contents)
        guard let declaration else { return }
        let element = Resolution(declaration.steps, in: frame).element
        #expect(element.map { $0.label.isEmpty ? $0.value : $0.label } == row.found)
    }

    /// A query without a name is offered any list, or the field after any question.
    @Test func theWordsListWhatTheLineFinds() {
        let sought = [
            ("ash\r\nelm\r\noak\r\nfig\r\nyew\r\nbox\r\nbay", Self.app.cells.selected.steps),
            (Self.keys, Self.app.buttons["Commit"].steps),
            (Self.inbox, Self.app.menuItems["Sent"].steps), ("Hello\r\nTown:", Self.app.textFields.element.steps),
        ]
        let words = sought.map { screen, steps in
            var failure = TUIFailure(.element(.noMatch))
            failure.resolution = Resolution(steps, in: Self.frame(screen))
            return failure.declaration.map(DeclarationText.text) ?? "none"
        }
        #expect(
            words.joined(separator: "\n") == """
                To declare a list: app.treating(.rows(0...6), as: .table).cells
                  Its rows are "ash", "elm", "oak", "fig", "yew" and 2 more.
                To declare a bar of buttons: app.treating(.row(3), as: .toolbar).buttons["Commit"]
                  Its buttons are "Stage", "Commit".
                To declare a menu: app.treating(.row(5), as: .menuBar).menuItems["Sent"]
                  Its items are "All", "Unread", "Sent".
                To declare a field: app.treating(.rightOf(app.text("Town:")), as: .textField)
                  Its value is "".
                """)
    }
}
