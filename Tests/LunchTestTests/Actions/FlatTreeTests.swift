import LunchTest
import TestSupport
import Testing

/// Elements directly below the root are reached with the keyboard: with Tab, or with the arrows by where they lie.
@Suite(.waiting) struct FlatTreeTests {
    private struct Flat: PageObjectsRepresentable {
        static let screenName = "Flat"
        let app: TUIApplication
        var notes: String { app.line("notes") }
        var keys: String { app.line("keys") }

        static func launch(
            tab: Bool = false, arrows: Bool = false, isSelection: Bool = false, behind front: String? = nil
        ) throws -> Flat {
            var mock: [String: LunchJSON] = [
                "tab": .bool(tab), "arrows": .bool(arrows), "isSelection": .bool(isSelection),
            ]
            mock["front"] = front.map { .string($0) }
            return try Launcher(app: fixture).launch(Flat.self, mock: .of(LunchJSON.object(mock)))
        }
    }

    @Test func anAppThatKnowsOnlyArrows() throws {
        let page = try Flat.launch(arrows: true)
        try page.app.cells["Eggs"].tap()
        #expect(page.keys == "tab B B return")
        try page.app.buttons["Remove"].tap()
        #expect(page.keys == "tab B B return tab B B C return")
        try page.app.cells["Bread"].tap()
        #expect(page.notes == "Eggs Remove Bread")
    }

    @Test func anAppWhoseArrowsLeadBack() throws {
        let page = try Flat.launch(arrows: true)
        try page.app.textFields["note"].typeText("x")
        #expect(page.app.textFields["note"].value == "x")
        try page.app.cells["Milk"].tap()
        #expect(page.notes == "Milk")
        #expect(page.keys == "tab B B B x tab A A A return")
    }

    @Test func aSelectionIsMovedWhereNothingSaysThatItHasTheFocus() throws {
        let page = try Flat.launch(arrows: true, isSelection: true)
        try page.app.cells["Bread"].tap()
        #expect(page.keys == "tab B return")
        #expect(page.notes == "Bread")
        let error = #expect(throws: TUIError.self) { try page.app.textFields["note"].typeText("x") }
        #expect(
            error?.message.hasPrefix(
                """
                app.textFields["note"] didn't get the focus after the keys Tab and Down; the app publishes no element that has \
                the focus.
                """) == true, "\(error?.message ?? "")")
    }

    @Test func anAppThatKnowsOnlyTab() throws {
        let page = try Flat.launch(tab: true)
        try page.app.buttons["Remove"].tap()
        #expect(page.keys == "tab tab tab tab tab return")
        #expect(page.notes == "Remove")
    }

    @Test func anAppThatKnowsBothIsAskedWithTab() throws {
        let page = try Flat.launch(tab: true, arrows: true)
        try page.app.cells["Eggs"].tap()
        #expect(page.keys == "tab tab return")
        #expect(page.notes == "Eggs")
    }

    /// Tab would be an answer: "Delete? (y/n)" takes any key but y for no.
    @Test func anAlertWithoutAButtonIsNotAnsweredByAccident() throws {
        let page = try Flat.launch(tab: true, behind: "alert")
        let actions: [() throws -> Void] = [
            { try page.app.buttons["Remove"].tap() }, { try page.app.textFields["note"].typeText("x") },
        ]
        for action in actions {
            let error = #expect(throws: TUIError.self) { try action() }
            #expect(error?.kind == .unreachable)
            #expect(error?.failure.input == nil)
            #expect(
                error?.message.contains(
                    """
                     can't be reached: an alert is open, which must be answered first.
                    The alert: alert "news", label "News", (40, 3) 20×3.
                    Answer it, or handle it whenever it appears: app.addUIInterruptionMonitor(withDescription:handler:).
                    The alert has no button. Press a key that answers it, for example app.press("y") or app.press(.escape). If it \
                    doesn't wait for an answer, have the app publish it with a type other than .alert.

                    """) == true, "\(error?.message ?? "")")
        }
        page.app.addUIInterruptionMonitor(withDescription: "news") { _ in
            try page.app.press(.escape)
            return true
        }
        try page.app.buttons["Remove"].tap()
        #expect(page.notes == "Remove")
    }

    /// It has nothing to press, so that it holds nobody up by itself.
    @Test func whatIsOpenAndMayHaveTakenTheKeysIsNamed() throws {
        let page = try Flat.launch(tab: true, behind: "dialog")
        let actions: [(String, () throws -> Void)] = [
            ("Tab, Down and Right", { try page.app.buttons["Remove"].tap() }),
            ("Tab and Down", { try page.app.textFields["note"].typeText("x") }),
        ]
        for (keys, action) in actions {
            let error = #expect(throws: TUIError.self) { try action() }
            #expect(error?.kind == .unreachable)
            #expect(
                error?.message.contains(
                    """
                     didn't get the focus after the keys \(keys): a dialog is open and may have taken them:
                      dialog "news", label "News", (40, 3) 20×3
                    Close it first, with one of its buttons or with a key, for example app.press(.escape).

                    """) == true, "\(error?.message ?? "")")
        }
        #expect(page.keys == "")
        try page.app.press(.escape)
        try page.app.buttons["Remove"].tap()
        #expect(page.notes == "Remove")
    }

    @Test func anAppInWhichNothingMovesIsAnErrorThatNamesTheKeys() throws {
        let page = try Flat.launch()
        let error = #expect(throws: TUIError.self) { try page.app.buttons["Remove"].tap() }
        #expect(error?.kind == .unreachable)
        #expect(
            error?.message.hasPrefix(
                """
                app.buttons["Remove"] didn't get the focus after the keys Tab, Down and Right; it is still on cell
                """) == true, "\(error?.message ?? "")")
        #expect(page.keys == "tab B C")
        #expect(page.notes == "")
    }
}
