import LunchDriver
import LunchElements
import LunchTest
import TestSupport
import Testing

/// The elements that are read from the screen of a program that publishes none.
@Suite(.waiting) struct InferredElementTests {
    /// A box with a title, a list of which the second row is selected, and two buttons.
    private static let box = #"""
        printf '\033[?1049h\033[2;5H┌─ Fruit ────────────────┐'
        printf '\033[3;5H│ Apple                  │\033[4;5H│\033[44m Banana                 \033[m│'
        printf '\033[5;5H│ Cherry                 │\033[6;5H├────────────────────────┤'
        printf '\033[7;5H│   \033[7m<  OK  >\033[m  <Cancel>   │\033[8;5H└────────────────────────┘\033[7;13H'
        """#

    @Test func queriesFindThem() throws {
        let app = try ScreenProgram.launch(Self.box)
        #expect(app.groups["Fruit"].frame == CellRect(column: 4, row: 1, columns: 26, rows: 7))
        #expect(app.cells.element(matching: \.isSelected).label == "Banana")
        #expect(app.cells.labels == ["Apple", "Banana", "Cherry"])
        #expect(app.groups["Fruit"].buttons.labels == ["OK", "Cancel"])
        #expect(["OK", "Cancel"].map { app.buttons[$0].isSelected } == [true, false])
        #expect(!app.buttons["Apple"].exists)
        #expect(app.staticTexts.below(app.cells["Apple"]).firstMatch.label == "Banana")
        #expect(try app.settledFrame().elementSource == .inferred)
        // Nobody sees whether an element answers: what rests on that is a failure, and a condition is no answer.
        let failures = FailureReporter.taking {
            _ = app.buttons["OK"].isEnabled
            _ = app.buttons.matching(\.isEnabled).count
        }
        #expect(failures.map(\.kind) == [.unknown, .unknown])
    }

    /// A wait that ends without an answer is no "no".
    @Test(arguments: ["exists", "gone", "isEnabled", "count"]) func aWaitForWhatNoOneKnowsFails(_ what: String) throws {
        let app = try ScreenProgram.launch(Self.box)
        let unknown = app.buttons.element { $0.isEnabled }
        withFailure {
            do {
                switch what {
                case "exists": _ = try unknown.waitForExistence(timeout: 0.05)
                case "gone": _ = try unknown.waitForNonExistence(timeout: 0.05)
                case "isEnabled": _ = try app.buttons["OK"].wait(for: \.isEnabled, toEqual: true, timeout: 0.05)
                default: app.buttons.matching(\.isEnabled).expect(\.count, is: 0, timeout: 0.05)
                }
            } catch let error as TUIError {
                FailureReporter.record(error.failure)
            } catch {
                Issue.record(error)
            }
        } matching: {
            $0.kind == .unknown
        }
    }

    @Test func aLaunchMayForbidThem() throws {
        var launcher = ScreenProgram.launcher(Self.box)
        launcher.configuration.infersElements = false
        let app = try launcher.launch()
        #expect(try app.settledFrame().elementSource == .none)
        RecordedMessage.expect(
            "elements that may not be read from the screen",
            RecordedMessage.thrown { _ = try app.buttons["OK"].snapshot() })
    }

    /// Text that a program leaves on the screen is still there once it has ended: a test that expects it not to be must fail.
    @Test(arguments: [0, 3]) func theLastScreenCanBeRead(status: Int) throws {
        let app = try Launcher(app: .command("sh"), arguments: ["-c", "read a; printf 'Error 7'; exit \(status)"])
            .launch()
        try app.typeText("\n")
        #expect(app.wait(for: .notRunning, timeout: .seconds(10)))
        #expect(app.text("Error").exists && app.staticTexts["Error 7"].exists)
        #expect(!app.text("Warning").exists && !app.exists)
        #expect(try app.settledFrame().settling.trust == .exact)
        if status != 0 { #expect(try app.waitForExit() == .exitCode(3)) }
        #expect(app.text(/Error \d/).label == "Error 7")
        #expect(app.texts("Error").count == 1)
    }

    /// Reading elements takes time, which only those pay who want some.
    @Test func nothingIsReadUnlessAQueryAsksForIt() throws {
        let app = try ScreenProgram.launch(Self.box)
        try app.press("a")
        try app.typeText("x")
        #expect(app.exists && app.text("Banana").exists)
        #expect(try app.waitForFrame { $0.text.contains("Cherry") }.hasReadElements == false)
        app.terminal.expect(\.cursor.row, is: 6)
        #expect(try !app.settledFrame().hasReadElements)
        #expect(app.cells.count == 3)
        #expect(try app.settledFrame().hasReadElements)
    }

    /// A highlight that has moved from one row to the next is proof, also if nothing else is.
    @Test func theScreenBeforeTheLastKeyCounts() throws {
        let app = try ScreenProgram.launch(
            #"""
            printf '\033[7mOne  \033[m\r\nTwo\r\nThree'
            key >/dev/null
            printf '\033[HOne  \r\n\033[7mTwo  \033[m\033[5;1H'
            """#)
        #expect(app.cells.count == 0)
        try app.press("j")
        #expect(app.cells.element(matching: \.isSelected).label == "Two")
    }

    @Test func anElementIsClickedOn() throws {
        let app = try ScreenProgram.launch(
            #"printf '\033[?1000h\033[?1006h'; "# + Self.box
                + #"; printf '\033[20;1H'; dd bs=1 count=20 2>/dev/null | tr -d '\033'"#)
        try app.buttons["Cancel"].tap()
        // The middle of "<Cancel>", counted from 1.
        #expect(app.text(/0;\d+;\d+M/).label == "0;22;7M")
    }

    @Test func nothingIsTypedIntoAFieldThatMayNotHaveTheFocus() throws {
        let app = try ScreenProgram.launch(
            #"printf '\033[?1049hName: \033[4m          \033[m\r\nTown: \033[4m          \033[m\033[1;7H'; key"#)
        let town = app.treating(.rectangle(CellRect(column: 6, row: 1, columns: 10, rows: 1)), as: .textField)
        RecordedMessage.expect(
            "typing into a field that may not have the focus",
            try #require(throws: TUIError.self) { try town.typeText("x") }.message)
        #expect(app.texts("x").count == 0)
        try app.treating(.row(0), as: .textField).typeText("y")
        #expect(app.text(/y/).exists)
    }

    /// Text that is typed after a click goes to the field only if the cursor is seen there.
    @Test(arguments: ["", #"; printf '\033[2;7H'"#])
    func aFieldIsClickedOnBeforeItIsTypedInto(_ answer: String) throws {
        let app = try ScreenProgram.launch(
            #"printf '\033[?1000h\033[?1006hName:\r\nTown:\033[1;7H'; dd bs=1 count=20 >/dev/null 2>&1"# + answer)
        let town = app.treating(.rectangle(CellRect(column: 6, row: 1, columns: 10, rows: 1)), as: .textField)
        if answer.isEmpty {
            #expect(throws: TUIError.self) { try town.typeText("x") }
            #expect(app.texts("x").count == 0)
        } else {
            try town.typeText("x")
            #expect(town.value == "x")
        }
    }

    /// The words behind it may be those of a key.
    @Test func aNameThatGoesOnIsReported() throws {
        let field =
            #"printf '\033[?1049h\033[2;3HFind (browse history with ^F)\033[3;3H\033[44m                \033[m\033[3;3H'"#
        let box =
            #"; printf '\033[H┌──────────────────────────────────┐'; for r in 2 3 4; do printf "\033[${r};1H│\033[${r};36H│"; done; printf '\033[5;1H└──────────────────────────────────┘\033[3;3H'"#
        let app = try ScreenProgram.launch(field + box)
        #expect(app.textFields.labels == ["Find (browse history with ^F)"])
        let message = try #require(RecordedMessage.thrown { _ = try app.textFields["Find"].snapshot() })
        #expect(message.contains("Did you mean \"Find (browse history with ^F)\"?"))
        #expect(!message.contains("rightOf"))
        let other = try #require(RecordedMessage.thrown { _ = try app.textFields["Fin"].snapshot() })
        #expect(!other.contains("Did you mean"))
    }

    @Test func aFailureReportsWhatWasRead() throws {
        let app = try ScreenProgram.launch(Self.box)
        func record(_ name: String, _ element: TUIElement) {
            RecordedMessage.expect(name, RecordedMessage.thrown { _ = try element.snapshot() })
        }
        record("inferred button misspelled", app.buttons["Cancle"])
        record("inferred button that is a cell", app.buttons["Apple"])
        record("inferred button that is a part of a text", app.buttons["Fru"])
        record("inferred elements, none of them", app.checkBoxes.element)
        record("inferred elements, several", app.cells.element)
        record("inferred field, none of them", app.textFields.element)
        let unknown = RecordedMessage.recorded { _ = app.buttons["OK"].isEnabled }
        RecordedMessage.expect("inferred state that is unknown", unknown)
        // Something that cannot be clicked on is not pressed.
        RecordedMessage.expect("tap without a mouse", RecordedMessage.thrown { try app.buttons["Cancel"].tap() })
    }
}
