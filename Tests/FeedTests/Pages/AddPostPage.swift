import LunchTest

struct AddPostPage: PageObjectsRepresentable {
    static let screenName = "AddPost"
    let app: TUIApplication

    var feedText: TUIElement { app.textViews["feedText"] }
    var sendButton: TUIElement { app.buttons["sendButton"] }
    var indicator: TUIElement { app.activityIndicators["indicator"] }
}
