import LunchTest

/// The screen `Home` of FootStepMeter.
///
/// Written by `lunch page FootStepMeter Home --variant walk --locale en_US`.
struct HomePage: PageObjectsRepresentable {
    static let screenName = "Home"
    let app: TUIApplication

    var home: TUIElement { app.tabs["Home"] }
    var map: TUIElement { app.tabs["Map"] }
    var export: TUIElement { app.tabs["Export"] }
    var settings: TUIElement { app.tabs["Settings"] }
    var title: TUIElement { app.staticTexts["Title"] }
    var titleField: TUIElement { app.textFields["titleField"] }
    var accuracyButton: TUIElement { app.buttons["accuracyButton"] }
    var start: TUIElement { app.buttons["Start"] }
    var stop: TUIElement { app.buttons["Stop"] }
    var statusLabel: TUIElement { app.staticTexts["statusLabel"] }
    var positionLabel: TUIElement { app.staticTexts["positionLabel"] }
}
