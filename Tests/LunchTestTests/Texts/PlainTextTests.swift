import LunchDriver
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
        #expect(
            [save.label, save.title, save.value, save.identifier, save.link] == [
                "Save", "Save", nil, "", "https://a.b",
            ])
        #expect(save.elementType == .staticText)
        #expect(save.frame == CellRect(column: 6, row: 1, columns: 4, rows: 1))
        #expect(save.exists && save.isHittable)
        #expect(["Open", "Quit"].map { app.text($0).style.attributes.contains(.bold) } == [true, false])
        #expect(try save.snapshot().label == "Save")
        #expect(save.description == #"app.text("Save")"#)
        #expect(
            save.debugDescription
                == "app.text(\"Save\"): 1 element\nstaticText, label \"Save\", (6, 1) 4×1")
        #expect(!app.text("save").exists)
        // Its states are not known.
        let failures = FailureReporter.taking {
            _ = save.isSelected
            _ = app.texts("Save").matching { !$0.isSelected }.count
        }
        #expect(failures.map(\.kind) == [.unknown, .unknown])
    }

    @Test func severalTextsAreAQuery() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let totals = app.texts(/Total \d+/)
        #expect(totals.count == 2 && app.texts("none").count == 0)
        #expect(
            [totals.allElementsBoundByIndex.map(\.label), totals.labels, app.texts("none").labels]
                == [["Total 15", "Total 7"], ["Total 15", "Total 7"], []])
        let elements = [
            totals.element(boundBy: -1), totals.firstMatch, totals.matching { $0.label.hasSuffix("5") }.element,
        ]
        #expect(elements.map(\.label) == ["Total 7", "Total 15", "Total 15"])
        let words = app.texts("Total")
        let rows = [totals["Total 7"], words.firstMatch, words.below(app.text("Open")).firstMatch]
            .map(\.frame.origin.row)
        #expect(rows == [3, 2, 2] as [Int])
        #expect(app.text("Total").exists)
        #expect(app.text("Total").firstMatch.frame.origin.row == 2)
        #expect(
            totals.debugDescription.hasPrefix("app.texts(/Total \\d+/): 2 elements\nstaticText, label \"Total 15\""))
    }

    @Test func whereToLookMayBeReported() throws {
        let app = try ScreenProgram.launch(Self.menu)
        let (open, quit) = (app.text("Open"), app.text("Quit"))
        let below = TUIRegion.below(open)
        let rectangle = TUIRegion.rectangle(CellRect(column: 0, row: 1, columns: 9, rows: 1))
        let labels = [
            app.text("Total", within: .row(3)), app.text(/\d+/, within: .rightOf(app.text("Total", within: .row(2)))),
            app.text(/\w+/, within: .leftOf(app.text("Save"))),
            app.text(/\w+/, within: .rightOf(open).intersection(.leftOf(quit))),
        ].map(\.label)
        #expect(labels == ["Total", "15", "Open", "Save"])
        #expect(app.text("Total", within: .rows(3...9)).frame.origin.row == 3)
        #expect(app.text("Total", within: below.intersection(.row(3))).frame.origin.row == 3)
        #expect(app.text("en", within: .element(open)).frame.origin.column == 2)
        let present = [
            app.text(/Menu/, within: .above(open)), app.text("Menu", within: .above(quit)),
            app.text("7", within: below.intersection(.row(3))), app.text("Sav", within: rectangle),
        ]
        #expect(present.filter { !$0.exists }.map(\.description) == [])
        let absent = [
            app.text("Save", within: .above(quit)), app.text("Menu", within: below),
            app.text("Save", within: rectangle),
        ]
        #expect(absent.filter(\.exists).map(\.description) == [])
    }

    /// Once a key is read, a test that is late finds what comes 0.4 s later.
    @Test func aTextThatComesIsWaitedFor() throws {
        let app = try ScreenProgram.launch(
            #"printf 'Loading'; for word in 'Ready  ' 'Count 1' 'Count 2'; do key >/dev/null; sleep 0.4; printf "\r$word"; done"#
        )
        #expect(app.text("Loading").exists)
        try app.press("x")
        #expect(app.text("Ready").expectToExist())
        #expect(!app.text("Loading").exists)
        // Waiting tells whether it came.
        try app.press("x")
        #expect(try app.text("Count 1").waitForExistence(timeout: .seconds(10)))
        #expect(try app.text("Ready").waitForNonExistence(timeout: .seconds(10)))
        #expect(try !app.text("Never").waitForExistence(timeout: .milliseconds(10)))
        #expect(try !app.text("Count 1").waitForNonExistence(timeout: .milliseconds(10)))
        // So are properties.
        try app.press("x")
        #expect(app.text(/Count \d/).expect(\.label, is: "Count 2"))
        #expect(app.text("Count").expect(\.frame.origin.row, is: 0))
    }

    /// Also if no elements may be read: for those there is nothing to wait for then.
    @Test(arguments: [true, false]) func anActionWaitsForItsText(infersElements: Bool) throws {
        var launcher = ScreenProgram.launcher(
            #"""
            printf '\033[?1000h\033[?1006hLoading'; key >/dev/null; sleep 0.4; printf '\r\nReady\r\n'
            dd bs=1 count=18 2>/dev/null | tr '\033' '^'
            """#)
        launcher.configuration.infersElements = infersElements
        let app = try launcher.launch()
        try app.press("x")
        try app.text("Ready").tap()
        #expect(app.text("^[<0;3;2M").exists)
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
        // Only input changes the screen of a program that waits for nothing else: no action waits for a text then.
        let absent = #expect(throws: TUIError.self) { try app.text("Help").tap() }
        #expect(absent?.kind == .noMatch)
        #expect(absent?.message.contains("Waited") == false, "\(absent?.message ?? "")")
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

    @Test func theTextOfAnEarlierScreenIsGone() throws {
        let app = try ScreenProgram.launch(#"printf 'First'; key >/dev/null; printf '\033[2J\033[HLast'"#)
        let first = app.text("First")
        #expect(first.exists)
        try app.press("x")
        #expect(!first.exists)
        #expect(app.text("Last").exists)
    }

}
