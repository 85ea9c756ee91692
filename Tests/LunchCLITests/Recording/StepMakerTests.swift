import LunchCommands
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
        let source = StepSource(
            RecordedPages(recording, app: "Shop", existing: .none), .testing, of: recording.steps)
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

    private func list(_ row: String) -> TUIFrame {
        var form = MadeForm(focus: "meals")
        form.row = row
        return form.frame()
    }

    @Test func aRowThatKeysHaveChosenIsNamed() {
        let (bread, soup) = (list("Bread"), list("Soup"))
        let moments: [RecordedMoment] = [
            .key(.control("l"), bread, bread), .key(.down, bread, soup), .key(.return, soup, soup),
        ]
        #expect(
            code(moments) == [
                #"try app.press(.control("l"))"#, "try app.press(.down)",
                #"shop.row("Soup").expect(\.isSelected, is: true)"#, "try app.press(.return)",
            ])
        var recording = Recording.made(
            moments.enumerated().map { number, moment in
                var moment = moment
                moment.number = number + 1
                return moment
            })
        let row = recording.chosenRows.first
        #expect(row?.way == [.down])
        #expect(row?.number == 3)
        recording.tap([2])
        #expect(recording.chosenRows.count == 1)
        recording.tap([3])
        let source = StepSource(RecordedPages(recording, app: "Shop", existing: .none), .testing, of: recording.steps)
        #expect(
            recording.steps.flatMap(source.lines) == [
                #"try app.press(.control("l"))"#, #"try shop.row("Soup").tap()"#,
            ])
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
        #expect(lines.first?.hasPrefix("// This cell contains no element with a name") == true)
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
        let moments = "abc".map { RecordedMoment(deed: .secret(SecretText(String($0))), before: form("password")) }
        #expect(
            code(moments) == [
                "// This text replaces a secret, which was not recorded.",
                #"try shop.password.typeText("xxx")"#,
            ])
    }

    private func secret(_ text: String, at start: Int = 0) -> [RecordedMoment] {
        text.enumerated().map { place, letter in
            RecordedMoment(
                deed: .secret(SecretText(String(letter), at: start + place)), before: form("password"))
        }
    }

    /// An app that wants the same secret twice gets the same twice, and another where it got another.
    @Test func placeholdersDifferWhereSecretsDo() {
        let delete = RecordedMoment.key(.delete, form("password"), form("password"))
        let escape = [RecordedMoment.key(.escape, form("password"), form("password"))]
        let moments =
            secret("abc") + escape + secret("abd") + escape + secret("abcd") + [delete] + escape + secret("ab") + escape
            + secret("aaa")
            // The last letter of a text is mended.
            + escape + [delete] + secret("c", at: 2)
        #expect(
            code(moments).filter { $0.contains("typeText") }
                == ["xxx", "xxy", "xxx", "xx", "xyz", "x"].map {
                    "try shop.password.typeText(\"\($0)\")"
                })
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

    // MARK: - What came by itself

    private func changed(_ moment: RecordedMoment, _ step: RecordedStep, _ claims: Set<Claim> = []) -> RecordedMoment {
        var moment = moment
        moment.change = RecordedChange(step: step, claims: claims)
        return moment
    }

    private static let here = Claim(subject: .text("Ready"), property: "exists", value: "true")

    @Test func aKeyWaitsForWhatCameByItself() {
        let frame = form("meals")
        let moments: [RecordedMoment] = [
            .key(.escape, frame, frame), changed(.key(.F5, frame, frame), .expect(Self.here)),
        ]
        #expect(
            code(moments) == [
                "try app.press(.escape)", #"app.text("Ready").expectToExist()"#, "try app.press(.F5)",
            ])
    }

    @Test func aTextThatGoesOnDoesNotWait() {
        let moments: [RecordedMoment] = [
            .key("A", form("name"), form("name", name: "A")),
            changed(.key("n", form("name", name: "A"), form("name", name: "An")), .expect(Self.here)),
        ]
        #expect(code(moments) == [#"try shop.name.typeText("An")"#])
    }

    @Test func whatAPersonExpectsIsNotExpectedTwice() {
        func lines(_ claims: Set<Claim>) -> [String] {
            var late = Self.here
            late.timeout = 20
            return code([changed(RecordedMoment(deed: .expect(late)), .expect(Self.here), claims)])
        }
        #expect(lines([Self.here]).count == 1)
        #expect(lines([]).count == 2)
    }

    private func left(_ name: String, focus: String, note: String = "") -> TUIFrame {
        var form = MadeForm(focus: focus, name: name)
        form.note = note
        return form.frame()
    }

    /// The answer to a text comes once its field has lost the focus.
    @Test func aTextThatGoesOnAfterAnAnswerIsAStepOfItsOwn() {
        let moments: [RecordedMoment] = [
            .key("A", form("name"), form("name", name: "A")),
            .key(.tab, form("name", name: "A"), form("gift", name: "A")),
            changed(.key(.backTab, form("gift", name: "A"), form("name", name: "A")), .expect(Self.here)),
            .key("n", form("name", name: "A"), form("name", name: "An")),
        ]
        #expect(
            code(moments) == [
                #"try shop.name.typeText("A")"#, "try app.press(.tab)",
                #"app.text("Ready").expectToExist()"#, #"try shop.name.typeText("n")"#,
            ])
    }

    /// An app may answer at once when the focus goes on; where nothing but the focus changes, the way is left out.
    @Test(arguments: [("taken", 3), ("", 1)]) func aTextGoesOnIfNothingButTheFocusChanged(_ note: String, _ count: Int)
    {
        let moments: [RecordedMoment] = [
            .key("A", left("", focus: "name"), left("A", focus: "name")),
            .key(.tab, left("A", focus: "name"), left("A", focus: "gift", note: note)),
            .key(.backTab, left("A", focus: "gift", note: note), left("A", focus: "name", note: note)),
            .key("n", left("A", focus: "name", note: note), left("An", focus: "name", note: note)),
        ]
        let apart = [
            #"try shop.name.typeText("A")"#, "try app.press(.tab, .backTab)", #"try shop.name.typeText("n")"#,
        ]
        #expect(code(moments) == (count == 1 ? [#"try shop.name.typeText("An")"#] : apart))
    }

    /// A test leaves out the way to the next step: what the step before has set going takes as long as before.
    @Test(arguments: [(0, 20), (7, nil)] as [(Int, Int?)]) func aWaitIsAsLongAsFromTheLastStep(
        _ start: Int, _ timeout: Int?
    ) {
        let (name, gift) = (form("name"), form("gift"))
        func key(_ key: TUIKeyboardKey, at time: Int, _ before: TUIFrame, _ after: TUIFrame) -> RecordedMoment {
            RecordedMoment(deed: .input(.key(key)), time: .seconds(time), before: before, after: after)
        }
        var last = changed(RecordedMoment(deed: .expect(Self.here)), .expect(Self.here), [Self.here])
        last.change?.time = .seconds(9)
        last.change?.delay = .seconds(1)
        // The focus moves on eight seconds after the launch.
        let steps = Recording.made([key(.escape, at: start, name, name), key(.tab, at: 8, name, gift), last]).steps
        let claims = steps.compactMap { if case .expect(let claim) = $0 { claim } else { nil } }
        #expect(claims.map(\.timeout) == [timeout])
    }

    /// A figure that a person has waited for takes its time also if the way to the next step was keys that are left out.
    @Test(arguments: [true, false]) func anExpectedFigureHasTheTimeThatItTook(_ isOnTheWay: Bool) {
        let claim = Claim(subject: .query("app.x"), property: "label", value: #""22 points""#)
        var tab = RecordedMoment.key(.tab, form("name"), form("gift"))
        var expected = RecordedMoment(deed: .expect(claim))
        let change = RecordedChange(time: .seconds(14), delay: .milliseconds(200), claims: [claim], figures: [claim])
        if isOnTheWay { tab.change = change } else { expected.change = change }
        let lines = code([.key(.escape, form("name"), form("name")), tab, expected])
        #expect(lines.last == #"app.x.expect(\.label, is: "22 points", timeout: Duration.seconds(30))"#)
    }

    /// A route is stopped at its fifth point because a person has waited for that.
    @Test(arguments: [(#""Recorded 5 points""#, 1), (#""Recorded""#, 0)])
    func figuresAreWaitedForIfOneIsExpectedLater(_ value: String, _ count: Int) {
        func claim(_ value: String) -> Claim { Claim(subject: .query("app.x"), property: "label", value: value) }
        let frame = form("order")
        var stop = RecordedMoment.key(.return, frame, frame)
        stop.change = RecordedChange(figures: [claim(#""5 points""#)])
        let lines = code([.key(.escape, frame), stop, RecordedMoment(deed: .expect(claim(value)))])
        let wait = #"app.x.expect(\.label, is: "5 points")"#
        #expect(lines.count(where: { $0 == wait }) == count)
        #expect(lines.firstIndex(of: wait) == (count == 1 ? 1 : nil))
        #expect(lines[1 + count] == "try shop.order.tap()")
    }

    @Test func virtualTimePassesAlsoBetweenTheLettersOfAText() {
        let moments: [RecordedMoment] = [
            .key("A", form("name"), form("name", name: "A")),
            changed(
                .key("n", form("name", name: "A"), form("name", name: "An")), .action(.advance(.milliseconds(250)))),
        ]
        #expect(
            code(moments) == [
                #"try shop.name.typeText("A")"#, "try app.clock.advance(by: .milliseconds(250))",
                #"try shop.name.typeText("n")"#,
            ])
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
        // A text that is there twice finds neither, if nothing else tells them apart.
        let twice = plain("\u{1B}[3;3HOK  OK")
        #expect(
            code(RecordedMoment.click(column: 3, row: 2, twice)).last?.contains("withOffset(columns: 3, rows: 2)")
                == true)
    }

    @Test(
        arguments: [
            (2, 1, #"app.text("root", within: .leftOf(app.text("sshd")))"#),
            (10, 2, #"app.text("run", within: .rightOf(app.text("init")))"#),
            // Figures are others the next time, and name nothing.
            (2, 3, #"app.text("root", within: .below(app.text("init")))"#),
            (10, 1, #"app.text("sshd")"#),
        ]) func aTextThatStandsTwiceIsNamedByAnother(_ column: Int, _ row: Int, _ query: String)
    {
        let frame = plain(
            "\u{1B}[2;3Hroot    sshd   run 1\u{1B}[3;3Hinit    run\u{1B}[3;23Husers\u{1B}[4;3Hroot    17")
        #expect(code(RecordedMoment.click(column: column, row: row, frame)).last == "try \(query).tap()")
    }
}
