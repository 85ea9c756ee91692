import Lunch
import Testing

/// The identifier of a locale is taken apart, however it is written.
struct LaunchLocaleTests {
    @Test(
        arguments: [
            ("ja_JP", "ja_JP", "ja", "JP"),
            ("en-US", "en-US", "en", "US"),
            ("EN_us", "EN_us", "en", "US"),
            ("zh-Hant-TW", "zh-Hant-TW", "zh", "TW"),
            ("zh_Hant", "zh_Hant", "zh", nil),
            ("es-419", "es-419", "es", "419"),
            ("de", "de", "de", nil),
            ("en_US.UTF-8", "en_US", "en", "US"),
            ("de_DE@euro", "de_DE", "de", "DE"),
            ("C.UTF-8", "C", "c", nil),
            ("sl-rozaj-IT", "sl-rozaj-IT", "sl", "IT"),
            ("", "", "", nil),
        ] as [(String, String, String, String?)])
    func parts(text: String, identifier: String, language: String, region: String?) {
        let locale = LaunchLocale(text)
        #expect(locale.identifier == identifier)
        #expect(locale.language == language)
        #expect(locale.region == region)
    }
}
