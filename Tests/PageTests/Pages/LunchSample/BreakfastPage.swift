import LunchTest

/// The screen `Breakfast` of LunchSample.
///
/// Written by `lunch page LunchSample Breakfast --variant bread --locale en_US`.
struct BreakfastPage: PageObjectsRepresentable {
    static let screenName = "Breakfast"
    let app: TUIApplication

    var breakfast: TUIElement { app.tabs["Breakfast"] }
    var lunch: TUIElement { app.tabs["Lunch"] }
    var dinner: TUIElement { app.tabs["Dinner"] }
    var locale: TUIElement { app.tabs["Locale"] }
    var menuLabel: TUIElement { app.staticTexts["menuLabel"] }
}
