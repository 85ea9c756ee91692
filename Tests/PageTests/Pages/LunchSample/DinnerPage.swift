import LunchTest

/// The screen `Dinner` of LunchSample.
///
/// Written by `lunch page LunchSample Dinner --locale en_US`.
struct DinnerPage: PageObjectsRepresentable {
    static let screenName = "Dinner"
    let app: TUIApplication

    var breakfast: TUIElement { app.tabs["Breakfast"] }
    var lunch: TUIElement { app.tabs["Lunch"] }
    var dinner: TUIElement { app.tabs["Dinner"] }
    var locale: TUIElement { app.tabs["Locale"] }
    var dinnerLabel: TUIElement { app.staticTexts["dinnerLabel"] }
}
