import LunchTest

/// The screen `Locale` of LunchSample.
///
/// Written by `lunch page LunchSample Locale --locale en_US`.
struct LocalePage: PageObjectsRepresentable {
    static let screenName = "Locale"
    let app: TUIApplication

    var breakfast: TUIElement { app.tabs["Breakfast"] }
    var lunch: TUIElement { app.tabs["Lunch"] }
    var dinner: TUIElement { app.tabs["Dinner"] }
    var locale: TUIElement { app.tabs["Locale"] }
    var languageLabel: TUIElement { app.staticTexts["languageLabel"] }
    var regionLabel: TUIElement { app.staticTexts["regionLabel"] }
    var localeLabel: TUIElement { app.staticTexts["localeLabel"] }
}
