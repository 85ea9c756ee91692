import LunchTest

/// The screen `AddPost` of Feed.
///
/// Written by `lunch page Feed AddPost --variant lunch --locale en_US`.
struct AddPostPage: PageObjectsRepresentable {
    static let screenName = "AddPost"
    let app: TUIApplication

    var back: TUIElement { app.buttons["Back"] }
    var newPost: TUIElement { app.staticTexts["New post"] }
    var feedText: TUIElement { app.textViews["feedText"] }
    var sendButton: TUIElement { app.buttons["sendButton"] }
}
