import LunchElements
import LunchInput
import LunchTerminal
import LunchWire
import TestSupport
import Testing

@testable import LunchCLI

/// The meaning of keys and clicks.
@Suite struct StepMakerTests {
    private func code(_ moments: [RecordedMoment]) -> [String] {
        let recording = Recording.made(moments)
        let source = StepSource(RecordedPages(recording, app: "Shop", existing: .none), .testing)
        return recording.steps.flatMap(source.lines)
    }

    private func form(_ focus: String?, name: String = "") -> TUIFrame { MadeForm(focus: focus, name: name).frame() }

    @Test func textIsTypedIntoTheFieldThatHasTheFocus() {
        let moments: [RecordedMoment] = [
            .key("A", form("name"), form("name", name: "A")),
            .key("n", form("name", name: "A"), form("name", name: "An")),
            .key("m", form("name", name: "An"), form("name", name: "Anm")),
            .key(.delete, form("name", name: "Anm"), form("name", name: "An")),
            .key("n", form("name", name: "An"), form("name", name: "Ann")),
        ]
        #expect(code(moments) == [#"try shop.name.typeText("Ann")"#])
    }

    @Test func aKeyThatDeletesNothingThatWasTypedIsAKey() {
        let moments: [RecordedMoment] = [
            .key("A", form("name"), form("name", name: "A")),
            .key("b", form("name", name: "A"), form("name", name: "Ab")),
            // It has deleted all.
            .key(.delete, form("name", name: "Ab"), form("name")),
        ]
        #expect(code(moments) == [#"try shop.name.typeText("Ab")"#, "try app.press(.delete)"])
    }

    @Test func theWayToAFieldOrAButtonIsNotWrittenDown() {
        let moments: [RecordedMoment] = [
            .key(.tab, form("name"), form("note")), .key(.backTab, form("note"), form("name")),
            .key("x", form("name"), form("name", name: "x")),
            .key(.tab, form("name", name: "x"), form("gift", name: "x")),
            .key(.tab, form("gift", name: "x"), form("order", name: "x")),
            .key(.return, form("order", name: "x"), form("order", name: "x")),
        ]
        #expect(code(moments) == [#"try shop.name.typeText("x")"#, "try shop.order.tap()"])
    }

    @Test func aWayThatLeadsNowhereIsKeys() {
        let moments: [RecordedMoment] = [
            .key(.tab, form("name"), form("gift")), .key(.escape, form("gift"), form("gift")),
        ]
        #expect(code(moments) == ["try app.press(.tab, .escape)"])
    }

    @Test func keysThatChangeMoreThanTheFocusStay() {
        var other = MadeForm(focus: "white")
        other.choice = "white"
        #expect(
            code([.key(.down, form("red"), other.frame()), .key(.space, other.frame(), other.frame())])
                == ["try app.press(.down)", "try shop.white.tap()"])
    }

    @Test(
        arguments: [
            ("order", .return, "try shop.order.tap()"), ("order", .space, "try shop.order.tap()"),
            ("gift", .space, "try shop.gift.tap()"), ("gift", .return, "try app.press(.return)"),
            ("meals", .return, "try app.press(.return)"), ("name", .return, "try app.press(.return)"),
            ("order", .control("s"), #"try app.press(.control("s"))"#), ("order", "x", #"try app.press("x")"#),
            ("note", .return, #"try shop.note.typeText("\n")"#),
        ] as [(String, TUIKeyboardKey, String)]) func aKeyIsMeantForWhatHasTheFocus(
            _ focus: String, _ key: TUIKeyboardKey, _ line: String
        )
    {
        #expect(code([.key(key, form(focus), form(focus))]) == [line])
    }

    @Test(arguments: [
        (4, "try shop.order.tap()"), (0, "try shop.name.tap()"), (8, #"try shop.row("Soup").tap()"#),
    ]) func aClickIsMeantForWhatIsUnderIt(_ row: Int, _ line: String) {
        #expect(code(RecordedMoment.click(column: 3, row: row, form(nil))) == [line])
    }

    @Test func aClickOnNothingIsACell() {
        let lines = code(RecordedMoment.click(column: 3, row: 20, form(nil)))
        #expect(
            lines.last == "try app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))"
                + ".withOffset(columns: 3, rows: 20).tap()")
        #expect(lines.first?.hasPrefix("// Nothing that has a name") == true)
    }

    @Test func aClickOnAFieldIntoWhichIsTypedIsTyping() {
        let moments =
            RecordedMoment.click(column: 1, row: 0, form(nil)) + [.key("é", form("name"), form("name", name: "é"))]
        #expect(code(moments) == [#"try shop.name.typeText("é")"#])
    }

    @Test func aButtonThatGoesUpElsewhereIsADrag() {
        var moments = RecordedMoment.click(column: 1, row: 0, form(nil))
        moments[1] = RecordedMoment(
            deed: .input(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 5, row: 9)))), before: form(nil))
        #expect(code(moments).joined().contains("thenDragTo"))
    }

    @Test func theWheelTurnsOverAnElement() {
        let event = MouseEvent(.wheel(.down), at: CellPoint(column: 2, row: 7))
        let moments = Array(repeating: RecordedMoment(deed: .input(.mouse(event)), before: form(nil)), count: 3)
        #expect(code(moments) == [#"try shop.row("Bread").scroll(byDeltaX: 0, deltaY: -3)"#])
    }

    @Test func aSecretIsNoWhereInTheSteps() {
        let moments = (0..<3).map { _ in RecordedMoment(deed: .secret(characters: 1), before: form("password")) }
        #expect(
            code(moments) == [
                "// This stands for what was typed, which is secret and was not recorded.",
                #"try shop.password.typeText("xxx")"#,
            ])
    }

    @Test func undoTakesBackAStepAndNotAKey() {
        var maker = StepMaker()
        maker.take(.key("A", form("name"), form("name", name: "A")))
        maker.take(.key("n", form("name", name: "A"), form("name", name: "An")))
        maker.take(.key(.escape, form("name"), form("name")))
        #expect(maker.undo() == .press([.escape]))
        #expect(maker.undo()?.words == #"type "An" into name"#)
        #expect(maker.undo() == nil)
    }

    // MARK: - Programs that publish nothing

    private func plain(_ text: String, _ modes: String = "") -> TUIFrame {
        var terminal = TUITerminal(columns: 40, rows: 5)
        _ = terminal.feed(ContiguousArray((modes + text).utf8).span)
        return TUIFrame(plain: terminal.grid)
    }

    @Test func textForAnyProgramIsTextAndKeysAreKeys() {
        let frame = plain("~")
        let keys: [TUIKeyboardKey] = ["i", "h", "i", .escape, ":", "w", "q", .return, "j", "j", .down, "G"]
        #expect(
            code(keys.map { .key($0, frame, frame) }) == [
                #"try app.typeText("ihi")"#, "try app.press(.escape)", #"try app.typeText(":wq\n")"#,
                #"try app.typeText("jj")"#, "try app.press(.down)", #"try app.press("G")"#,
            ])
    }

    @Test func aClickIsMeantForTheTextUnderIt() {
        let frame = plain("\u{1B}[2;3HLeft   Right\u{1B}[3;3HOK  OK")
        #expect(code(RecordedMoment.click(column: 10, row: 1, frame)) == [#"try app.text("Right").tap()"#])
        // A text that is there twice finds neither.
        #expect(
            code(RecordedMoment.click(column: 3, row: 2, frame)).last?.contains("withOffset(columns: 3, rows: 2)")
                == true)
    }
}
