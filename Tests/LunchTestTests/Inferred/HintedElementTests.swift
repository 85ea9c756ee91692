import LunchDriver
import LunchTest
import TestSupport
import Testing

/// The elements that a test says to be in a part of the screen.
@Suite(.waiting) struct HintedElementTests {
    private static let inbox = #"""
        printf '\033[?1049h\033[?25lInbox\r\n 1 Mon  Lunch?\r\n\033[1m 2 Tue  Dinner?\033[m\r\n 3 Wed  Tea?\r\n\r\nAll  Unread  \033[7mSent\033[m'
        """#

    @Test func aPartOfTheScreenIsAList() throws {
        let app = try ScreenProgram.launch(Self.inbox)
        let mails = app.treating(.rows(1...3), as: .table)
        #expect(mails.cells.count == 3)
        #expect(mails.cells.element(matching: \.isSelected).label == "2 Tue Dinner?")
        #expect(mails.cells["3 Wed Tea?"].staticTexts.element(boundBy: 1).label == "Tea?")
        #expect(mails.cells["1 Mon Lunch?"].frame == CellRect(column: 0, row: 1, columns: 40, rows: 1))
        #expect(mails.description == "app.treating(.rows(1...3), as: .table)")
        #expect(app.treating(.row(5), as: .tabGroup).tabs.element(matching: \.isSelected).label == "Sent")
        #expect(app.treating(.row(0), as: .button).label == "Inbox")
        #expect(app.treating(.below(app.text("Inbox")), as: .table).cells.count == 4)
        // Of two that differ nobody can tell which is the selected one.
        let two = app.treating(.rows(2...3), as: .table)
        let failures = FailureReporter.taking {
            _ = two.cells["3 Wed Tea?"].isSelected
            _ = two.cells.matching(\.isSelected).count
        }
        #expect(failures.map(\.kind) == [.unknown, .unknown])
    }

    /// The page about any program says so of one that hides the cursor.
    @Test func aFieldWithoutACursorIsReadBehindItsQuestion() throws {
        let script = #"printf '\033[?25lHow many: '; read count; printf '%s × Bread' "$count"; read end"#
        let app = try Launcher(app: .command("sh"), arguments: ["-c", script]).launch()
        #expect(!app.textFields["How many"].exists)
        try app.typeText("2")
        #expect(app.treating(.rightOf(app.text("How many:")), as: .textField).value == "2")
        try app.typeText("\n")
        #expect(app.text("2 × Bread").exists)
    }

    @Test func theCursorSelects() throws {
        let app = try ScreenProgram.launch(#"printf '\033[?1049hOne\r\nTwo\r\nThree\033[2;1H'"#)
        #expect(app.treating(.rows(0...2), as: .table).cells.element(matching: \.isSelected).label == "Two")
    }

    /// Rows of several colors: only the move of the highlight tells which of them it is.
    @Test func aHighlightThatHasMovedSelects() throws {
        let app = try ScreenProgram.launch(
            #"""
            printf '\033[?1049h\033[?25l\033[44mOne\033[m\r\nTwo\r\n\033[41mThree\033[m\r\nFour'
            key >/dev/null
            printf '\033[HOne\r\n\033[44mTwo\033[m'
            """#)
        let rows = app.treating(.rows(0...3), as: .table).cells
        #expect(rows.count == 4)
        withFailure {
            _ = rows.matching(\.isSelected).count
        } matching: {
            $0.kind == .unknown
        }
        try app.press("j")
        #expect(rows.element(matching: \.isSelected).label == "Two")
    }

    @Test func aFailureNamesTheHint() throws {
        let app = try ScreenProgram.launch(Self.inbox)
        RecordedMessage.expect(
            "cell that is not known to be one", RecordedMessage.thrown { _ = try app.cells["2 Tue"].snapshot() })
        // So is a region that is not there.
        RecordedMessage.expect(
            "hint beside what is not there",
            RecordedMessage.thrown {
                _ = try app.treating(.below(app.text("Outbox")), as: .table).cells.element.snapshot()
            })
        let failures = FailureReporter.taking {
            #expect(!app.treating(.row(30), as: .table).exists)
            app.terminate()
        }
        #expect(failures.map(\.kind) == [.noMatch])
    }
}
