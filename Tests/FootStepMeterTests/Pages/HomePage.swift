import LunchTest

struct HomePage: PageObjectsRepresentable {
    static let screenName = "Home"
    let app: TUIApplication

    var titleField: TUIElement { app.textFields["titleField"] }
    var accuracyButton: TUIElement { app.buttons["accuracyButton"] }
    var startButton: TUIElement { app.buttons["Start"] }
    var stopButton: TUIElement { app.buttons["Stop"] }
    var statusLabel: TUIElement { app.staticTexts["statusLabel"] }
    var positionLabel: TUIElement { app.staticTexts["positionLabel"] }
}
