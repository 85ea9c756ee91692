import LunchTest

struct FeedInfoPage: PageObjectsRepresentable {
    static let screenName = "FeedInfo"
    let app: TUIApplication

    var titleLabel: TUIElement { app.staticTexts["titleLabel"] }
    var feedText: TUIElement { app.textViews["feedText"] }
    var backButton: TUIElement { app.buttons["Back"] }
    var indicator: TUIElement { app.activityIndicators["indicator"] }
}
