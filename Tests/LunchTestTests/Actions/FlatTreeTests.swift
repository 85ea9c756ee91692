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

    private struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        var tab = false
        var arrows = false
        var isSelection = false
        /// The keys that the app got, and the things that it was told to do.
        let keys: String
        let notes: String
        let act: @Sendable (TUIApplication) throws -> Void
    }

    private static let cases = [
        Case(
            testDescription: "an app that knows only arrows", arrows: true,
            keys: "tab B B return tab B B C return", notes: "Eggs Remove"
        ) {
            try $0.cells["Eggs"].tap()
            try $0.buttons["Remove"].tap()
        },
        Case(
            testDescription: "back to a row", arrows: true, keys: "tab B B B B C return tab A D A A A return",
            notes: "Remove Bread"
        ) {
            try $0.buttons["Remove"].tap()
            try $0.cells["Bread"].tap()
        },
        Case(
            testDescription: "an app whose arrows lead back", arrows: true,
            keys: "tab B B B x tab A A A return", notes: "Milk"
        ) {
            try $0.textFields["note"].typeText("x")
            #expect($0.textFields["note"].value == "x")
            try $0.cells["Milk"].tap()
        },
        Case(
            testDescription: "a selection where nothing says that it has the focus", arrows: true, isSelection: true,
            keys: "tab B return", notes: "Bread"
        ) { try $0.cells["Bread"].tap() },
        Case(
            testDescription: "an app that knows only Tab", tab: true, keys: "tab tab tab tab tab return",
            notes: "Remove"
        ) { try $0.buttons["Remove"].tap() },
        Case(
            testDescription: "an app that knows both", tab: true, arrows: true, keys: "tab tab return", notes: "Eggs"
        ) { try $0.cells["Eggs"].tap() },
    ]

    @Test(arguments: cases) private func theAppIsAskedWithKeysThatItKnows(_ given: Case) throws {
        let page = try Flat.launch(tab: given.tab, arrows: given.arrows, isSelection: given.isSelection)
        try given.act(page.app)
        #expect([page.keys, page.notes] == [given.keys, given.notes])
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
        let opening = """
            app.buttons["Remove"] didn't get the focus after the keys Tab, Down and Right; it is still on cell
            """
        #expect(error?.message.hasPrefix(opening) == true, "\(error?.message ?? "")")
        #expect([page.keys, page.notes] == ["tab B C", ""])
        // Nothing says where the focus is.
        let selection = try Flat.launch(arrows: true, isSelection: true)
        let unknown = #expect(throws: TUIError.self) { try selection.app.textFields["note"].typeText("x") }
        let words = """
            app.textFields["note"] didn't get the focus after the keys Tab and Down; the app publishes no element that has \
            the focus.
            """
        #expect(unknown?.message.hasPrefix(words) == true, "\(unknown?.message ?? "")")
    }
}
