import Lunch
import SampleKit

/// Shows the language, the region and the identifier of a locale.
struct LocaleScreen: Screen {
    let identifier = "Locale"
    let view: View

    init(locale: LaunchLocale) {
        view = Stack([
            Label(locale.language, identifier: "languageLabel"),
            Label(locale.region ?? "", identifier: "regionLabel"),
            Label(locale.identifier, identifier: "localeLabel"),
        ])
    }
}
