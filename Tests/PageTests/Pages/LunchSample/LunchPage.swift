import LunchTest

/// The screen `Lunch` of LunchSample.
///
/// Written by `lunch page LunchSample Lunch --locale en_US`.
struct LunchPage: PageObjectsRepresentable {
    static let screenName = "Lunch"
    let app: TUIApplication

    var breakfast: TUIElement { app.tabs["Breakfast"] }
    var lunch: TUIElement { app.tabs["Lunch"] }
    var dinner: TUIElement { app.tabs["Dinner"] }
    var locale: TUIElement { app.tabs["Locale"] }
    var lunchLabel: TUIElement { app.staticTexts["lunchLabel"] }
}
