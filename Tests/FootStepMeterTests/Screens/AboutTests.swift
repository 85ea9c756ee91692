import LunchTest
import Testing

@testable import FootStepMeter

@Suite(.lunch) struct AboutTests {
    @Test func reportsNameVersionAndLicence() throws {
        let page = try Launcher().launch(AboutPage.self, mock: .of(MockData()))
        #expect(page.nameLabel.label == "FootStepMeter")
        #expect(page.versionLabel.label == "Version 1.0")
        #expect(page.licenceLabel.label == "MIT License, © 2026 The Lunch authors")
        try TabBarPage(app: page.app).backButton.tap()
        #expect(SettingsPage(app: page.app).aboutRow.exists)
    }
}
