import LunchTest

/// The only screen of the app in one file.
struct GreeterPage: PageObjectsRepresentable {
    static let screenName = "Greeter"
    let app: TUIApplication

    var name: TUIElement { app.textFields["Name"] }
    var greet: TUIElement { app.buttons["Greet"] }
    var greeting: TUIElement { app.staticTexts["greeting"] }
}
