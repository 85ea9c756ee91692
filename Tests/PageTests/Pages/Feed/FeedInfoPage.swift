import LunchTest

/// The screen `FeedInfo` of Feed.
///
/// Written by `lunch page Feed FeedInfo --variant lunch --locale en_US`.
struct FeedInfoPage: PageObjectsRepresentable {
    static let screenName = "FeedInfo"
    let app: TUIApplication

    var back: TUIElement { app.buttons["Back"] }
    var post: TUIElement { app.staticTexts["Post"] }
    var titleLabel: TUIElement { app.staticTexts["titleLabel"] }
    var feedText: TUIElement { app.textViews["feedText"] }
}
