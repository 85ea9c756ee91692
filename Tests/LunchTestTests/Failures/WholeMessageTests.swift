import LunchTest
import TestSupport
import Testing

/// Every kind of failure of a query and an action, on a screen with much on it: the whole message.
@Suite(.waiting) struct WholeMessageTests {
    private func record(_ name: String, _ body: () -> Void) {
        RecordedMessage.expect(name, RecordedMessage.recorded(body))
    }

    private func error(_ name: String, _ body: () throws -> Void) {
        RecordedMessage.expect(name, RecordedMessage.thrown(body))
    }

    @Test func queriesAndValues() throws {
        let page = try Widgets.launch()
        let app = page.app
        record("no element of that name") { _ = app.buttons["svae"].label }
        record("an element of another type") { _ = app.buttons["name"].label }
        record("nothing like it") { _ = app.tables["list"].cells["Column 1"].isSelected }
        record("a row of another number") { _ = app.tables["list"].cells["Row 100"].isSelected }
        record("no such container") { _ = app.groups.containing(.staticText, identifier: "Nmae").firstMatch.label }
        record("nothing below") { _ = app.textFields.below(page.save).firstMatch.value }
        record("below what is not there") { _ = app.textFields.below(app.buttons["Sav"]).firstMatch.value }
        record("a condition that none meets") { _ = app.sliders.element { $0.value == "50%" }.label }
        record("an index behind the end") { _ = app.textFields.element(boundBy: 3).value }
        record("several elements") { _ = app.cells.matching(\.isEnabled).element.label }
        // Values that do not come.
        let soon = Duration.milliseconds(10)
        record("another value") { page.name.expect(\.value, is: "Bob", timeout: soon) }
        record("no element to have it") { app.textFields["nmae"].expect(\.value, is: "Bob", timeout: soon) }
        record("nothing that appears") { app.alerts.element.expectToExist(timeout: soon) }
        // Values that cannot be set.
        error("no position") { try page.size.adjust(toNormalizedSliderPosition: 0.5) }
        error("no such wheel value") { try page.size.adjust(toPickerWheelValue: "Huge") }
        error("no key") { try page.name.typeKey("xy", modifierFlags: []) }
        error("a key that cannot be told") { try app.press(.command("s")) }
    }

    @Test func elementsThatCannotBeReached() throws {
        let page = try Widgets.launch(mouse: 1000)
        let app = page.app
        error("covered") { try app.buttons["covered"].tap() }
        error("no focus") { try app.windows["window"].typeText("x") }
        error("no motion") { try page.save.hover() }
        error("off the screen") {
            try page.save.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0)).withOffset(columns: 0, rows: 20)
                .tap()
        }
        let plain = try Widgets.launch()
        error("no mouse") { try plain.save.rightClick() }
        let interrupted = try Widgets.launch(mouse: 1000, alerts: 1)
        error("behind an alert") { try interrupted.save.tap() }
        interrupted.app.addUIInterruptionMonitor(withDescription: "clumsy") { alert in
            try alert.buttons["No"].tap()
            return true
        }
        error("a monitor that fails") { try interrupted.save.tap() }
    }

    @Test func appsThatAreNotThere() throws {
        let app = TUIApplication(fixture)
        record("not launched") { _ = app.buttons["save"].label }
        let page = try Launcher(app: fixture, screen: "Counter").launch()
        try page.press("a", "x")
        record("an app that left") { _ = page.staticTexts["count"].label }
        // Its work is ended by a timer, and no time passes.
        var launcher = Launcher(app: fixture, screen: "Working", clock: .virtual)
        launcher.configuration.settleTimeout = .seconds(1)
        let busy = try launcher.launch()
        try busy.press("a")
        error("busy") { _ = try busy.settledFrame() }
    }
}
