import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct ExportTests {
    @Test func exportsTheRouteThatIsChosen() throws {
        let page = try Launcher().launch(ExportPage.self, mock: .of(MockData.twoRoutes))
        let alert = AlertPage(app: page.app)
        try page.row("test2: 3 points").tap()
        #expect(alert.alert.label == "Exported")
        #expect(alert.message.label == "test2.gpx")
        try alert.button("OK").tap()
        #expect(page.row("test1: 1 point").isHittable)
    }

    @Test func whatCannotBeExportedIsReported() throws {
        var mock = MockData.twoRoutes
        mock.failure = "The disk is full."
        let page = try Launcher().launch(ExportPage.self, mock: .of(mock))
        try page.row("test2: 3 points").tap()
        #expect(AlertPage(app: page.app).message.label == "The disk is full.")
    }

    @Test func mayBeEmpty() throws {
        let page = try Launcher().launch(ExportPage.self, mock: .of(MockData()))
        #expect(page.hintLabel.label == "No route has been recorded yet.")
    }
}
