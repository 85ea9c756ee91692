import LunchTest
import TestSupport
import Testing

/// The text of a program that publishes no elements, as elements.
@Suite(.waiting) struct PlainTextTests {
    private static let menu = #"""
        printf 'Menu\r\n\033[1mOpen\033[0m  \033]8;;https://a.b\033\\Save\033]8;;\033\\  Quit\r\nTotal 15\r\nTotal 7'
        """#

    @Test func aTextHasTheMembersOfAnElement() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let save = app.text("Save")
        #expect(save.exists)
        #expect(save.label == "Save")
        #expect(save.title == "Save")
        #expect(save.value == nil)
        #expect(save.identifier == "")
        #expect(save.elementType == .staticText)
        #expect(save.frame == CellRect(column: 6, row: 1, columns: 4, rows: 1))
        #expect(save.link == "https://a.b")
        #expect(save.isHittable)
        #expect(app.text("Open").style.attributes.contains(.bold))
        #expect(!app.text("Quit").style.attributes.contains(.bold))
        #expect(try save.snapshot().label == "Save")
        #expect(save.description == #"app.text("Save")"#)
        #expect(
            save.debugDescription
                == "app.text(\"Save\"): 1 element\nstaticText, label \"Save\", (6, 1) 4×1")
        #expect(!app.text("save").exists)
    }

    @Test func severalTextsAreAQuery() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let totals = app.texts(/Total \d+/)
        #expect(totals.count == 2)
        #expect(totals.allElementsBoundByIndex.map(\.label) == ["Total 15", "Total 7"])
        #expect(totals.labels == ["Total 15", "Total 7"])
        #expect(app.texts("none").labels == [])
        #expect(totals.element(boundBy: -1).label == "Total 7")
        #expect(totals.firstMatch.label == "Total 15")
        #expect(totals["Total 7"].frame.origin.row == 3)
        #expect(totals.matching { $0.label.hasSuffix("5") }.element.label == "Total 15")
        #expect(app.text("Total").firstMatch.frame.origin.row == 2)
        #expect(app.text("Total").exists)
        #expect(app.texts("Total").below(app.text("Open")).firstMatch.frame.origin.row == 2)
        #expect(app.texts("none").count == 0)
        #expect(
            totals.debugDescription.hasPrefix("app.texts(/Total \\d+/): 2 elements\nstaticText, label \"Total 15\""))
    }

    @Test func whereToLookMayBeSaid() throws {
        let app = try ScreenProgram.launch(Self.menu)
        #expect(app.text("Total", within: .row(3)).label == "Total")
        #expect(app.text(/\d+/, within: .rightOf(app.text("Total", within: .row(2)))).label == "15")
        #expect(app.text("Total", within: .rows(3...9)).frame.origin.row == 3)
        #expect(app.text(/\w+/, within: .leftOf(app.text("Save"))).label == "Open")
        #expect(app.text(/Menu/, within: .above(app.text("Open"))).exists)
        #expect(app.text("Menu", within: .above(app.text("Quit"))).exists)
        #expect(!app.text("Save", within: .above(app.text("Quit"))).exists)
        #expect(app.text("en", within: .element(app.text("Open"))).frame.origin.column == 2)
        let below = TUIRegion.below(app.text("Open"))
        #expect(app.text("Total", within: below.intersection(.row(3))).frame.origin.row == 3)
        #expect(app.text("7", within: below.intersection(.row(3))).exists)
        #expect(!app.text("Menu", within: below).exists)
        #expect(
            app.text(/\w+/, within: .rightOf(app.text("Open")).intersection(.leftOf(app.text("Quit")))).label == "Save")
        let rectangle = CellRect(column: 0, row: 1, columns: 9, rows: 1)
        #expect(!app.text("Save", within: .rectangle(rectangle)).exists)
        #expect(app.text("Sav", within: .rectangle(rectangle)).exists)
    }

    @Test func aTextThatComesIsWaitedFor() throws {
        let app = try ScreenProgram.launch(#"printf 'Loading'; key >/dev/null; sleep 0.4; printf '\rReady  '"#)
        // Once the key is read, a test that is late finds what comes 0.4 s later.
        #expect(app.text("Loading").exists)
        try app.press("x")
        #expect(app.text("Ready").expectToExist())
        #expect(!app.text("Loading").exists)
    }

    @Test func waitingTellsWhetherItCame() throws {
        let app = try ScreenProgram.launch(#"printf 'Loading'; key >/dev/null; sleep 0.4; printf '\rReady  '"#)
        try app.press("x")
        #expect(try app.text("Ready").waitForExistence(timeout: .seconds(10)))
        #expect(try app.text("Loading").waitForNonExistence(timeout: .seconds(10)))
        #expect(try !app.text("Never").waitForExistence(timeout: .milliseconds(10)))
        #expect(try !app.text("Ready").waitForNonExistence(timeout: .milliseconds(10)))
    }

    @Test func anActionWaitsForItsText() throws {
        let app = try ScreenProgram.launch(
            #"""
            printf '\033[?1000h\033[?1006hLoading'; key >/dev/null; sleep 0.4; printf '\r\nReady\r\n'
            dd bs=1 count=18 2>/dev/null | tr '\033' '^'
            """#)
        try app.press("x")
        try app.text("Ready").tap()
        #expect(app.text("^[<0;3;2M").exists)
    }

    @Test func aPropertyIsWaitedFor() throws {
        let app = try ScreenProgram.launch(#"printf 'Count 1'; key >/dev/null; sleep 0.4; printf '\rCount 2'"#)
        try app.press("x")
        #expect(app.text(/Count \d/).expect(\.label, is: "Count 2"))
        #expect(app.text("Count").expect(\.frame.origin.row, is: 0))
    }

    /// Also if no elements may be read: for those there is nothing to wait for then.
    @Test func anActionWaitsForItsTextIfThereAreNoElements() throws {
        var launcher = ScreenProgram.launcher(
            #"""
            printf '\033[?1000h\033[?1006hLoading'; key >/dev/null; sleep 0.4; printf '\r\nReady\r\n'
            dd bs=1 count=18 2>/dev/null | tr '\033' '^'
            """#)
        launcher.configuration.infersElements = false
        let app = try launcher.launch()
        try app.press("x")
        try app.text("Ready").tap()
        #expect(app.text("^[<0;3;2M").exists)
    }

    /// Only input changes the screen of a program that waits for nothing else.
    @Test func noActionWaitsForATextThatCannotCome() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let error = #expect(throws: TUIError.self) { try app.text("Help").tap() }
        #expect(error?.kind == .noMatch)
        #expect(error?.message.contains("Waited") == false, "\(error?.message ?? "")")
    }

    @Test func aClickGoesToItsCells() throws {
        // The report of the click is drawn as text: CSI < 0 ; column ; row M, and m.
        let app = try ScreenProgram.launch(
            #"""
            printf '\033[?1000h\033[?1006h日本 Open\r\n'
            dd bs=1 count=18 2>/dev/null | tr '\033' '^'
            """#)
        // Its middle of the cells 5 to 8 is 6, which a report counts from 1.
        try app.text("Open").tap()
        #expect(app.text("^[<0;7;1M^[<0;7;1m").exists)
    }

    @Test func aProgramThatTakesNoMouseIsNotClicked() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let error = #expect(throws: TUIError.self) { try app.text("Save").tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.message.hasPrefix(
                """
                app.text("Save").tap() at (7, 1) wouldn't reach sh: it hasn't turned on mouse reports (mode 1000, 1002 or 1003).
                """) == true, "\(error?.message ?? "")")
        for action in [{ try app.text("Save").hover() }, { try app.text("Save").doubleTap() }] {
            #expect(throws: TUIError.self, performing: action)
        }
    }

    @Test func nothingIsTypedIntoAText() throws {
        let app = try ScreenProgram.launch(#"printf '\033[?1000h\033[?1006hName: '; key | od -c"#)
        let error = #expect(throws: TUIError.self) { try app.text("Name:").typeText("Bob") }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.message.hasPrefix(
                """
                Can't type into app.text("Name:"): it is text, not a field: \
                staticText, label "Name:", (0, 0) 5×1.
                Nothing was typed.
                """) == true, "\(error?.message ?? "")")
        #expect(throws: TUIError.self) { try app.text("Name:").clearText() }
        // Neither a click nor a key was sent.
        #expect(app.text(/^Name:$/).exists)
    }

    @Test func itsStatesAreNotKnown() throws {
        let app = try ScreenProgram.launch(Self.menu)
        withFailure {
            _ = app.text("Save").isSelected
        } matching: {
            $0.kind == .unknown
        }
        withFailure {
            _ = app.texts("Save").matching { !$0.isSelected }.count
        } matching: {
            $0.kind == .unknown
        }
    }

    @Test func theTextOfAnEarlierScreenIsGone() throws {
        let app = try ScreenProgram.launch(#"printf 'First'; key >/dev/null; printf '\033[2J\033[HLast'"#)
        let first = app.text("First")
        #expect(first.exists)
        try app.press("x")
        #expect(!first.exists)
        #expect(app.text("Last").exists)
    }

    @Test func aLastScreenCanBeReadOnceTheEndIsAskedFor() throws {
        let app = try Launcher(app: .command("sh"), arguments: ["-c", "printf Bye; read -r line; exit 3"]).launch()
        try app.press(.return)
        #expect(try app.waitForExit() == .exitCode(3))
        #expect(app.text("Bye").label == "Bye")
    }
}
