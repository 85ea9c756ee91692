import LunchTest
import Testing

@Suite(.lunch) struct LocaleTests {
    @Test(arguments: [("ja_JP", "ja", "JP"), ("en_US", "en", "US")])
    func theAppIsInTheLocaleOfTheLaunch(_ locale: String, _ language: String, _ region: String) throws {
        let page = try Launcher(locale: locale).launch(LocalePage.self)
        #expect(page.languageLabel.label == language)
        #expect(page.regionLabel.label == region)
        #expect(page.localeLabel.label == locale)
    }
}
