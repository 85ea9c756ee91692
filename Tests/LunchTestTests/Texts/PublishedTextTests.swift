import LunchTest
import TestSupport
import Testing

/// The text of an app that publishes elements.
@Suite(.waiting) struct PublishedTextTests {
    @Test func theScreenIsReadWhateverIsPublished() throws {
        let page = try Widgets.launch()
        let app = page.app
        #expect(app.text("Name: Ada").frame == CellRect(column: 0, row: 8, columns: 9, rows: 1))
        // The element is elsewhere, and has another label.
        #expect(!app.staticTexts["Name: Ada"].exists)
        #expect(app.text("Save").frame.size.columns == 4 && page.save.frame.size.columns == 8)
        // Elements are found beside text.
        let column = TUIRegion.rectangle(CellRect(column: 0, row: 2, columns: 5, rows: 1))
        #expect(app.tables.rightOf(app.text("Name: Ada")).count == 0)
        #expect(app.cells.rightOf(app.text(/^0$/, within: column)).count == 1)
        #expect(app.textFields.below(app.text("Widgets")).firstMatch.identifier == "name")
        #expect(app.text("Ada", within: .element(page.name)).frame.origin.column == 6)
        #expect(!app.text("Save", within: .element(page.name)).exists)
        #expect(app.texts("Row").inside(page.list).count == 5)
        // The message shows the elements of the app.
        let message = RecordedMessage.recorded { _ = app.text("Sve").label } ?? ""
        #expect(message.contains("\n  button \"save\", label \"Save\", (0, 10) 8×1\n"), "\(message)")
        #expect(!message.contains("staticText, label \"Save\""))
        // A text is not pressed by keys.
        let error = #expect(throws: TUIError.self) { try app.text("Save").tap() }
        #expect(error?.message.contains("it hasn't turned on mouse reports") == true)
        #expect(page.notes == "" && page.name.hasFocus)
        // It is of the settled frame.
        try page.name.typeText("!")
        #expect(app.text("Name: Ada!").exists && !app.text(/Ada$/).exists)
    }

    @Test func aClickGoesToTheCellsOfTheText() throws {
        let page = try Widgets.launch(mouse: 1000)
        // The element that lies there is pressed by its own handling of the mouse.
        try page.app.text("Save").tap()
        #expect(page.notes == "save save up")
        try page.app.text("Row 2").tap()
        #expect(page.row(2).isSelected)
        // A window lies over the button there, but its text is what is seen.
        #expect(page.app.text("On top").isHittable)
    }

    @Test func anAlertIsAnsweredFirst() throws {
        let page = try Widgets.launch(mouse: 1000, alerts: 2)
        let error = #expect(throws: TUIError.self) { try page.app.text("Save").tap() }
        #expect(
            error?.message.hasPrefix(
                """
                app.text("Save") can't be reached: an alert is open, which must be answered first.
                The alert: alert "alert", label "Really?", (60, 8) 20×4.
                """) == true, "\(error?.message ?? "")")
        // The text of the alert itself is not behind it.
        try page.app.text("Yes").tap()
        page.app.addUIInterruptionMonitor(withDescription: "any") { alert in
            try alert.buttons["Yes"].tap()
            return true
        }
        try page.app.text("I agree").tap()
        #expect(page.agree.value == "on")
        #expect(!page.app.alerts.element.exists)
    }

    @Test func aSecureFieldReportsNoMoreThanTheScreen() throws {
        let page = try Widgets.launch()
        try page.pin.typeText("4711")
        let shown = page.app.text(/PIN: .*/).label
        #expect(shown == "PIN: ••••")
        #expect(!page.app.text("4711").exists)
        let message = RecordedMessage.recorded { _ = page.app.text("PIN: 471").label } ?? ""
        #expect(!message.contains("4711"))
    }

}
